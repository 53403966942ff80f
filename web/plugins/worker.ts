/** Builds the service worker as `sw.js`, in one piece: it is found under one name, and what it shares with the page is in both. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

export function worker(entry: string): Plugin {
  return {
    name: "festina-worker",
    apply: "build",
    async generateBundle() {
      const file = fileURLToPath(new URL(`../${entry}`, import.meta.url));
      const options = { bundle: true, minify: true, write: false, format: "iife", target: "es2022" } as const;
      const { outputFiles } = await build({ entryPoints: [file], ...options });
      this.emitFile({ type: "asset", fileName: "sw.js", source: outputFiles[0]?.text ?? "" });
    },
  };
}
