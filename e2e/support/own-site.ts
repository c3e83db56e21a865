import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { test as base } from "@playwright/test";
import { FIRST_STAFF } from "./staff.ts";

/** A server that a test may break, with a database of its own and the counters set. */
export interface OwnSite {
  url: string;
  /** Runs a statement on the site's database. */
  run: (statement: string) => void;
  /** Takes a table away for as long as `during` runs. */
  without: (table: string, during: () => Promise<void>) => Promise<void>;
  /** Has the site forget what it remembers of its content, as any change by an editor does. */
  forget: () => Promise<void>;
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
      copyContent(folder);
      const { server, url } = await start(folder);
      const database = new DatabaseSync(path.join(folder, "waymark.db"), { timeout: 10_000 });
      const run = (statement: string) => database.exec(statement);
      await use({
        url,
        run,
        without: async (table, during) => {
          run(`alter table ${table} rename to ${table}_away`);
          await during().finally(() => run(`alter table ${table}_away rename to ${table}`));
        },
        forget: () => makeRedirect(url),
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

/** The tested server's content, which spares the seeding. On PostgreSQL there is none to copy; the site then seeds itself. */
function copyContent(folder: string): void {
  const tested = process.env["E2E_DATA"] ?? "";
  const file = path.join(tested, "waymark.db");
  if (!existsSync(file)) return;
  const source = new DatabaseSync(file, { timeout: 10_000 });
  source.exec(`vacuum into '${path.join(folder, "waymark.db")}'`);
  source.close();
  symlinkSync(path.join(tested, "media"), path.join(folder, "media"));
}

/** The smallest change of content that there is: a redirect, made and removed. */
async function makeRedirect(url: string): Promise<void> {
  const send = (method: string, path: string, body: object, authorization = "") =>
    fetch(url + path, { method, headers: { "content-type": "application/json", authorization }, body: JSON.stringify(body) }).then((response) => response.json());
  const { token } = (await send("POST", "/api/users/login", FIRST_STAFF)) as { token: string };
  const { doc } = (await send("POST", "/api/redirects", { from: "/forget", to: "/", status: "302" }, `JWT ${token}`)) as { doc: { id: number } };
  await send("DELETE", `/api/redirects/${doc.id}`, {}, `JWT ${token}`);
}

async function start(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const { DATABASE_URL: _tested, ...environment } = process.env;
  const server = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...environment, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ADMIN: "off", ADMIN_EMAIL: FIRST_STAFF.email, ADMIN_PASSWORD: FIRST_STAFF.password, DATA_DIR: folder, GOOGLE_MEASUREMENT_ID: GOOGLE_ID, BAIDU_TONGJI_ID: BAIDU_ID },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /is ready at (http:\S+)/.exec(line) ?? [];
    if (url) return { server, url };
  }
  throw new Error("The site of these tests did not start");
}
