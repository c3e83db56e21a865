import path from "node:path";
import { defineConfig } from "vitest/config";

/** The module's own unit test alone: it runs some hundred times. */
export default defineConfig({
  test: {
    include: [`${process.env["MUTATED"]}.test.ts`],
    isolate: false,
    unstubGlobals: true,
    // Slow machines must not count as failures.
    testTimeout: 60_000,
    execArgv: ["--import", path.resolve("cms/lib/quick-imports.ts")],
  },
});
