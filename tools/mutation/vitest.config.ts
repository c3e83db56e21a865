import path from "node:path";
import { defineConfig } from "vitest/config";

/** The unit tests alone: they run some hundred times, and what opens the content system takes seconds to begin. */
export default defineConfig({
  test: {
    include: [`${process.env["TESTS_FOLDER"]}/*.test.{ts,tsx}`],
    exclude: ["**/node_modules/**", "**/*.{integration,site,editing,slow}.test.{ts,tsx}"],
    isolate: false,
    unstubGlobals: true,
    // A slow machine is not what is tested.
    testTimeout: 60_000,
    execArgv: ["--import", path.resolve("cms/lib/quick-imports.ts")],
  },
});
