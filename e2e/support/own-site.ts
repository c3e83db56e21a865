import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test as base } from "@playwright/test";
import { startSeededSite } from "../../test/seeded-site.ts";
import { FIRST_STAFF } from "./staff.ts";

/** A server that a test may break, with a database of its own and the counters set. */
export interface OwnSite {
  url: string;
  /** Runs a statement on the site's database, behind the site's back, and has it read everything again. */
  run: (statement: string) => Promise<void>;
  /** Takes a table away for as long as `during` runs. */
  without: (table: string, during: () => Promise<void>) => Promise<void>;
  /** Changes rows of tables, on which no others hang, for as long as `during` runs. */
  changed: (tables: string[], statement: (table: string) => string, during: () => Promise<void>) => Promise<void>;
  /** Takes away the folder that keeps leads while the database refuses them, for as long as `during` runs. */
  withoutJournal: (during: () => Promise<void>) => Promise<void>;
}

/** Values of the right form; nobody owns them. */
export const GOOGLE_ID = "G-TEST000000";
export const BAIDU_ID = "0123456789abcdef0123456789abcdef";

/** Tests on a server of their own; addresses are those of that server. Give the file `mode: "default"`, so that it needs only one. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { url, folder, run, end } = await startSeededSite({
        // Nothing that was kept is to cover up what a test has broken.
        PAGE_CACHE_MB: "0",
        ADMIN_EMAIL: FIRST_STAFF.email,
        ADMIN_PASSWORD: FIRST_STAFF.password,
        GOOGLE_MEASUREMENT_ID: GOOGLE_ID,
        BAIDU_TONGJI_ID: BAIDU_ID,
      });
      await use({
        url,
        run,
        without: async (table, during) => {
          await run(`alter table ${table} rename to ${table}_away`);
          await during().finally(() => run(`alter table ${table}_away rename to ${table}`));
        },
        changed: async (tables, statement, during) => {
          const all = (change: (table: string) => string) => run(tables.map(change).join("\n"));
          await all((table) => `create table ${table}_before as select * from ${table}; ${statement(table)};`);
          await during().finally(() =>
            all((table) => `delete from ${table}; insert into ${table} select * from ${table}_before; drop table ${table}_before;`),
          );
        },
        withoutJournal: async (during) => {
          const journal = path.join(folder, "journal");
          await rm(journal, { recursive: true, force: true });
          await writeFile(journal, "A file, where a folder should be");
          await during().finally(() => rm(journal));
        },
      });
      await end();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
