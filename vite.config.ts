import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Leaves the cms and server rooms out of the site's bundle: Node runs them as they are, so that Payload's config and the
 * settings exist once in the process.
 */
function roomsOutsideTheBundle(): Plugin {
  return {
    name: "rooms-outside-the-bundle",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId(id) {
      return /^#(cms|server)\//.test(id) ? { id, external: true } : undefined;
    },
  };
}

export default defineConfig({
  plugins: [roomsOutsideTheBundle(), tailwindcss(), reactRouter()],
  define: { "import.meta.env.VITE_BUILD_ID": JSON.stringify(process.env["WAYMARK_BUILD"] ?? "development") },
  build: { assetsInlineLimit: 0 },
});
