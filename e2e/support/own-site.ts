import { once } from "node:events";
import type { Readable } from "node:stream";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { test as base } from "@playwright/test";
import { copySeeded } from "../../test/seeded.ts";
import { FIRST_STAFF } from "./staff.ts";

/** A server that a test may break, with a database of its own and the counters set. */
export interface OwnSite {
  url: string;
  /** Runs a statement on the site's database, behind the site's back, and has it read everything again. */
  run: (statement: string) => Promise<void>;
  /** Takes a table away for as long as `during` runs. */
  without: (table: string, during: () => Promise<void>) => Promise<void>;
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
      const folder = mkdtempSync(path.join(tmpdir(), "waymark-own-"));
      await copySeeded(folder);
      const { server, url } = await start(folder);
      const database = new DatabaseSync(path.join(folder, "waymark.db"), { timeout: 10_000 });
      const lines = createInterface({ input: server.stdout as Readable });
      const run = async (statement: string) => {
        database.exec(statement);
        server.kill("SIGUSR2");
        for (let said = ""; !said.includes("Everything is read again");) [said] = (await once(lines, "line")) as [string];
      };
      await use({
        url,
        run,
        without: async (table, during) => {
          await run(`alter table ${table} rename to ${table}_away`);
          await during().finally(() => run(`alter table ${table}_away rename to ${table}`));
        },
        withoutJournal: async (during) => {
          const journal = path.join(folder, "journal");
          await rm(journal, { recursive: true, force: true });
          await writeFile(journal, "A file, where a folder should be");
          await during().finally(() => rm(journal));
        },
      });
      database.close();
      server.kill("SIGTERM");
      await new Promise((resolve) => server.once("exit", resolve));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

async function start(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const { DATABASE_URL: _tested, ...environment } = process.env;
  const server = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      ...environment,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      ADMIN: "off",
      // Nothing that was kept is to cover up what a test has broken.
      PAGE_CACHE_MB: "0",
      ADMIN_EMAIL: FIRST_STAFF.email,
      ADMIN_PASSWORD: FIRST_STAFF.password,
      DATA_DIR: folder,
      GOOGLE_MEASUREMENT_ID: GOOGLE_ID,
      BAIDU_TONGJI_ID: BAIDU_ID,
    },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /is ready at (http:\S+)/.exec(line) ?? [];
    if (url) return { server, url };
  }
  throw new Error("The site of these tests did not start");
}
