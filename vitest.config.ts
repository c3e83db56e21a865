import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The modules that tests and the sites that they start have compiled; each of them would do it anew. */
process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");

/** The files that take longest, in that order. Vitest goes by the length of their text, which says nothing of it. */
const LONGEST = [
  "server/admin/process",
  "test/server/faults.postgres",
  "test/server/several",
  "cms/seed/",
  "test/server/faults.sqlite",
  "test/server/imports",
  "app/data/datasheet",
  "test/server/crash",
  "cms/import-export/transfer",
  "cms/leads/notifications",
  "tools/backup/archive",
  "test/server/publishing",
  "test/server/fuzz",
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

const ALL = "{app,cms,server,shared,demo,tools,test,deploy}/**/*.test.{ts,tsx}";
/** Tests that start servers and databases, or change their process: each file has one of its own. */
const INTEGRATION = ALL.replace(".test", ".integration.test");

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "integration", include: [INTEGRATION] } },
      // To begin a process takes longer than these tests: they share some.
      { extends: true, test: { name: "unit", include: [ALL], exclude: ["**/node_modules/**", INTEGRATION], isolate: false } },
    ],
    unstubGlobals: true,
    setupFiles: ["cms/lib/quick-imports.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A slow machine is not what is tested.
    expect: { poll: { timeout: 15_000 } },
    // The longest tests mostly wait for what they have broken to be noticed and mended: they take half of a core each.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
});
