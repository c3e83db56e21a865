import path from "node:path";
import { defineConfig } from "vitest/config";

/** The unit tests alone: a mutant is tried some thousand times, and what opens the content system takes seconds to begin. */
export default defineConfig({
  test: {
    include: ["{app,cms,server,shared}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/*.{integration,site,editing,slow}.test.{ts,tsx}"],
    isolate: false,
    unstubGlobals: true,
    execArgv: ["--import", path.resolve("cms/lib/quick-imports.ts")],
  },
});
