//! The forum's newest threads, in Rust without unsafe code: the program danxi-rpc calls the library.
//!
//!     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... cargo run

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{json, Value};

/// An error of a call. Choose by its name.
struct Error {
    name: String,
    message: String,
}

impl Error {
    /// Reads the member `error` of a response.
    fn of(error: &Value) -> Error {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        Error { name: text(&error["data"]["name"]), message: text(&error["message"]) }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error { name: String::new(), message: format!("danxi-rpc: {error}") }
    }
}

/// A process of danxi-rpc, which signs in with the account in the environment.
/// This one makes one call at a time. A program with many threads finds the caller of a response by its id.
struct Session {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    last: u64,
}

impl Session {
    fn open() -> io::Result<Session> {
        let mut process = Command::new("danxi-rpc").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let output = BufReader::new(process.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?);
        let input = process.stdin.take();
        Ok(Session { process, input, output, last: 0 })
    }

    /// Calls a method, and returns its value.
    fn call(&mut self, method: &str, params: Value) -> Result<Value, Error> {
        self.last += 1;
        let request = json!({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params});
        if let Some(input) = &mut self.input {
            writeln!(input, "{request}")?;
        }
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
            }
            let mut response: Value = serde_json::from_str(&line).map_err(io::Error::from)?;
            let is_own = response["id"] == self.last;
            match response.get("error") {
                // A request that cannot be read, such as one that is too long, has no id in its error.
                Some(error) if is_own || response["id"].is_null() => return Err(Error::of(error)),
                None if is_own => return Ok(response["result"].take()),
                _ => {} // a notification
            }
        }
    }
}

/// Ends the process.
impl Drop for Session {
    fn drop(&mut self) {
        self.input = None;
        self.process.wait().ok();
    }
}

fn run() -> Result<(), Error> {
    let mut session = Session::open()?;
    let holes = session.call("forum.list_holes_in_division", json!({"division_id": 1, "size": 3}))?;
    for hole in holes.as_array().into_iter().flatten() {
        let content = hole["floors"]["first_floor"]["content"].as_str().unwrap_or_default();
        println!("#{} {}", hole["id"], content.lines().next().unwrap_or_default());
    }
    session.call("forum.get_hole", json!({"id": 99999999}))?;
    Ok(())
}

fn main() {
    if let Err(error) = run() {
        println!("error: {}", error.name);
        if error.name != "not_found" {
            eprintln!("{}", error.message);
            std::process::exit(1);
        }
    }
}
