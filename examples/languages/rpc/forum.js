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
        createInterface({ input: this.process.stdout }).on("line", (line) => this.receive(line));
        this.process.stdin.on("error", () => this.process.kill());
        this.process.on("error", (error) => this.end(error)); // it could not be started
        this.process.on("close", () => this.end(new Error("danxi-rpc has ended")));
    }

    /** Calls a method. Many calls can run at once. */
    call(method, params = {}) {
        return new Promise((resolve, reject) => {
            if (this.reason) return reject(this.reason);
            const id = ++this.last;
            this.waiting.set(id, { resolve, reject });
            this.process.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
        });
    }

    /** Completes the call that a response belongs to. Notifications have no id. */
    receive(line) {
        let message;
        try {
            message = JSON.parse(line);
        } catch {
            return this.process.kill(); // not a line of danxi-rpc
        }
        const { id, result, error } = message;
        const failure = error && Object.assign(new Error(error.message), { name: error.data?.name });
        // A request that cannot be read, such as one that is too long, has no id in its error.
        if (failure && id === null) return this.fail(failure);
        const call = this.waiting.get(id);
        this.waiting.delete(id);
        if (failure) call?.reject(failure);
        else call?.resolve(result);
    }

    fail(error) {
        this.waiting.forEach(({ reject }) => reject(error));
        this.waiting.clear();
    }

    end(error) {
        this.reason ??= error;
        this.fail(this.reason);
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
        if (error.name !== "not_found") {
            console.error(error.message);
            process.exitCode = 1;
        }
    })
    .finally(() => session.close());
