import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { files } from "./plugins/files";
import { worker } from "./plugins/worker";

const server = "http://127.0.0.1:8765";

/**
 * What the start page loads at once, in two pieces: what it shares with other screens, and the race that it shows. Left
 * alone, every part that another screen shares would be a request of its own. What it needs nothing of, but would get with
 * the rest of Svelte, lies apart.
 */
const TOGETHER: readonly (readonly [name: string, parts: RegExp])[] = [
  ["fields", /\/svelte\/src\/internal\/client\/dom\/(elements\/bindings\/input|blocks\/(await|svelte-element))\./],
  [
    "race",
    /\/src\/(art\/Arch|games\/hare\/(kinds|track|types|moves|Tile|Pawn|TrailShape|trail|art\/KindShape|looks\/(tones|catalogue|look|context|stones|StoneFinish|Plant)))\./,
  ],
  [
    "start",
    /\/node_modules\/svelte\/src\/|\/web\/src\/(art\/(Coach|Emblem|Figure|FigureShape|figures|runners|plants)|games\/module|games\/\w+\/(face|Door)|lib\/(app\/(server|site|worker)|local\/(names|mine|news|shelf)|rulesets|stores\/(games|settings))|screens\/(home\/(?!own|WaitingGame)|new\/(difficulty|draft|open|told)|replay\/(names|stops)))/,
  ],
];

// Relative addresses: the page may lie under any prefix.
export default defineConfig({
  base: "./",
  plugins: [
    svelte(),
    worker("src/worker/sw.ts"),
    files(/\/(screens\/home\/HomeScreen\.svelte|games\/\w+\/show\/index\.ts)$/, ["icon.svg"]),
  ],
  build: {
    outDir: "../src/festina/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rollupOptions: {
      output: {
        manualChunks: (id) => TOGETHER.find(([, parts]) => parts.test(id))?.[0],
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/feed": { target: server }, "^/manifest-": { target: server } },
  },
});
