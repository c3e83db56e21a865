import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,cms,server,content,scripts,deploy}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "cms/next/.next/**"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // The integration tests each migrate a database; two cores do not gain from more at once.
    maxWorkers: 2,
  },
});
