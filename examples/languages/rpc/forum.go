// The forum's newest threads, in Go without cgo: the program danxi-rpc calls the library.
//
//	DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... go run forum.go
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// Session is a process of danxi-rpc, which signs in with the account in the environment.
// This one makes one call at a time. A program with many goroutines finds the caller of a response by its id.
type Session struct {
	process   *exec.Cmd
	input     io.Closer
	requests  *json.Encoder
	responses *bufio.Reader
	last      int
}

// Error is an error of a call. Choose by Name.
type Error struct {
	Message string
	Data    struct{ Name string }
}

func (e *Error) Error() string { return e.Message }

func open() (*Session, error) {
	process := exec.Command("danxi-rpc")
	process.Stderr = os.Stderr
	input, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	return &Session{process, input, json.NewEncoder(input), bufio.NewReader(output), 0}, process.Start()
}

// Call calls a method, and stores its value in result.
func (s *Session) Call(method string, params any, result any) error {
	s.last++
	request := map[string]any{"jsonrpc": "2.0", "id": s.last, "method": method, "params": params}
	if err := s.requests.Encode(request); err != nil {
		return err
	}
	for {
		line, err := s.responses.ReadBytes('\n')
		if err != nil {
			return fmt.Errorf("danxi-rpc has ended: %w", err)
		}
		var response struct {
			ID     *int
			Result json.RawMessage
			Error  *Error
		}
		if err := json.Unmarshal(line, &response); err != nil {
			return fmt.Errorf("danxi-rpc: %w", err)
		}
		isOwn := response.ID != nil && *response.ID == s.last
		// A request that cannot be read, such as one that is too long, has no id in its error.
		if response.Error != nil && (isOwn || response.ID == nil) {
			return response.Error
		}
		if isOwn {
			return json.Unmarshal(response.Result, result)
		}
	}
}

// Close ends the process.
func (s *Session) Close() error {
	s.input.Close()
	return s.process.Wait()
}

type hole struct {
	ID     int
	Floors struct {
		FirstFloor struct{ Content string } `json:"first_floor"`
	}
}

func show(session *Session) error {
	var holes []hole
	if err := session.Call("forum.list_holes_in_division", map[string]any{"division_id": 1, "size": 3}, &holes); err != nil {
		return err
	}
	for _, each := range holes {
		line, _, _ := strings.Cut(each.Floors.FirstFloor.Content, "\n")
		fmt.Printf("#%d %s\n", each.ID, line)
	}
	return session.Call("forum.get_hole", map[string]any{"id": 99999999}, &hole{})
}

func main() {
	session, err := open()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	err = show(session)
	session.Close()
	var failure *Error
	if errors.As(err, &failure) {
		fmt.Println("error:", failure.Data.Name)
	}
	if err != nil && (failure == nil || failure.Data.Name != "not_found") {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
