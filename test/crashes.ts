import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chanceOf } from "./fuzz/chance.ts";
import { copySeeded } from "./seeded.ts";
import { ownerHeaders, sendMessage, siteProcess, type SiteProcess } from "./site-process.ts";

/** Kills on each database. `KILLS=50` goes the long way. */
const KILLS = Number(process.env["KILLS"] ?? 2);
const SEED = Number(process.env["KILL_SEED"] ?? 20_261_122);
/** Visitors who send forms all the time, one after the other. */
const CLIENTS = 20;
/** Messages that are taken after a start before the next kill, at the least; and milliseconds more, at the most, to hit any moment. */
const MIN_TAKEN = 20;
const MAX_MORE_LENGTH = 400;
/** Milliseconds between two looks at how many there are. */
const LOOK_AGAIN = 20;
/** Milliseconds for each kill with the start after it, at the worst. */
const EACH = 60_000;
/** Milliseconds after which a client no longer waits. */
const TIMEOUT_MS = 20_000;
/** Milliseconds until a client without an answer tries again. */
const TRY_AGAIN = 100;
/** Entries of the list that the editor saves, each of them a row in two tables. */
const ENTRIES = ["contact.call", "contact.mail", "contact.visit"];

/** What a database says of itself when the site has ended. */
export interface Looked {
  /** The faults of the file itself; empty when there are none. */
  faults: string[];
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
}

/** The calls that were answered with success. */
interface Acknowledged {
  messages: string[];
  /** The last value that the editor was told to be saved, and the one that was sent and not answered since. */
  saved: number;
  sent: number;
}

/**
 * Kills the site under load, again and again, and looks at what is stored.
 * @param databaseUrl its `DATABASE_URL`; undefined for the SQLite file in its data folder
 * @param look opens the database of a site that has ended
 */
export function describeCrashes(
  database: string,
  databaseUrl: () => Promise<string | undefined>,
  look: (folder: string) => Promise<Looked>,
  skipped = false,
): void {
  describe.skipIf(skipped)(`a site on ${database} that is killed ${KILLS} times under load`, () => {
    const acknowledged: Acknowledged = { messages: [], saved: 0, sent: 0 };
    let folder: string;
    let site: SiteProcess;
    let looked: Looked;

    beforeAll(
      async () => {
        folder = await mkdtemp(path.join(tmpdir(), "waymark-kills-"));
        const url = await databaseUrl();
        if (!url) await copySeeded(folder);
        site = await siteProcess(folder, {
          // Nobody answers there: each message has a notice that waits.
          LEADS_WEBHOOK_URL: "http://127.0.0.1:9/",
          LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==",
          ...(url && { DATABASE_URL: url }),
        });
        await site.start();
        await underLoad(site, acknowledged);
        for (let waiting = "left"; waiting;) waiting = (await waitingInJournal(folder)).join();
        await site.stop();
        looked = await look(folder);
      },
      EACH * (KILLS + 2),
    );
    afterAll(async () => {
      await site?.kill();
      await rm(folder, { recursive: true, force: true });
    });

    it("has every message that it had told to be sent, once", async () => {
      expect(acknowledged.messages.length).toBeGreaterThan(KILLS * MIN_TAKEN);
      const rows = await looked.rows("select message, count(*) as times from leads group by message");
      const times = new Map(rows.map((row) => [row["message"], Number(row["times"])]));
      expect(acknowledged.messages.filter((message) => times.get(message) !== 1)).toEqual([]);
      expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
      console.log(`${database}: ${KILLS} kills, ${acknowledged.messages.length} messages acknowledged, ${acknowledged.saved} saves`);
    });

    it("has no message without its notice", async () => {
      const alone = "select m.id from leads m left join notices n on n.lead_id = m.id group by m.id having count(n.id) <> 1";
      expect(await looked.rows(alone)).toEqual([]);
    });

    it("has what the editor was told to be saved, whole", async () => {
      const texts = await looked.rows("select text, _locale from interface_texts_entries_locales");
      expect(texts).toHaveLength(ENTRIES.length);
      const values = new Set(texts.map(({ text }) => Number(text)));
      expect(values.size).toBe(1);
      const [value = -1] = values;
      expect(value).toBeGreaterThanOrEqual(acknowledged.saved);
      expect(value).toBeLessThanOrEqual(acknowledged.sent);
    });

    it("has no record without a version that says the same, in all its parts", async () => {
      const rows = await looked.rows(
        `select f.id, f.slug, t.question, t.answer, v.version_slug, vt.version_question, vt.version_answer
         from faqs f left join faqs_locales t on t._parent_id = f.id and t._locale = 'zh'
         left join _faqs_v v on v.id = (select max(l.id) from _faqs_v l where l.parent_id = f.id)
         left join _faqs_v_locales vt on vt._parent_id = v.id and vt._locale = 'zh'
         where f.slug like 'question-%' or f.slug is null`,
      );
      expect(rows.length).toBeGreaterThan(0);
      const half = rows.filter((row) => new Set([row["question"], row["answer"], row["version_question"], row["version_answer"]]).size > 1);
      expect(half).toEqual([]);
      expect(rows.filter((row) => row["slug"] !== row["version_slug"])).toEqual([]);
    });

    it("has a database that is in order", () => {
      expect(looked.faults).toEqual([]);
    });
  });
}

/** Lets visitors and an editor work while the site is killed and started again. */
async function underLoad(site: SiteProcess, acknowledged: Acknowledged): Promise<void> {
  const end = new AbortController();
  const headers = await ownerHeaders(site.url);
  const work = Promise.all([
    ...Array.from({ length: CLIENTS }, (_, number) => visitor(site.url, number, acknowledged, end.signal)),
    editor(site.url, headers, acknowledged, end.signal),
  ]);
  const chance = chanceOf(SEED);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = acknowledged.messages.length + MIN_TAKEN;
    const { saved } = acknowledged;
    while (acknowledged.messages.length < enough || acknowledged.saved === saved) await pause(LOOK_AGAIN);
    await pause(chance.below(MAX_MORE_LENGTH));
    await site.kill();
    await site.start();
  }
  end.abort();
  await work;
}

/** Sends one message after the other, each until its arrival is confirmed; every second one without script. */
async function visitor(url: string, number: number, { messages }: Acknowledged, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const message = `${number}:${count}:${randomUUID()}`;
    const id = (number + count) % 2 === 0 ? randomUUID() : "";
    await untilDone(async () => {
      const { success } = await sendMessage(url, message, id, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (success) messages.push(message);
      return success;
    });
  }
}

/** Saves a list of texts and a question in turn; each save writes rows of several tables. */
async function editor(url: string, headers: Record<string, string>, acknowledged: Acknowledged, signal: AbortSignal): Promise<void> {
  const call = (method: string, address: string, body: object) =>
    fetch(`${url}/api${address}`, { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) });
  for (let value = 1; !signal.aborted; value += 1) {
    const text = String(value);
    acknowledged.sent = value;
    await untilDone(async () => {
      const entries = ENTRIES.map((key) => ({ key, text }));
      const { ok } = await call("POST", "/globals/interface-texts", { entries });
      if (ok) acknowledged.saved = value;
      return ok;
    });
    const question = { slug: `question-${value}`, topic: "choosing", question: text, answer: text, _status: "published" };
    // One that was stored without an answer exists already: its address is in use.
    await untilDone(async () => [201, 400].includes((await call("POST", "/faqs", question)).status));
    const changed = `${text} changed`;
    const where = `where[slug][equals]=question-${value}`;
    await untilDone(async () => (await call("PATCH", `/faqs?${where}`, { question: changed, answer: changed })).ok);
  }
}

async function untilDone(attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt().catch(() => false))) await pause(TRY_AGAIN);
}

async function waitingInJournal(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, "journal")).catch(() => []);
  return entries.filter((entry) => entry.endsWith(".json"));
}
