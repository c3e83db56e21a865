import { builtinModules } from "node:module";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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
      name === "ssr" && command === "serve" ? { resolve: { builtins: [/^node:/, ...builtinModules, /^file:.*\/(?:cms|server)\//] } } : undefined,
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

export default defineConfig({
  plugins: [roomsOutsideTheBundle(), tailwindcss(), reactRouter()],
  define: { "import.meta.env.VITE_BUILD_ID": JSON.stringify(process.env["WAYMARK_BUILD"] ?? "development") },
  build: { assetsInlineLimit: 0 },
});
