import { builtinModules } from "node:module";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";

/**
 * Leaves the cms and server rooms out of the site's bundle: Node runs them as they are, so that Payload's config and the
 * settings exist once in the process. In development the addresses of their files count as built-in modules, which Vite
 * hands to Node untouched.
 */
function roomsOutsideTheBundle(): Plugin {
  let serving = false;
  return {
    name: "rooms-outside-the-bundle",
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
      const [, room] = /^#((?:cms|server)\/.*)/.exec(id) ?? [];
      if (!room) return undefined;
      return { id: serving ? new URL(room, import.meta.url).href : id, external: true };
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
      const made = await build({ configFile: false, logLevel: "error", build: { write: false, lib, minify: "oxc", target: "es2022" } });
      const [chunk] = (made as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
      if (chunk?.type !== "chunk") throw new Error(`${file} makes no script`);
      for (const module of chunk.moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}

/**
 * The chunks beside those of entry, layouts and pages: few, because each costs a request and compresses alone.
 * What the client is built on changes rarely; what several pages share is fetched once.
 */
const CHUNKS = [
  { name: "client", test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: "site",
    test: /[\\/]shared[\\/](?!specification[\\/]standby|vocabulary[\\/]|lib[\\/](?:wechat|lower-first))|[\\/]app[\\/](?:client[\\/]|i18n[\\/](?!locales)|lib[\\/](?!standby|map-links|search-params|format[\\/]clock)|data[\\/]frame-data|features[\\/]layout[\\/](?!lost-map|consent|counters|render-report|wechat)|components[\\/](?:frame[\\/]|basics[\\/](?!fold)|site\.css)|root\.tsx|routes[\\/]layouts[\\/]default)|vite[\\/]preload-helper/,
    priority: 1,
  },
  // Without the code of forms, because the calculator has fields, too.
  { name: "fields", test: /[\\/]components[\\/]forms[\\/]forms\.css$/, priority: 2 },
  // The quote list has the look of a filter, and none of its code.
  { name: "filter-styles", test: /[\\/]components[\\/]lists[\\/]filter-form\.css$/, priority: 2 },
  {
    name: "forms",
    test: /[\\/]app[\\/](?:features[\\/]enquiry[\\/](?!office-map)|components[\\/]forms[\\/])/,
    minShareCount: 2,
    priority: 1,
  },
  // The error page has the map before it has its code.
  { name: "map-styles", test: /[\\/]components[\\/]map[\\/][^\\/]+\.css$/, priority: 3 },
  { name: "maps", test: /[\\/]app[\\/]components[\\/]map[\\/](?:route-map|scene-layers|plate)/, priority: 1 },
  { name: "platform", test: /[\\/]app[\\/](?:components[\\/]data[\\/]functions|features[\\/]home[\\/]lazy-console)/, priority: 1 },
  { name: "standby", test: /[\\/](?:specification|app[\\/]lib)[\\/]standby/, minShareCount: 2, priority: 1 },
  // What lists of products and news consist of, and what files and answers do.
  {
    name: "lists",
    test: /[\\/]app[\\/](?:components[\\/](?:lists[\\/](?:filter-form\.tsx|pager|tabs)|quote[\\/]quote-control)|lib[\\/]search-params)/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: "files",
    test: /[\\/]app[\\/](?:components[\\/](?:lists[\\/](?:accordion|downloads)|basics[\\/]fold|data[\\/]file-type)|features[\\/]library[\\/]download-list|lib[\\/]format[\\/]clock)|[\\/]shared[\\/]vocabulary[\\/]library/,
    minShareCount: 2,
    priority: 1,
  },
  // Without what plays films, which most pages have none of, and what the home page and the pages of staff are composed of.
  {
    name: "parts",
    test: /[\\/]app[\\/](?:features|components)[\\/](?!model|home|sections|share|company[\\/](?:entry-text|further-links|read-on)|map[\\/]|data[\\/](?:functions|timeline)|media[\\/](?:lead-picture|quotes)|lists[\\/]featured|(?:lists|media|library)[\\/]video)/,
    minShareCount: 3,
  },
  {
    name: "sections",
    test: /[\\/]app[\\/](?:routes[\\/]page-sections|features[\\/](?:home[\\/](?!demo)|sections)|components[\\/](?:media[\\/]quotes|lists[\\/]featured))/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [inlineScripts(), roomsOutsideTheBundle(), reactRouter()],
  define: { "import.meta.env.VITE_BUILD_ID": JSON.stringify(process.env["WAYMARK_BUILD"] ?? "development") },
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
});
