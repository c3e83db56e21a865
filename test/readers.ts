import { expect } from "vitest";

/** What the editor writes in each language, with the number of the edition. */
const EDITIONS = {
  zh: { prefix: "", html: "zh-CN", name: "第 # 版", edition: /第\s(\d+)\s版/g },
  en: { prefix: "/en", html: "en", name: "Edition #", edition: /Edition\s(\d+)/g },
};
type Written = keyof typeof EDITIONS;
const LANGUAGES = Object.keys(EDITIONS) as Written[];

/** The published records, and the pages that show them. */
interface Published {
  /** The record's collection and number, as REST has them. */
  record: string;
  /** The field whose text is in its pages. */
  field: string;
  pages: readonly string[];
}

/**
 * Lets readers ask for pages while an editor publishes what they show, edition after edition: each gets a whole page in his language,
 * never older than what was published before he asked.
 * @param headers of the editor's calls
 * @param readers who ask at the same time
 * @param publishes times that the editor publishes, spread over the readers' time
 * @param answers that readers look at, at least
 * @returns the faults of the pages, a line each
 */
export async function readWhilePublishing(
  url: string,
  headers: Record<string, string>,
  { record, field, pages }: Published,
  { readers, publishes, answers: total }: { readers: number; publishes: number; answers: number },
): Promise<string[]> {
  /** The edition that the editor was told to be published, and the one sent last. */
  const latest = { zh: 0, en: 0 };
  const sent = { zh: 0, en: 0 };

  async function publish(number: number): Promise<void> {
    for (const language of LANGUAGES) {
      sent[language] = number;
      const body = JSON.stringify({ [field]: EDITIONS[language].name.replace("#", String(number)), _status: "published" });
      const json = { ...headers, "content-type": "application/json" };
      const answer = await fetch(`${url}/api/${record}?locale=${language}`, { method: "PATCH", headers: json, body });
      expect(answer.status).toBe(200);
      latest[language] = number;
    }
  }

  let answers = 0;
  const faults: string[] = [];
  /** The publishes are spread over the readers' time. */
  const isSoon = (number: number) => answers < (total * number) / publishes;
  const isOver = () => answers >= total && latest.en >= publishes;
  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver(); turn += 1) {
      const language = LANGUAGES[turn % 2] ?? "zh";
      const page = EDITIONS[language].prefix + (pages[turn % pages.length] ?? "/");
      const atLeast = latest[language];
      const answer = await fetch(url + page, { headers: { accept: "text/html" } });
      const text = await answer.text();
      answers += 1;
      const fault = faultOf(text, language, atLeast, sent[language]);
      if (answer.status !== 200 || fault) faults.push(`${page}: ${answer.status} ${fault}`);
    }
  }
  async function edit(): Promise<void> {
    for (let number = 1; number <= publishes; number += 1) {
      await publish(number);
      while (isSoon(number)) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  await publish(0);
  await Promise.all([edit(), ...Array.from({ length: readers }, (_, reader) => read(reader))]);
  return faults;
}

/** The fault of a page; none when it is whole, in its language, and shows one edition between two. */
function faultOf(text: string, language: Written, atLeast: number, atMost: number): string {
  if (!text.startsWith("<!DOCTYPE html>") || !text.endsWith("</html>")) return "is not whole";
  if (!text.includes(`<html lang="${EDITIONS[language].html}"`)) return "is in the wrong language";
  const other = language === "zh" ? "en" : "zh";
  if (text.search(EDITIONS[other].edition) >= 0) return "has words of the other language";
  const editions = new Set([...text.matchAll(EDITIONS[language].edition)].map(([, number]) => Number(number)));
  const [edition = -1] = editions;
  if (editions.size !== 1) return `shows ${editions.size} editions`;
  return edition < atLeast || edition > atMost ? `shows edition ${edition}, not between ${atLeast} and ${atMost}` : "";
}
