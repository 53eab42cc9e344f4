// The forum's newest threads, in JavaScript without an addon: the program danxi-rpc calls the library.
//
//     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... node forum.js
"use strict";

const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

/** A session in a process of danxi-rpc, which signs in with the account in the environment. */
class Session {
    constructor() {
        this.process = spawn("danxi-rpc", { stdio: ["pipe", "pipe", "inherit"] });
        this.waiting = new Map();
        this.last = 0;
        createInterface({ input: this.process.stdout }).on("line", (line) => this.receive(JSON.parse(line)));
        this.process.on("close", () => this.waiting.forEach(({ reject }) => reject(new Error("danxi-rpc has ended"))));
    }

    /** Calls a method. Many calls can run at once. */
    call(method, params = {}) {
        const id = ++this.last;
        this.process.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    }

    receive({ id, result, error }) {
        const { resolve, reject } = this.waiting.get(id);
        this.waiting.delete(id);
        if (error) reject(Object.assign(new Error(error.message), { name: error.data?.name }));
        else resolve(result);
    }

    /** Ends the process after its last response. */
    close() {
        this.process.stdin.end();
    }
}

async function main(session) {
    for (const hole of await session.call("forum.list_holes_in_division", { division_id: 1, size: 3 })) {
        console.log(`#${hole.id} ${hole.floors.first_floor.content.split("\n")[0]}`);
    }
    await session.call("forum.get_hole", { id: 99999999 });
}

const session = new Session();
main(session)
    .catch((error) => {
        console.log(`error: ${error.name}`);
        if (error.name !== "not_found") process.exitCode = 1;
    })
    .finally(() => session.close());
