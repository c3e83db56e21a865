import { expect, it, onTestFinished } from "vitest";
import { jsonOf, ask, staff, storedRows, textOf } from "./ask.ts";

/** What a page shows of itself, without markup. */
async function readShown(address: string): Promise<string> {
  const page = await textOf(address);
  return (/<main.*<\/main>/s.exec(page)?.[0] ?? page).replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/\s*<[^>]*>\s*/g, "\n");
}

async function patch(address: string, json: object): Promise<void> {
  const answer = await ask(`/api${address}`, { method: "PATCH", headers: staff, json });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

/** Calls a term otherwise in English, for one test. */
async function rename(vocabulary: string, key: string, before: string, name: string): Promise<void> {
  const [term] = await storedRows(vocabulary, "key", key);
  const address = `/${vocabulary}/${String(term?.["id"])}?locale=en`;
  onTestFinished(() => patch(address, { name: before }));
  await patch(address, { name });
}

it.each([
  ["faq-topics", "choosing", "Choosing", "/en/services/faq", "#choosing"],
  ["solution-uses", "logistics", "Logistics supply chain", "/en/solutions", "/en/solutions?tab=logistics"],
  ["article-categories", "company", "Company news", "/en/article", "/en/article?category=company"],
  ["download-kinds", "manual", "Manual", "/en/services/downloads", "manual"],
])(
  "a term of %s that is renamed has its new name on the page at once, at its old address",
  async (vocabulary, key, before, page, place) => {
    expect(await readShown(page)).toContain(`\n${before}\n`);
    await rename(vocabulary, key, before, "Called otherwise");
    const now = await textOf(page);
    expect(now).toContain("Called otherwise");
    expect(now).toContain(`"${place}"`);
    expect(await readShown(page)).not.toContain(`\n${before}\n`);
  },
);

it("a kind of download that is renamed is called so in the title, the feed and the search", async () => {
  await rename("download-kinds", "manual", "Manual", "Handbuechlein");
  expect(await textOf("/en/services/downloads?kind=manual")).toMatch(/<title>[^<]*Handbuechlein/);
  expect(await textOf("/en/services/downloads/feed.xml")).toContain('<category term="Handbuechlein"/>');
  expect(await readShown("/en/search?q=Handbuechlein")).toContain("manual");
  const { items } = await jsonOf<{ items: { kind: string }[] }>("/en/downloads.json");
  expect(items.map(({ kind }) => kind)).toContain("manual");
});

it("a new topic is on the page, in the editors' place, once a question has it, and not before", async () => {
  const made = await ask("/api/faq-topics?locale=zh", { headers: staff, json: { key: "renting", name: "租用", order: 1 } });
  const { doc } = (await made.json()) as { doc: { id: number } };
  await patch(`/faq-topics/${doc.id}?locale=en`, { name: "Renting" });
  expect(await readShown("/en/services/faq")).not.toContain("Renting");
  const [question] = await storedRows("faqs", "topic", "ordering");
  const address = `/faqs/${String(question?.["id"])}`;
  onTestFinished(async () => {
    await patch(address, { topic: "ordering", _status: "published" });
    await patch(`/faq-topics/${doc.id}`, { deletedAt: new Date().toISOString() });
  });
  await patch(address, { topic: "renting", _status: "published" });
  const page = await readShown("/en/services/faq");
  expect(page.indexOf("Renting")).toBeGreaterThan(0);
  expect(page.indexOf("Renting")).toBeLessThan(page.indexOf("Choosing"));
  expect(await readShown("/services/faq")).toContain("租用");
});
