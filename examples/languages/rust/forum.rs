//! The forum's newest threads, in Rust. The program declares the functions that it needs itself, and uses no crates.
//!
//!     rustc forum.rs -l danxi -l jansson && ./forum

use std::env;
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int};
use std::ptr;

#[repr(C)]
struct Handle {
    _private: [u8; 0],
}

#[repr(C)]
struct Value {
    _private: [u8; 0],
}

extern "C" {
    fn danxi_session_open(config: *const c_char, session: *mut *mut Handle) -> *mut Handle;
    fn danxi_session_close(session: *mut Handle);
    fn danxi_call(session: *mut Handle, method: *const c_char, params: *const c_char) -> *mut Handle;
    fn danxi_result_status(result: *const Handle) -> c_int;
    fn danxi_result_json(result: *const Handle, length: *mut usize) -> *const c_char;
    fn danxi_result_free(result: *mut Handle);
    fn danxi_status_name(status: c_int) -> *const c_char;

    // Rust's standard library has no JSON. jansson is already installed, because libdanxi uses it.
    fn json_object() -> *mut Value;
    fn json_string(text: *const c_char) -> *mut Value;
    fn json_object_set_new(object: *mut Value, key: *const c_char, value: *mut Value) -> c_int;
    fn json_dumps(value: *const Value, flags: usize) -> *mut c_char;
    fn json_loads(text: *const c_char, flags: usize, error: *mut u8) -> *mut Value;
    fn json_array_size(array: *const Value) -> usize;
    fn json_array_get(array: *const Value, index: usize) -> *mut Value;
    fn json_object_get(object: *const Value, key: *const c_char) -> *mut Value;
    fn json_integer_value(value: *const Value) -> i64;
    fn json_string_value(value: *const Value) -> *const c_char;
    fn json_delete(value: *mut Value);
    fn free(pointer: *mut c_char);
}

/// An error of the library: its name, such as "not_found", and the error object as JSON.
struct Error {
    name: String,
    json: String,
}

fn c(text: &str) -> CString {
    CString::new(text).expect("a string without NUL")
}

/// Copies a string that C owns.
unsafe fn string(text: *const c_char) -> String {
    CStr::from_ptr(text).to_string_lossy().into_owned()
}

/// Frees a result, and returns its JSON text.
fn value(result: *mut Handle) -> Result<String, Error> {
    unsafe {
        let status = danxi_result_status(result);
        let json = string(danxi_result_json(result, ptr::null_mut()));
        danxi_result_free(result);
        if status == 0 {
            Ok(json)
        } else {
            Err(Error { name: string(danxi_status_name(status)), json })
        }
    }
}

struct Session(*mut Handle);

// Any thread may use a session.
unsafe impl Send for Session {}
unsafe impl Sync for Session {}

impl Session {
    fn open(config: &str) -> Result<Session, Error> {
        let mut session = ptr::null_mut();
        value(unsafe { danxi_session_open(c(config).as_ptr(), &mut session) })?;
        Ok(Session(session))
    }

    fn call(&self, method: &str, params: &str) -> Result<String, Error> {
        value(unsafe { danxi_call(self.0, c(method).as_ptr(), c(params).as_ptr()) })
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        unsafe { danxi_session_close(self.0) }
    }
}

/// Returns a JSON object of strings. Passwords may have any characters.
fn object(members: &[(&str, &str)]) -> String {
    unsafe {
        let object = json_object();
        for (key, text) in members {
            json_object_set_new(object, c(key).as_ptr(), json_string(c(text).as_ptr()));
        }
        let text = json_dumps(object, 0);
        json_delete(object);
        let copy = string(text);
        free(text);
        copy
    }
}

/// Returns the number and the first line of each hole of a list.
fn holes(json: &str) -> Vec<(i64, String)> {
    unsafe {
        let list = json_loads(c(json).as_ptr(), 0, ptr::null_mut());
        let at = |value: *mut Value, key: &str| json_object_get(value, c(key).as_ptr());
        let found = (0..json_array_size(list))
            .map(|index| json_array_get(list, index))
            .map(|hole| {
                let content = at(at(at(hole, "floors"), "first_floor"), "content");
                let text = string(json_string_value(content));
                (json_integer_value(at(hole, "id")), text.lines().next().unwrap_or("").to_string())
            })
            .collect();
        json_delete(list);
        found
    }
}

fn run() -> Result<(), Error> {
    let variable = |name| env::var(name).unwrap_or_default();
    let session = Session::open(&variable("DANXI_CONFIG"))?;
    let account = object(&[("email", &variable("DANXI_EMAIL")), ("password", &variable("DANXI_PASSWORD"))]);
    session.call("account.login", &account)?;
    let list = session.call("forum.list_holes_in_division", r#"{"division_id": 1, "size": 3}"#)?;
    for (id, line) in holes(&list) {
        println!("#{id} {line}");
    }
    session.call("forum.get_hole", r#"{"id": 99999999}"#)?;
    Ok(())
}

fn main() {
    if let Err(error) = run() {
        println!("error: {}", error.name);
        if error.name != "not_found" {
            eprintln!("{}", error.json);
            std::process::exit(1);
        }
    }
}
