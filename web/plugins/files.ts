/** Lists the page's own files for the service worker, as `files.json` beside the page. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import type { PageFiles } from "../src/worker/files";

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...given: never) => unknown>>[1];

/** The names of everything that a chunk needs before it runs. */
function needed(bundle: Bundle, name: string, found: Set<string>): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset);
  for (const other of chunk.imports) needed(bundle, other, found);
  return found;
}

/** `screen` is the module of the screen that a first visit shows; `beside` are public files that it loads, too. */
export function files(screen: RegExp, beside: readonly string[]): Plugin {
  return {
    name: "festina-files",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const start = new Set(beside);
        for (const [name, made] of Object.entries(bundle)) {
          const shown = made.type === "chunk" && (made.isEntry || screen.test(made.facadeModuleId ?? ""));
          if (shown) needed(bundle, name, start);
          if (name.endsWith(".woff2")) start.add(name);
        }
        const all = Object.entries(bundle)
          .filter(([name]) => name.startsWith("assets/"))
          .map(([url, made]) => {
            const content = Buffer.from(made.type === "chunk" ? made.code : made.source);
            const hash = createHash("sha256").update(content).digest("base64");
            const sent = Math.min(content.length, gzipSync(content).length);
            return { url, bytes: content.length, sent, integrity: `sha256-${hash}` };
          });
        const listed: PageFiles = { start: [...start].sort(), all };
        this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(listed) });
      },
    },
  };
}
