import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The modules that tests and the sites that they start have compiled; each of them would do it anew. */
process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");

/** The files that take longest, in that order. Vitest goes by the length of their text, which says nothing of it. */
const MAX_LENGTH = [
  "server/admin/server-functions",
  "test/server/own-site",
  "cms/leads/notifications/notifications",
  "test/server/site-languages",
  "app/data/datasheet",
  "server/routes/pictures/sized",
  "test/server/faults",
  "cms/lib/file-worker",
  "server/admin/process",
  "test/server/crash",
  "test/site/machine",
  "cms/media/hostile-uploads",
  "server/api/malformed-bodies",
  "cms/import-export/exchange",
  "test/site/difficult-names",
  "cms/access/roles",
  "cms/db/resting-languages",
  "app/data/finder/staff-facet",
  "test/site/forms",
  "cms/media/upload-validation",
  "cms/backup/archive",
  "test/server/several",
  "test/server/imports",
  "test/server/crawl",
];

/** Begins with what takes longest, so that nobody waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = MAX_LENGTH.findIndex((name) => moduleId.includes(`/${name}`));
      return at < 0 ? MAX_LENGTH.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** The files of one kind of test, by their names. */
function filesOfKind(kind: string): string {
  return `{app,cms,server,shared,demo,tools,test,deploy}/**/*${kind}.test.{ts,tsx}`;
}
/** Start servers and databases. To load the content system takes longer than most of these tests: files share processes. */
const INTEGRATION = filesOfKind(".integration");
/** Send requests to one site that all of them share, and leave its content as it is. */
const SITE = filesOfKind(".site");
/** Send requests to another one, and change its content: what reads a whole site would meet it. */
const EDITING = filesOfKind(".editing");
/** Kill processes, fill disks, fuzz at length: `npm run test:slow`. */
const SLOW = filesOfKind(".slow");

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "integration", include: [INTEGRATION], isolate: false, setupFiles: ["test/fresh-modules.ts"] } },
      // They load the machine themselves: few at a time, and after the others.
      { extends: true, test: { name: "slow", include: [SLOW], maxWorkers: 3, sequence: { groupOrder: 1 } } },
      // To begin a process takes longer than these tests: they share some.
      { extends: true, test: { name: "site", include: [SITE], isolate: false, globalSetup: "test/site/global-setup.ts" } },
      { extends: true, test: { name: "editing", include: [EDITING], isolate: false, globalSetup: "test/site/global-setup.ts" } },
      {
        extends: true,
        test: {
          name: "unit",
          include: [filesOfKind("")],
          exclude: ["**/node_modules/**", INTEGRATION, SITE, EDITING, SLOW],
          isolate: false,
        },
      },
    ],
    tags: [{ name: "slow", description: "For `npm run test:slow`", timeout: 600_000 }],
    unstubGlobals: true,
    execArgv: ["--import", path.resolve("cms/lib/quick-imports.ts")],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A slow machine is not what is tested.
    expect: { poll: { timeout: 15_000 } },
    // On two cores: the longest tests mostly wait for what they have broken to be noticed and mended.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
  },
});
