import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { copySeededSite } from "./seeded.ts";
import { siteProcess, type SiteProcess } from "./site-process.ts";

/** A site with the demonstration content. */
export interface SeededSite extends SiteProcess {
  /** Its data folder. */
  folder: string;
  /** Runs a statement on the site's database, behind the site's back, and has it read everything again. */
  run: (statement: string) => Promise<void>;
  /** Kills it and removes its data. */
  end: () => Promise<void>;
}

/** Starts the built site on a copy of the demonstration content. Its clients are one, whom nothing is counted for. */
export async function startSeededSite(env: Record<string, string> = {}): Promise<SeededSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-seeded-"));
  await copySeededSite(folder);
  const site = await siteProcess(folder, { DEMO: "on", REQUESTS_PER_MINUTE: "0", ...env });
  await site.start();
  const database = new DatabaseSync(path.join(folder, "waymark.db"), { timeout: 10_000 });
  const lines = createInterface({ input: site.child().stdout as Readable });
  return {
    ...site,
    folder,
    run: async (statement) => {
      database.exec(statement);
      site.child().kill("SIGUSR2");
      for (let line = ""; !line.includes("Everything is read again");) [line] = (await once(lines, "line")) as [string];
    },
    end: async () => {
      database.close();
      await site.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
