import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/festina/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
