import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";

/** Times that the editor publishes, and answers that readers look at. `PUBLISHES=200 ANSWERS=100000` goes the long way. */
const PUBLISHES = Number(process.env["PUBLISHES"] ?? 10);
const ANSWERS = Number(process.env["ANSWERS"] ?? 1000);
/** Readers who ask at the same time. */
const READERS = 100;
/** Milliseconds for each answer and each publish, at the worst. */
const EACH = { answer: 60, publish: 12_000 };

/** What the editor writes in each language, with the number of the edition. */
const EDITIONS = {
  zh: { prefix: "", name: "第 # 版", found: /第\s(\d+)\s版/g },
  en: { prefix: "/en", name: "Edition #", found: /Edition\s(\d+)/g },
};
type Written = keyof typeof EDITIONS;
const LANGUAGES = Object.keys(EDITIONS) as Written[];
const LANG = { zh: "zh-CN", en: "en" };
/** The record's own page, and two that show it among others. */
const PAGES = ["/solutions/logistics", "/solutions", "/"];

let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-publishing-"));
  await copySeeded(folder);
  site = await siteProcess(folder, { REQUESTS_PER_MINUTE: "0", PREWARM: "on" });
  await site.start();
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

it(
  `gives 100 readers whole pages in their language, never older than what was published before they asked`,
  async () => {
    /** The edition that the editor was told to be published, and the one sent last. */
    const told = { zh: 0, en: 0 };
    const sent = { zh: 0, en: 0 };
    const headers = await ownerHeaders(site.url);
    const { docs } = (await (await fetch(`${site.url}/api/solutions?where[slug][equals]=logistics`, { headers })).json()) as {
      docs: { id: number }[];
    };
    const record = `${site.url}/api/solutions/${docs[0]?.id}`;

    async function publish(number: number): Promise<void> {
      for (const language of LANGUAGES) {
        sent[language] = number;
        const body = JSON.stringify({ name: EDITIONS[language].name.replace("#", String(number)), _status: "published" });
        const answer = await fetch(`${record}?locale=${language}`, { method: "PATCH", headers, body });
        expect(answer.status).toBe(200);
        told[language] = number;
      }
    }

    let answers = 0;
    const faults: string[] = [];
    const isOver = () => answers >= ANSWERS && told.en >= PUBLISHES;
    /** The publishes are spread over the readers' time. */
    const isSoon = (number: number) => answers < (ANSWERS * number) / PUBLISHES;
    async function read(reader: number): Promise<void> {
      for (let asked = reader; !isOver(); asked += 1) {
        const language = LANGUAGES[asked % 2] ?? "zh";
        const page = EDITIONS[language].prefix + (PAGES[asked % PAGES.length] ?? "/");
        const atLeast = told[language];
        const answer = await fetch(site.url + page, { headers: { accept: "text/html" } });
        const text = await answer.text();
        answers += 1;
        const fault = faultOf(text, language, atLeast, sent[language]);
        if (answer.status !== 200 || fault) faults.push(`${page}: ${answer.status} ${fault}`);
      }
    }
    async function edit(): Promise<void> {
      for (let number = 1; number <= PUBLISHES; number += 1) {
        await publish(number);
        while (isSoon(number)) await new Promise((resolve) => setImmediate(resolve));
      }
    }
    await publish(0);
    await Promise.all([edit(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
    expect(faults).toEqual([]);
    console.log(`${answers} answers during ${PUBLISHES} publishes in two languages`);
  },
  ANSWERS * EACH.answer + PUBLISHES * EACH.publish,
);

/** What is wrong with a page; nothing when it is whole, in its language, and shows one edition between two. */
function faultOf(text: string, language: Written, atLeast: number, atMost: number): string {
  if (!text.startsWith("<!DOCTYPE html>") || !text.endsWith("</html>")) return "is not whole";
  if (!text.includes(`<html lang="${LANG[language]}"`)) return "is in the wrong language";
  const other = language === "zh" ? "en" : "zh";
  if (text.search(EDITIONS[other].found) >= 0) return "has words of the other language";
  const editions = new Set([...text.matchAll(EDITIONS[language].found)].map(([, number]) => Number(number)));
  const [edition = -1] = editions;
  if (editions.size !== 1) return `shows ${editions.size} editions`;
  return edition < atLeast || edition > atMost ? `shows edition ${edition}, not between ${atLeast} and ${atMost}` : "";
}
