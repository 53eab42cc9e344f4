// The forum's newest threads, in Go.
//
//	go run forum.go
package main

/*
#cgo LDFLAGS: -ldanxi
#include <stdlib.h>
#include <danxi/danxi.h>
*/
import "C"

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"unsafe"
)

// An Error is the error of a failed call.
type Error struct {
	Code    int    `json:"code"`
	Name    string `json:"name"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Message }

// value frees a result, and stores the value in target unless target is nil. It returns the error of a failed call.
func value(result *C.danxi_result, target any) error {
	defer C.danxi_result_free(result)
	text := []byte(C.GoString(C.danxi_result_json(result, nil)))
	if C.danxi_result_status(result) != C.DANXI_OK {
		failure := new(Error)
		if err := json.Unmarshal(text, failure); err != nil {
			return err
		}
		return failure
	}
	if target == nil {
		return nil
	}
	return json.Unmarshal(text, target)
}

// A Session may be used by any goroutine.
type Session struct{ handle *C.danxi_session }

func Open(config string) (*Session, error) {
	text := C.CString(config)
	defer C.free(unsafe.Pointer(text))
	session := new(Session)
	return session, value(C.danxi_session_open(text, &session.handle), nil)
}

func (s *Session) Close() { C.danxi_session_close(s.handle) }

// Call calls a method by name. The parameters are a map or a structure. Call stores the value of the method in target.
func (s *Session) Call(method string, params, target any) error {
	encoded, err := json.Marshal(params)
	if err != nil {
		return err
	}
	name, text := C.CString(method), C.CString(string(encoded))
	defer C.free(unsafe.Pointer(name))
	defer C.free(unsafe.Pointer(text))
	return value(C.danxi_call(s.handle, name, text), target)
}

type hole struct {
	ID     int64
	Floors struct {
		First struct{ Content string } `json:"first_floor"`
	}
}

func run() error {
	session, err := Open(os.Getenv("DANXI_CONFIG"))
	if err != nil {
		return err
	}
	defer session.Close()
	account := map[string]string{"email": os.Getenv("DANXI_EMAIL"), "password": os.Getenv("DANXI_PASSWORD")}
	if err := session.Call("account.login", account, nil); err != nil {
		return err
	}
	var holes []hole
	if err := session.Call("forum.list_holes_in_division", map[string]int{"division_id": 1, "size": 3}, &holes); err != nil {
		return err
	}
	for _, hole := range holes {
		line, _, _ := strings.Cut(hole.Floors.First.Content, "\n")
		fmt.Printf("#%d %s\n", hole.ID, line)
	}
	return session.Call("forum.get_hole", map[string]int{"id": 99999999}, nil)
}

func main() {
	var failure *Error
	err := run()
	if errors.As(err, &failure) {
		fmt.Println("error:", failure.Name)
	}
	if failure == nil || failure.Code != C.DANXI_ERROR_NOT_FOUND {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
