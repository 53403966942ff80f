/** What is checked besides types: promises nobody waits for, `any`, casts, and which folder may know which. */
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Files in `folders` may not import what fits one of the patterns. */
function apart(folders, ...patterns) {
    const rule = ["error", { patterns: patterns.map(([regex, message]) => ({ regex, message })) }];
    return { files: folders.map((folder) => `src/${folder}/**`), rules: { "no-restricted-imports": rule } };
}

const GAMES = ["hare", "whyfirst", "plain"];
const NO_SCREENS = ["/screens/", "Only App.svelte and routes.ts know the screens"];
const NO_GAMES = ["/games/(?!module$)", "Games are reached through games/module.ts"];
const NO_OTHER_GAME = [`\\./(${GAMES.join("|")})/`, "A game knows no other game"];

export default defineConfig(
    { ignores: ["src/lib/api/schema.d.ts", "pack/**"] },
    ts.configs.recommendedTypeChecked,
    svelte.configs.recommended,
    {
        languageOptions: {
            globals: globals.browser,
            parserOptions: {
                projectService: { allowDefaultProject: ["*.js", "*.ts", "plugins/*.ts"] },
                extraFileExtensions: [".svelte"],
                tsconfigRootDir: import.meta.dirname,
            },
        },
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            "@typescript-eslint/consistent-type-imports": "error",
            // An event handler may return a promise: nobody waits for it, and what fails says so itself (`attempt`).
            "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            // State is replaced, never changed in place: what a derived value builds need not be watched.
            "svelte/prefer-svelte-reactivity": "off",
            // Routes are in the hash: there is no resolver to ask.
            "svelte/no-navigation-without-resolve": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        // What one component knows of another is checked by svelte-check; here it would seem to be `any`.
        files: ["**/*.svelte"],
        rules: {
            "@typescript-eslint/no-unsafe-argument": "off",
            "@typescript-eslint/no-unsafe-assignment": "off",
            "@typescript-eslint/no-unsafe-call": "off",
            "@typescript-eslint/no-unsafe-member-access": "off",
            "@typescript-eslint/no-unsafe-return": "off",
        },
    },
    {
        files: ["src/**"],
        rules: { "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }] },
    },
    { files: ["*.js"], ...ts.configs.disableTypeChecked },
    apart(["screens"], NO_GAMES),
    apart(["lib", "ui", "art"], NO_GAMES, NO_SCREENS),
    apart(["games"], NO_SCREENS),
    apart(
        GAMES.map((game) => `games/${game}`),
        NO_SCREENS,
        NO_OTHER_GAME,
    ),
);
