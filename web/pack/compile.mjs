/** Compiles Python's sources for Python in the browser, by that very Python: `node compile.mjs FOLDER…`. */
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const home = dirname(createRequire(import.meta.url).resolve("pyodide"));
const python = await loadPyodide({ indexURL: `${home}/`, env: { HOME: "/home", PYTHONHASHSEED: "0" } });
for (const [number, folder] of process.argv.slice(2).entries()) {
    const place = `/sources${number}`;
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
    python.globals.set("place", place);
    // Docstrings stay behind, but for Pyodide's own, which it reads. The source does not come along, nor its hash or time.
    python.runPython(`
import pathlib, py_compile
for file in sorted(pathlib.Path(place).rglob("*.py")):
    shown = str(file.relative_to(place))
    level = 0 if "pyodide" in shown else 2
    py_compile.compile(str(file), str(file) + "c", shown, True, level, py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
}
