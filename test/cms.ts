import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints, type Payload } from "payload";
import type { Language } from "#shared/languages.ts";
import { copyEmpty, copySeeded } from "./seeded.ts";
import { signedIn } from "./staff.ts";

interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  /** Token of a signed-in user. */
  token?: string;
  language?: Language;
}

export interface TestCms {
  cms: Payload;
  /** Calls the REST API as a stranger would, or with a token as staff. */
  api: (address: string, call?: Call) => Promise<Response>;
  /** The data folder. */
  folder: string;
  close: () => Promise<void>;
}

/**
 * The content system on a fresh database: a SQLite file in a temporary data folder, or the one at `databaseUrl`. The
 * settings are read once, so a test file opens it once, before it imports anything else of the cms room.
 * @param seeded whether the SQLite file holds the demonstration content
 */
export async function openCms(databaseUrl?: string, { seeded = false } = {}): Promise<TestCms> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-cms-"));
  if (!databaseUrl) await (seeded ? copySeeded(folder) : copyEmpty(folder));
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? `file:${path.join(folder, "waymark.db")}`,
    PAYLOAD_SECRET: "for tests and nothing else",
  });
  const [{ closeCms, getCms }, { default: config }] = await Promise.all([import("#cms/index.ts"), import("#cms/payload.config.ts")]);
  const cms = await getCms();
  // Refusals are what the tests are after.
  cms.logger.level = "silent";

  function api(address: string, { method = "GET", body, token, language = "zh" }: Call = {}): Promise<Response> {
    const headers = new Headers({ "Accept-Language": language, "Content-Type": "application/json" });
    if (token) headers.set("Authorization", `JWT ${token}`);
    const request = new Request(`http://localhost/api${address}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return handleEndpoints({ config, request });
  }
  async function close(): Promise<void> {
    await closeCms();
    await rm(folder, { recursive: true, force: true });
  }
  return { cms, api, folder, close };
}

/** The content system on a fresh SQLite file that holds nothing, and the token of an editor. */
export async function openAsEditor(): Promise<{ test: TestCms; token: string }> {
  const test = await openCms();
  return { test, token: (await signedIn(test, "editor")).token };
}
