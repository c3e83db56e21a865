import { readableHtml, readablePdf, withoutVersions } from "./readable.ts";

/** Answers a path of a site. */
type Ask = (path: string) => Promise<Response>;

/** What a page has beside it, by the end of its address. */
const REPRESENTATIONS = [
  ["Markdown", ".md"],
  ["data", ".json"],
  ["datasheet", "/datasheet.pdf"],
] as const;

/** An answer as readable text: a line for each value, row or block; null without an answer. */
export async function readAnswer(ask: Ask, path: string): Promise<string | null> {
  const answer = await ask(path);
  if (answer.status === 404) return null;
  const type = answer.headers.get("content-type") ?? "";
  if (type.includes("json")) return JSON.stringify(await answer.json(), null, 1);
  if (type.includes("pdf")) return readablePdf(new Uint8Array(await answer.arrayBuffer()));
  const text = await answer.text();
  return type.includes("xml") ? text.replaceAll("><", ">\n<") : text;
}

/** Head, words and structured data of a page. */
export async function readPage(ask: Ask, path: string): Promise<string> {
  const html = (await readAnswer(ask, path)) ?? "";
  const head = html.matchAll(/<(?:title>[^<]*|meta name="(?:description|robots)"[^>]*|link rel="(?:canonical|alternate)"[^>]*)/g);
  const data = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [
    "== head",
    ...Array.from(head, ([tag]) => tag),
    "== page",
    readableHtml(/<main.*<\/main>/s.exec(html)?.[0] ?? ""),
    ...Array.from(data, ([, json = ""]) => `== structured data\n${JSON.stringify(JSON.parse(json), null, 1)}`),
  ].join("\n");
}

/** All representations of a record: its page, and the files beside the page. */
export async function readRecord(ask: Ask, path: string): Promise<string> {
  const parts = [await readPage(ask, path)];
  for (const [title, end] of REPRESENTATIONS) {
    const text = await readAnswer(ask, path + end);
    if (text !== null) parts.push(`== ${title}\n${text}`);
  }
  return parts.join("\n");
}

/** The file of `test/records/` that something read is compared with. @param name with its folder, without an ending */
export function recordFile(name: string): string {
  return `${import.meta.dirname}/records/${name}.txt`;
}

/** The sentence that says since when a policy is in force: of the demonstration's, since the day on which it was seeded. */
const IN_FORCE = /(本版自|In force since )[^。.]+(起生效。|\.)/g;

/** A text in the form of its golden file. */
export function toFile(text: string): string {
  return `${withoutVersions(text).replaceAll(IN_FORCE, "$1…$2").trim()}\n`;
}
