import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

/**
 * What the start page loads at once, in two pieces: what it shares with other screens, and the race that it shows. Left
 * alone, every part that another screen shares would be a request of its own.
 */
const TOGETHER: readonly (readonly [name: string, parts: RegExp])[] = [
  [
    "race",
    /\/src\/(art\/Arch|games\/hare\/(kinds|track|types|moves|Tile|Pawn|TrailShape|trail|art\/KindShape|looks\/(tones|catalogue|look|context|stones|StoneFinish|Plant)))\./,
  ],
  [
    "start",
    /\/src\/(art\/(Coach|Figure|FigureShape|figures|runners|plants)|games\/module|games\/\w+\/(face|Door)|lib\/(rulesets|time\/clock|stores\/(games|settings)|table\/people)|screens\/(home\/|new\/(difficulty|draft|open|told)|replay\/(names|stops))|ui\/(ClockLabel|PaceLabel|TableTime))/,
  ],
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/festina/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rollupOptions: {
      input: { main: "index.html", sw: "src/worker/sw.ts" },
      // The service worker is found under one name, and what it imports is in it.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "[name].js" : "assets/[name]-[hash].js"),
        manualChunks: (id) => TOGETHER.find(([, parts]) => parts.test(id))?.[0],
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/feed": { target: server } } },
});
