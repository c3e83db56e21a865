import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAsEditor, type TestCms } from "../../../test/cms.ts";
import type { OutdatedText } from "./outdated-texts.ts";

let test: TestCms;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

async function send(method: "POST" | "PATCH", address: string, body: object): Promise<number> {
  const response = await test.api(address, { method, token, body });
  expect(response.status).toBeLessThan(300);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}

/** How the English of a question stands: as the list of drafts shows it, and as visitors see the record. */
async function stateOf(id: number) {
  const [latest, shown] = await Promise.all([true, false].map((draft) => test.cms.findByID({ collection: "faqs", id, depth: 0, draft })));
  return { latest: latest?.translation, shown: shown?.translation, lacks: latest?.translationLacks };
}

/** The answer about a question's texts whose English is older. */
async function changesOf(id: number | string, by: string | undefined = token, collection = "faqs") {
  const response = await test.api(`/outdated-texts/${collection}/${id}`, by === "" ? {} : { token: by });
  return { status: response.status, body: (await response.json()) as { texts?: Record<string, OutdatedText> } };
}

const question = { topic: "choosing", question: "怎么充电？", answer: "用附带的线。", order: 1 };

describe("how the English of a record stands", () => {
  it("is kept at every save, draft or published, and nobody else writes it", async () => {
    const id = await send("POST", "/faqs?locale=zh", { ...question, slug: "charge", translation: "complete", _status: "published" });
    expect(await stateOf(id)).toMatchObject({ latest: "none", shown: "none" });
    const write = (locale: string, data: object, draft = false) =>
      send("PATCH", `/faqs/${id}?locale=${locale}${draft ? "&draft=true" : ""}`, { ...data, _status: draft ? "draft" : "published" });

    await write("en", { question: "How to charge?" });
    expect(await stateOf(id)).toEqual({ latest: "missing", shown: "missing", lacks: [{ name: "answer", state: "missing" }] });
    await write("en", { answer: "By the cable." }, true);
    expect(await stateOf(id)).toMatchObject({ latest: "complete", shown: "missing" });
    await write("en", { answer: "By the cable." });
    expect(await stateOf(id)).toMatchObject({ latest: "complete", shown: "complete", lacks: [] });

    await write("zh", { answer: "用附带的磁吸线。" });
    expect(await stateOf(id)).toMatchObject({ latest: "older", lacks: [{ name: "answer", state: "older" }] });
    await write("zh", { answer: "用附带的磁吸线充。" }, true);
    const { answer } = (await changesOf(id)).body.texts ?? {};
    expect(answer?.before).toBe("用附带的线。");
    // The English is that of the draft, which was published later.
    expect(Date.parse(answer?.sourceAt ?? "")).toBeGreaterThan(Date.parse(answer?.translatedAt ?? ""));
    await write("zh", { order: 2 });
    expect(await stateOf(id)).toMatchObject({ latest: "older", shown: "older" });
    await write("en", { answer: "By the magnetic cable.", translation: "none" });
    expect(await stateOf(id)).toMatchObject({ latest: "complete", shown: "complete" });
  });

  it("is not complete where a text that must be written is empty in both languages", async () => {
    const id = await send("POST", "/faqs?locale=zh&draft=true", { topic: "choosing", slug: "empty", question: "", _status: "draft" });
    const both = ["question", "answer"].map((name) => ({ name, state: "missing" }));
    expect(await stateOf(id)).toMatchObject({ latest: "none", lacks: both });
    await send("PATCH", `/faqs/${id}?locale=en&draft=true`, { question: "How?", _status: "draft" });
    expect(await stateOf(id)).toMatchObject({ latest: "missing", lacks: both.slice(1) });
    await test.cms.delete({ collection: "faqs", id });
  });

  it("is told with the Chinese that it was written for, from the versions, to staff alone", async () => {
    const id = await send("POST", "/faqs?locale=zh", {
      ...question,
      slug: "changed",
      question: "检修",
      answer: "快",
      _status: "published",
    });
    const write = (query: string, data: object) => send("PATCH", `/faqs/${id}?${query}`, data);
    await write("locale=en", { question: "Overhaul", answer: "Quick", _status: "published" });
    await write("locale=zh", { question: "大修", answer: "很快", _status: "published" });
    // A record published in one language alone has the other as visitors saw it before, which nobody wrote.
    await write("locale=en&draft=true", { answer: "Very quick", _status: "draft" });
    await write("locale=zh&draft=true", { answer: "极快", _status: "draft" });
    await write("locale=zh&publishSpecificLocale=zh", { _status: "published" });
    const { status, body } = await changesOf(id);
    expect(status).toBe(200);
    expect(body.texts).toMatchObject({ question: { before: "检修" }, answer: { before: "很快" } });
    // Of a record that is saved often, the first versions go.
    for (let order = 4; order < 24; order += 1) await write("locale=zh", { order, _status: "published" });
    const noChanges = { sourceAt: null, translatedAt: null, before: null };
    expect((await changesOf(id)).body.texts).toMatchObject({ question: noChanges, answer: noChanges });

    await write("locale=zh", { deletedAt: new Date().toISOString() });
    const statuses = [await changesOf(id, ""), await changesOf(id, token, "media"), await changesOf("x"), await changesOf(99_999)];
    expect(statuses.map((answer) => answer.status)).toEqual([403, 404, 404, 404]);
  });

  it("is told of a long text by its paragraphs, and holds where it was looked at", async () => {
    const paragraph = (text: string) => ({ type: "paragraph", version: 1, children: [{ type: "text", version: 1, text }] });
    const list = { type: "list", tag: "ul", version: 1, children: [{ ...paragraph("一件"), type: "listitem", value: 1 }] };
    const long = (...children: object[]) => ({ root: { type: "root", version: 1, format: "", indent: 0, direction: null, children } });
    const service = { slug: "long", title: "长文", summary: "长", order: 3, _status: "published" };
    const id = await send("POST", "/services?locale=zh", { ...service, body: long(paragraph("第一段。"), list) });
    const write = (locale: string, data: object) => send("PATCH", `/services/${id}?locale=${locale}`, { ...data, _status: "published" });
    await write("en", { title: "Long", summary: "Long", body: long(paragraph("The first.")) });
    await write("zh", { body: long(paragraph("第一段，改了。"), list) });
    const { body } = (await changesOf(id, token, "services")).body.texts ?? {};
    expect(body?.before).toBe("第一段。\n一件");
    expect(Date.parse(body?.sourceAt ?? "")).toBeGreaterThan(Date.parse(body?.translatedAt ?? ""));
    await write("zh", { otherLanguage: { texts: {}, checked: ["body"] } });
    expect((await changesOf(id, token, "services")).body.texts).toEqual({});
    await write("zh", { deletedAt: new Date().toISOString() });
  });

  it("is told of what is published, where one language alone is published", async () => {
    const id = await send("POST", "/faqs?locale=zh&draft=true", { ...question, slug: "alone", _status: "draft" });
    await send("PATCH", `/faqs/${id}?locale=en&draft=true`, { question: "Why?", answer: "So.", _status: "draft" });
    await send("PATCH", `/faqs/${id}?locale=zh&publishSpecificLocale=zh`, { _status: "published" });
    expect(await stateOf(id)).toMatchObject({ latest: "complete", shown: "none" });
  });

  it("is a filter of lists, and sees the rows of lists and long texts", async () => {
    const step = { title: "收货", text: "寄到工厂", duration: "1 天" };
    const service = { slug: "repair", title: "维修", summary: "修", order: 1, steps: [step], _status: "published" };
    const id = await send("POST", "/services?locale=zh", service);
    await send("PATCH", `/services/${id}?locale=en`, { title: "Repair", summary: "We mend", _status: "published" });
    const findRecords = async (state: string) => {
      const response = await test.api(`/services?where[translation][equals]=${state}&draft=true`, { token });
      return ((await response.json()) as { docs: { slug: string; translationLacks: unknown }[] }).docs;
    };
    expect(await findRecords("missing")).toMatchObject([{ slug: "repair", translationLacks: [{ name: "steps", state: "missing" }] }]);
    expect(await findRecords("complete")).toEqual([]);
  });

  it("is told of all records, with who changed their Chinese", async () => {
    const { readStates } = await import("./read-states.ts");
    const { complete, open = [] } = (await readStates(test.cms)).get("faqs") ?? {};
    expect([complete, open.length]).toEqual([2, 0]);
    expect((await readStates(test.cms)).get("services")?.open).toMatchObject([
      { title: "维修", isLive: true, changedBy: "editor", fields: [{ name: "steps", state: "missing" }] },
    ]);
  });
});
