import { builtinModules } from "node:module";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";
import { OLDEST_BROWSERS } from "./app/client/supported-browsers.ts";

/**
 * Leaves the packages cms and server out of the site's bundle: Node runs them as they are, so that Payload's config and the
 * settings exist once in the process. In development the addresses of their files count as built-in modules, which Vite
 * hands to Node untouched.
 */
function externalServerModules(): Plugin {
  let serving = false;
  return {
    name: "external-server-modules",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    configEnvironment: (name, _config, { command }) =>
      name === "ssr" && command === "serve"
        ? { resolve: { builtins: [/^node:/, ...builtinModules, /^file:.*\/(?:cms|server)\//] } }
        : undefined,
    configResolved: ({ command }) => {
      serving = command === "serve";
    },
    resolveId(id) {
      const [, file] = /^#((?:cms|server)\/.*)/.exec(id) ?? [];
      if (!file) return undefined;
      return { id: serving ? new URL(file, import.meta.url).href : id, external: true };
    },
  };
}

/** `import text from "./module.ts?inline-script"`: a module with what it imports, small and without types, as text for a script within the page. */
function inlineScripts(): Plugin {
  const query = /\?inline-script$/;
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!query.test(id)) return undefined;
      const file = id.replace(query, "");
      const lib = { entry: file, formats: ["iife" as const], name: "inline" };
      const made = await build({
        configFile: false,
        logLevel: "error",
        build: { write: false, lib, minify: "oxc", target: OLDEST_BROWSERS },
      });
      const [chunk] = (made as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
      if (chunk?.type !== "chunk") throw new Error(`${file} makes no script`);
      for (const module of chunk.moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}

/** The folder of the project, as the ids of its modules begin. */
const ROOT = `${import.meta.dirname.replaceAll("\\", "/")}/`;

/** Tells of modules whether their path begins with one of these, but not with one of the others. */
function beginningWith(beginnings: readonly string[], others: readonly string[] = []) {
  return (id: string): boolean => {
    const file = id.replace(ROOT, "").replace("\0", "");
    const isOf = (beginning: string) => file.startsWith(beginning);
    return beginnings.some(isOf) && !others.some(isOf);
  };
}

/** The same, each below a folder. */
function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => folder + name);
}

/**
 * The chunks beside those of entry, layouts and pages: few, because each costs a request and compresses alone.
 * What the client is built on changes rarely; what several pages share is fetched once.
 */
const CHUNKS = [
  {
    name: "client",
    test: beginningWith(below("node_modules/", ["react/", "react-dom/", "react-router/", "scheduler/"])),
    priority: 2,
  },
  {
    name: "site",
    test: beginningWith(
      [
        "shared/",
        ...below("app/", ["client/", "i18n/", "lib/", "data/layout-context", "features/layout/", "root.tsx", "routes/layouts/default"]),
        ...below("app/components/", ["layout/", "basics/", "data/facts", "site.css"]),
        "vite/preload-helper",
      ],
      [
        ...below("shared/", ["specification/standby", "vocabulary/", "lib/wechat", "lib/lower-first", "lib/contact"]),
        "app/components/basics/addressed-text",
        "app/i18n/locales",
        ...below("app/lib/", ["standby", "quote-totals", "map-links", "search-params"]),
        ...below("app/features/layout/", ["lost-map", "consent", "analytics-scripts", "render-report", "wechat", "language-offer"]),
      ],
    ),
    priority: 1,
  },
  // Without the code of forms, because the calculator has fields, too.
  { name: "fields", test: beginningWith(["app/components/forms/forms.css"]), priority: 2 },
  // The quote list has the look of a filter, and none of its code.
  { name: "filter-styles", test: beginningWith(["app/components/lists/filter-form.css"]), priority: 2 },
  // The error page has the map before it has its code. What is its own comes with every page, on which it can stand.
  { name: "map-styles", test: /[\\/]components[\\/]map[\\/](?!lost)[^\\/]+\.css$/, priority: 3 },
  { name: "maps", test: beginningWith(below("app/components/map/", ["route-map", "scene-layers", "plate"])), priority: 1 },
  {
    name: "platform",
    test: beginningWith(["app/components/data/functions", "app/features/console/lazy-console", "app/features/console/console.css"]),
    priority: 1,
  },
  { name: "standby", test: beginningWith(["shared/specification/standby", "app/lib/standby"]), minShareCount: 2, priority: 1 },
  // A product's page has the control of the quote list and no list.
  { name: "quote-control", test: beginningWith(["app/components/quote/quote-control"]), priority: 1 },
  { name: "addresses", test: beginningWith(["app/components/basics/addressed-text", "shared/lib/contact"]), priority: 1 },
  // What lists of products and news consist of, and what files and answers do.
  {
    name: "lists",
    test: beginningWith([...below("app/components/", ["lists/filter-form.tsx", "lists/pager", "lists/tabs"]), "app/lib/search-params"]),
    minShareCount: 3,
    priority: 1,
  },
  {
    name: "files",
    test: beginningWith([
      ...below("app/components/", ["lists/accordion", "lists/downloads", "data/file-type"]),
      "app/features/library/download-list",
      "shared/vocabulary/library",
    ]),
    minShareCount: 2,
    priority: 1,
  },
  // Without what plays films, which most pages have none of, and what the home page and the pages of staff are composed of.
  {
    name: "parts",
    test: beginningWith(
      ["app/features/", "app/components/"],
      [
        ...below("app/features/", ["home", "sections", "library/video", "leads/"]),
        ...below("app/features/company/", ["entry-text", "further-links", "read-on"]),
        ...below("app/components/", ["model", "share", "map/", "data/functions", "data/timeline", "forms/"]),
        ...below("app/components/media/", ["lead-picture", "quotes", "video"]),
        ...below("app/components/lists/", ["country-form", "featured", "video"]),
      ],
    ),
    minShareCount: 3,
  },
  // After those parts, which it would take along.
  {
    name: "forms",
    test: beginningWith(["app/features/leads/", "app/components/forms/"], ["app/features/leads/office-map"]),
    minShareCount: 2,
  },
  { name: "video-list", test: beginningWith(["app/components/lists/video", "app/features/library/video-list"]), minShareCount: 2 },
  {
    name: "sections",
    test: beginningWith(
      [
        "app/routes/page-sections",
        "app/features/home/",
        "app/features/sections",
        "app/components/media/quotes",
        "app/components/lists/featured",
      ],
      ["app/features/home/demo"],
    ),
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [inlineScripts(), externalServerModules(), reactRouter()],
  define: { "import.meta.env.VITE_BUILD_ID": JSON.stringify(process.env["WAYMARK_BUILD"] ?? "development") },
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { target: OLDEST_BROWSERS, rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
});
