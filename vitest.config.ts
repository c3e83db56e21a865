import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The modules that tests and the sites that they start have compiled; each of them would do it anew. */
process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");

/** The files that take longest, in that order. Vitest goes by the length of their text, which says nothing of it. */
const LONGEST = [
  "server/admin/process",
  "server/faults.postgres",
  "server/several",
  "cms/seed/postgres",
  "server/faults.sqlite",
  "cms/enquiries/store",
  "server/imports",
  "app/content/datasheet",
  "server/kills",
  "cms/transfer/transfer",
  "cms/notices",
];

/** Begins with what takes longest, so that nobody waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ["{app,cms,server,content,scripts,deploy}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "cms/next/.next/**"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A slow machine is not what is tested.
    expect: { poll: { timeout: 15_000 } },
    // The longest tests mostly wait for what they have broken to be noticed and mended: they take half of a core each.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
});
