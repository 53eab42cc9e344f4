// The forum's newest threads, in JavaScript. Every method of the library is an asynchronous function: session.forum.get_hole({id: 1}).
//
//     gcc -shared -fPIC -I/usr/include/node danxi.c -o danxi.node -ldanxi && node forum.js
"use strict";

const danxi = require(process.env.DANXI_ADDON || "./danxi.node");

class DanxiError extends Error {
    constructor(error) {
        super(error.message);
        this.name = error.name;
        this.detail = error.detail;
    }
}

async function call(session, method, params) {
    try {
        return JSON.parse(await danxi.call(session, method, JSON.stringify(params)));
    } catch (error) {
        throw new DanxiError(JSON.parse(error.message));
    }
}

function open(config) {
    const session = danxi.open(config);
    const service = (name) =>
        new Proxy({}, { get: (_, method) => (params = {}) => call(session, `${name}.${method}`, params) });
    return new Proxy({}, { get: (_, name) => service(name) });
}

async function main() {
    const session = open(process.env.DANXI_CONFIG);
    await session.account.login({ email: process.env.DANXI_EMAIL, password: process.env.DANXI_PASSWORD });
    for (const hole of await session.forum.list_holes_in_division({ division_id: 1, size: 3 })) {
        console.log(`#${hole.id} ${hole.floors.first_floor.content.split("\n")[0]}`);
    }
    await session.forum.get_hole({ id: 99999999 });
}

main().catch((error) => {
    console.log(`error: ${error.name}`);
    if (error.name !== "not_found") {
        console.error(error);
        process.exitCode = 1;
    }
});
