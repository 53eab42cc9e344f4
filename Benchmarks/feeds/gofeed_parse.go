// Parses feeds with gofeed. Reads the path of a file from each line of the input, and prints the seconds from the feed as a string to
// JSON text, and the number of entries.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"
	"time"

	"github.com/mmcdole/gofeed"
)

func main() {
	parser := gofeed.NewParser()
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		file, err := os.ReadFile(lines.Text())
		if err != nil {
			log.Fatal(err)
		}
		text := string(file)
		start := time.Now()
		feed, err := parser.ParseString(text)
		if err != nil {
			log.Fatal(err)
		}
		var output strings.Builder
		encoder := json.NewEncoder(&output)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(feed); err != nil {
			log.Fatal(err)
		}
		seconds := time.Since(start).Seconds()
		fmt.Printf("{\"seconds\": %f, \"entries\": %d}\n", seconds, len(feed.Items))
	}
}
