import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fuzzValues } from "../fuzz/values.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";

/** Values that are written into fields. `HOSTILE_VALUES=5000` goes the long way, `HOSTILE_SEED` another one. */
const COUNT = Number(process.env["HOSTILE_VALUES"] ?? 200);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_122);
/** Milliseconds after which an answer was held up by something, be the machine ever so busy. */
const SLOWEST = 10_000;
/** Milliseconds for each value, at the worst. */
const EACH = 600;
/** Bytes of memory that may have come to stay. */
const GROWTH = 200 * 1024 * 1024;
/** What React writes for the characters that mean something in HTML. */
const WRITTEN: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
/** What pages show of the two records that values are written into. */
const SHOWING = new Map([
  ["/services/faq", { of: "faqs", fields: ["question", "answer"] }],
  ["/article/1", { of: "articles", fields: ["title", "author", "summary"] }],
  ["/en/article/1", { of: "articles", fields: ["title", "author", "summary"] }],
  ["/article", { of: "articles", fields: ["title", "summary"] }],
] as const);
/** Fields that are written at a time. */
const AT_ONCE = 5;

describe("values that attackers write into fields", () => {
  let folder: string;
  let site: SiteProcess;
  let headers: Record<string, string>;
  let question: number;
  let article: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-values-"));
    site = await siteProcess(folder);
    await site.start();
    headers = await ownerHeaders(site.url);
    question = await made("/faqs", { slug: "question", topic: "choosing", question: "?", answer: "!", _status: "published" });
    article = await made("/articles", { ...articleOf("harmless"), category: "company", _status: "published" });
  });
  afterAll(async () => {
    await site?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function call(method: string, address: string, body: object): Promise<Response> {
    return fetch(`${site.url}/api${address}`, { method, headers, body: JSON.stringify(body) });
  }
  async function made(address: string, body: object): Promise<number> {
    const response = await call("POST", address, body);
    expect(response.status).toBe(201);
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  }

  it(
    `are refused or shown as text on pages, ${COUNT} of them, without a fault and in time`,
    { timeout: 60_000 + COUNT * EACH },
    async () => {
      const faults: string[] = [];
      let slowest = 0;
      async function timeCall(what: string, value: unknown, send: () => Promise<Response>): Promise<{ ok: boolean; text: string }> {
        const startedAt = performance.now();
        const response = await send();
        const text = await response.text();
        const milliseconds = Math.round(performance.now() - startedAt);
        slowest = Math.max(slowest, milliseconds);
        if (response.status >= 500 || milliseconds > SLOWEST)
          faults.push(`${what} ${JSON.stringify(value)}: ${response.status}, ${milliseconds} ms`);
        return { ok: response.ok, text };
      }
      const page = async (address: string, values: unknown) => (await timeCall(address, values, () => fetch(site.url + address))).text;
      const plain = new Map<string, string>();
      for (const address of SHOWING.keys()) plain.set(address, tagsOf(await page(address, "harmless")));
      let [before, attempts, stored] = [0, 0, 0];
      const values = fuzzValues(SEED, COUNT);
      const next = () => values.next().value ?? "harmless";
      while (attempts < COUNT) {
        const words: Record<string, string> = { question: next(), answer: next(), title: next(), author: next(), summary: next() };
        attempts += AT_ONCE;
        // By then the process's caches of pages and of compiled code are full.
        before ||= attempts >= COUNT / 3 ? site.memory() : 0;
        const { question: questionText, answer, ...rest } = words;
        const saved = {
          faqs: await timeCall("a question", words, () => call("PATCH", `/faqs/${question}`, { question: questionText, answer })),
          articles: await timeCall("an article", words, () => call("PATCH", `/articles/${article}`, rest)),
        };
        await timeCall("a message", words, () => sent("/en/contact", Object.values(words)));
        await timeCall("a lead", words, () => sent("/buy", Object.values(words)));
        stored += (saved.faqs.ok ? 2 : 0) + (saved.articles.ok ? 3 : 0);
        for (const [address, { of, fields }] of SHOWING) {
          if (!saved[of].ok) continue;
          const html = await page(address, words);
          if (tagsOf(html) !== plain.get(address)) faults.push(`${address} ${JSON.stringify(words)}: is more than text`);
          const text = visible(textOf(html));
          for (const field of fields)
            if (!text.includes(visible(words[field] ?? ""))) faults.push(`${address} ${JSON.stringify(words[field])}: is not shown`);
        }
      }
      expect(faults).toEqual([]);
      expect(stored).toBeGreaterThan(COUNT / 3);
      expect(site.memory() - before).toBeLessThan(GROWTH);
      console.log(
        `${COUNT} values, ${stored} of them stored; the slowest answer took ${slowest} ms, memory grew by ${site.memory() - before} bytes`,
      );
    },
  );

  /** Sends a form with the values in the fields that take words. */
  function sent(address: string, values: string[]): Promise<Response> {
    const names = ["message", "company", "subject", "position", "utmSource", "referrer"];
    const words = Object.fromEntries(names.map((name, position) => [name, values[position % values.length] ?? ""]));
    return fetch(site.url + address, {
      method: "POST",
      body: new URLSearchParams({ name: "A", ...words, email: "a@example.com", consent: "on" }),
    });
  }
});

function articleOf(words: string) {
  return { title: words, author: words, summary: words };
}

/** The tags of a page with the names of their attributes: what its texts must not change, but for where lines may break. */
function tagsOf(html: string): string {
  const outside = html.replace(/(<script[^>]*>)[^]*?<\/script>/g, "$1").replace(/<!--[^]*?-->|<wbr\/?>/g, "");
  return Array.from(outside.matchAll(/<(\/?[a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi), ([, name = "", attributes = ""]) =>
    [name, ...Array.from(attributes.matchAll(/\s([^\s=>]+)(?:="[^"]*")?/g), ([, attribute]) => attribute)].join(" "),
  ).join("\n");
}

/** What a page says. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot|#x27);/g, (written) => WRITTEN[written] ?? "");
}

/** The visible characters of a text: without spaces, and without signs that typesetting adds. */
function visible(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\uFFFD]/gu, "");
}
