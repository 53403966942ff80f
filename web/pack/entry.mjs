/**
 * Python as the pack holds it: what is large lies there compressed, so that it is small on its way and in the browser's
 * store whatever serves it. In the pack this file is `pyodide.js`; Pyodide's own is beside it.
 */
import { loadPyodide as load } from "./pyodide.own.js";

/** What lies in `gzip/`, and what it is when it is unpacked. Browsers unpack it themselves, which costs next to nothing. */
const COMPRESSED = new Map([
    ["pyodide.asm.wasm", "application/wasm"],
    ["python_stdlib.zip", "application/zip"],
    ["library.tar", "application/x-tar"],
]);
const BLOCK = 512;

/** Pyodide's own `loadPyodide`, from the pack in the folder `indexURL`; the packages can be imported there. */
export async function loadPyodide(options) {
    const stop = unpacking(options.indexURL);
    try {
        const archive = whole(`${options.indexURL}library.tar`);
        return await load({ ...options, fsInit: async (FS, { sitePackages }) => lay(FS, sitePackages, await archive) });
    } finally {
        stop();
    }
}

/** Writes the files of an archive into a folder before Python starts. Their bytes stay where they are. */
function lay(FS, place, archive) {
    for (const [name, content] of entries(archive)) {
        FS.mkdirTree(`${place}/${name}`.replace(/\/[^/]*$/, ""));
        FS.writeFile(`${place}/${name}`, content, { canOwn: true });
    }
}

async function whole(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
}

/** The names and contents of a tar archive of plain files (ustar). */
function* entries(archive) {
    const text = (from, length) => new TextDecoder().decode(archive.subarray(from, from + length)).replace(/\0.*/s, "");
    for (let at = 0; archive[at];) {
        const size = parseInt(text(at + 124, 12), 8);
        yield [text(at, 100), archive.subarray(at + BLOCK, at + BLOCK + size)];
        at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    }
}

/** Whoever fetches a file of the folder by its plain name gets it unpacked, until it is told to stop. */
function unpacking(folder) {
    const plain = globalThis.fetch;
    globalThis.fetch = async (asked, ...more) => {
        const address = String(asked);
        const name = address.startsWith(folder) ? address.slice(folder.length) : "";
        const type = COMPRESSED.get(name);
        if (!type) return plain.call(globalThis, asked, ...more);
        const answer = await plain.call(globalThis, `${folder}gzip/${name}`, ...more);
        if (!answer.ok || !answer.body) return answer;
        const unpacked = answer.body.pipeThrough(new DecompressionStream("gzip"));
        return new Response(unpacked, { headers: { "content-type": type } });
    };
    return () => (globalThis.fetch = plain);
}
