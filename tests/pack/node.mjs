/**
 * Python from the pack, in Node: `node node.mjs page.mjs FOLDER`, asked and answering in lines of JSON.
 *
 * Node passes for a browser's worker, so that the page's own code (`page.mjs`: `lib/local/python.ts`) and the pack's do
 * what they do there. Times are milliseconds of the processor: `all` of this process with the threads that compile, `own`
 * of the thread that a worker would be.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const [page, folder] = process.argv.slice(2);
const pack = `${pathToFileURL(folder).href}/`;
Object.assign(process, { browser: true, type: "renderer" });
globalThis.self = globalThis;
globalThis.location = new URL(pack);
globalThis.WorkerGlobalScope = class {
    static [Symbol.hasInstance](value) {
        return value === globalThis;
    }
};
globalThis.fetch = async (asked) => {
    const type = String(asked).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(readFileSync(fileURLToPath(String(asked))), { headers: { "content-type": type } });
};

function spent() {
    const { user, system } = process.cpuUsage();
    const own = Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]);
    return { all: (user + system) / 1e3, own: own / 1e6 };
}

function since(before) {
    const now = spent();
    return { all: now.all - before.all, own: now.own - before.own };
}

/** Keeps tables in memory; what is said to the page's connection is heard here. */
const shelf = new Map();
const heard = [];
const services = {
    async keep(table, change) {
        const { heads, entries } = JSON.parse(change);
        for (const [name, head] of Object.entries(heads)) shelf.set(name, { entries: [], ...shelf.get(name), head });
        shelf.get(table)?.entries.push(...entries);
        return true;
    },
    async read(table) {
        return shelf.has(table) ? JSON.stringify(shelf.get(table)) : undefined;
    },
    async think() {
        throw new Error("nobody thinks here");
    },
    stop() {},
    async file(name) {
        return new Uint8Array(readFileSync(`${folder}/knowledge/${name}`)).buffer;
    },
    tell() {},
    say: (port, text) => heard.push(JSON.parse(text)),
    end() {},
};
let host = null;

const answers = {
    /** Starts Python and the host, as the page does. */
    async start() {
        const before = spent();
        const { start } = await import(pathToFileURL(page).href);
        host = await start(pack, new Map(), services, 1, () => undefined);
        return since(before);
    },
    /** Plays so many decisions of a table at which all seats are people of this device; what each of them took. */
    async decide({ ruleset, seats, count }) {
        const people = Array.from({ length: seats }, (_, seat) => ({ kind: "person", name: `Player ${seat + 1}` }));
        const made = await host.request("POST", "/api/tables", JSON.stringify({ ruleset, seats: people }));
        const table = JSON.parse(made.slice(made.indexOf("\n") + 1)).id;
        heard.length = 0;
        if (!(await host.open(1, table))) throw new Error(`there is no table: ${made}`);
        await host.hear(1, JSON.stringify({ type: "hello", protocol: 1, version: 0 }));
        const times = [];
        let state = 1;
        while (times.length < count) {
            const { views, version } = heard.findLast(({ views }) => views);
            const view = Object.values(views).find(
                ({ seat, to_act, choices }) => to_act.includes(seat) && choices.length,
            );
            if (!view) break;
            state = (state * 48271) % 2147483647;
            const { action } = view.choices[state % view.choices.length];
            const said = heard.length;
            const before = spent();
            await host.hear(
                1,
                JSON.stringify({ type: "move", id: `m${times.length}`, seat: view.seat, action, version }),
            );
            times.push(since(before));
            const refused = heard.slice(said).find(({ type }) => type === "refused");
            if (refused) throw new Error(JSON.stringify(refused));
        }
        host.close(1);
        return times;
    },
    /** Imports every module of the package; what cannot be imported, and why. */
    async modules() {
        const { loadPyodide } = await import(`${pack}pyodide.js`);
        const python = await loadPyodide({ indexURL: pack, env: { HOME: "/home", FESTINA_COMPILE: "off" } });
        return JSON.parse(
            python.runPython(`
import importlib, json, sitecustomize
failed, count = {}, 0
for name in sitecustomize.MODULES:
    if name.partition(".")[0] != "festina":
        continue
    count += 1
    try:
        importlib.import_module(name)
    except Exception as problem:
        failed[name] = repr(problem)
json.dumps({"count": count, "failed": failed})
`),
        );
    },
};

for await (const line of createInterface({ input: process.stdin })) {
    const { ask, ...question } = JSON.parse(line);
    console.log(JSON.stringify(await answers[ask](question)));
}
process.exit(0);
