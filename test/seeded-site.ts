import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySeeded } from "./seeded.ts";
import { siteProcess, type SiteProcess } from "./site-process.ts";

/** A site with the demonstration content. */
export interface SeededSite extends SiteProcess {
  /** Its data folder. */
  folder: string;
  /** Kills it and removes its data. */
  end: () => Promise<void>;
}

/** Starts the built site on a copy of the demonstration content. Its clients are one, whom nothing is counted for. */
export async function startSeededSite(env: Record<string, string> = {}): Promise<SeededSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-seeded-"));
  await copySeeded(folder);
  const site = await siteProcess(folder, { DEMO: "on", REQUESTS_PER_MINUTE: "0", ...env });
  await site.start();
  return {
    ...site,
    folder,
    end: async () => {
      await site.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
