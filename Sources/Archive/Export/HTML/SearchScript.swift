/// The only script of the export. It shows the texts with all words of a query, and makes no markup of them.
///
/// The texts are in the page itself, because a page that was opened from a folder may not read other files.
enum SearchScript {
    static let source: StaticString = #"""
        "use strict";
        (() => {
          const data = JSON.parse(document.getElementById("texts").textContent);
          const box = document.getElementById("query");
          const list = document.getElementById("found");
          const state = document.getElementById("state");
          const folded = (text) => text.normalize("NFKC").toLowerCase();
          const texts = data.texts.map((each) => folded(each[0] + "\n" + each[2]));
          const shown = 200, before = 40, length = 240;
          function marked(target, text, words) {
            const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\\/-]/g, "\\$&")).join("|"), "gi");
            const first = text.search(pattern);
            const start = Math.max(0, first - before);
            const part = (start > 0 ? "…" : "") + text.slice(start, start + length) + (start + length < text.length ? "…" : "");
            let end = 0;
            for (const match of part.matchAll(pattern)) {
              target.append(part.slice(end, match.index));
              target.appendChild(document.createElement("mark")).textContent = match[0];
              end = match.index + match[0].length;
            }
            target.append(part.slice(end));
          }
          function show() {
            const words = folded(box.value).split(/\s+/).filter(Boolean);
            list.replaceChildren();
            if (words.length === 0) {
              state.textContent = "";
              return;
            }
            let count = 0;
            texts.forEach((text, index) => {
              if (!words.every((word) => text.includes(word))) return;
              count += 1;
              if (count > shown) return;
              const item = list.appendChild(document.createElement("li"));
              item.className = "card";
              const link = item.appendChild(document.createElement("a"));
              link.href = data.texts[index][1];
              link.textContent = data.texts[index][0];
              const body = item.appendChild(document.createElement("div"));
              body.className = "post";
              marked(body, data.texts[index][2], words);
            });
            state.textContent = (count > shown ? data.many : data.count).replace("{count}", count).replace("{shown}", shown);
          }
          box.addEventListener("input", show);
          show();
        })();
        """#
}
