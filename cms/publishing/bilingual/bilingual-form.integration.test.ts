import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openAsEditor, type TestCms } from "../../../test/cms.ts";
import { signedIn } from "../../../test/staff.ts";

let test: TestCms;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

interface Answer {
  doc: { id: number } & Record<string, unknown>;
  errors?: { message: string; data?: { errors?: { path: string; message: string; label?: string }[] } }[];
}

async function send(method: "POST" | "PATCH", address: string, body: object, by = token): Promise<{ status: number; body: Answer }> {
  const response = await test.api(address, { method, token: by, body });
  return { status: response.status, body: (await response.json()) as Answer };
}

/** Saves as a form in Chinese does, with the texts of its other language. */
function save(id: number | null, data: object, texts: Record<string, string>, { draft = false, locale = "zh" } = {}) {
  const body = { ...data, otherLanguage: { texts }, _status: draft ? "draft" : "published" };
  return send(
    id === null ? "POST" : "PATCH",
    `/services${id === null ? "" : `/${id}`}?locale=${locale}${draft ? "&draft=true" : ""}`,
    body,
  );
}

/** A record in a language as it is written, nothing put in from the other one. */
async function read(id: number, locale: Language, draft = true): Promise<Record<string, unknown>> {
  const response = await test.api(`/services/${id}?locale=${locale}&fallback-locale=none&draft=${draft}`, { token });
  return (await response.json()) as Record<string, unknown>;
}

const versions = (id: number) => test.cms.countVersions({ collection: "services", where: { parent: { equals: id } } });
const log = async (id: number | string) =>
  (await test.cms.find({ collection: "audit-log", where: { recordId: { equals: String(id) } }, sort: "-id", limit: 1 })).docs[0];

/** The name of a row, as a form makes it. */
const rowName = () => randomBytes(12).toString("hex");

/** A record with two steps, which no other one has. */
function service() {
  const [first, second] = [rowName(), rowName()];
  const steps = [
    { id: first, title: "收货", text: "寄到工厂", duration: "1 天" },
    { id: second, title: "检测", text: "查明原因", duration: "2 天" },
  ];
  return { first, second, data: { title: "维修", summary: "修", order: 1, steps } };
}

describe("both languages of a form", () => {
  it("are stored by one save as one version: a new draft, with rows and groups", async () => {
    const { first, second, data } = service();
    const made = await save(
      null,
      { ...data, slug: "together" },
      {
        title: " Repair ",
        "seo.title": "Repair in Shenzhen",
        [`steps.${second}.title`]: "Test",
        "steps.no-such-row.title": "nothing",
        nothing: "nothing",
      },
      { draft: true },
    );
    expect(made.status).toBe(201);
    const { id } = made.body.doc;
    expect(made.body.doc).not.toHaveProperty("otherLanguage");
    expect(await read(id, "en")).toMatchObject({
      title: "Repair",
      seo: { title: "Repair in Shenzhen" },
      steps: [{ id: first }, { id: second, title: "Test" }],
    });
    expect((await read(id, "en"))["steps"]).not.toContainEqual(expect.objectContaining({ id: first, title: expect.any(String) as string }));
    expect(await read(id, "zh")).toMatchObject({ title: "维修", steps: [{ title: "收货" }, { title: "检测" }] });
    expect((await versions(id)).totalDocs).toBe(1);
  });

  it("are published at once, rows moved, added and removed, and the log names what was changed in which", async () => {
    const { first, second, data } = service();
    const made = await save(
      null,
      { ...data, slug: "rows" },
      { title: "Repair", [`steps.${first}.title`]: "Receive", [`steps.${second}.title`]: "Test" },
    );
    const { id } = made.body.doc;
    const third = rowName();
    const steps = [data.steps[1], { id: third, title: "寄回", text: "寄出", duration: "1 天" }];
    const saved = await save(
      id,
      { steps, summary: "修理" },
      { [`steps.${third}.title`]: "Return", [`steps.${first}.title`]: "gone", summary: "We mend" },
    );
    expect(saved.status).toBe(200);
    expect(await read(id, "en", false)).toMatchObject({
      title: "Repair",
      summary: "We mend",
      steps: [
        { id: second, title: "Test" },
        { id: third, title: "Return" },
      ],
    });
    expect((await read(id, "zh", false))["summary"]).toBe("修理");
    expect((await versions(id)).totalDocs).toBe(2);
    expect((await log(id))?.changes).toEqual([
      ...["summary", "steps"].map((field) => ({ field, language: "zh" })),
      ...["steps", "summary"].map((field) => ({ field, language: "en" })),
    ]);
    // How the English stands is reckoned of what this very save brought.
    await save(id, { summary: "修理与翻新" }, {});
    expect((await read(id, "zh"))["translationLacks"]).toContainEqual({ name: "summary", state: "older" });
    await save(id, {}, { summary: "We mend and refit" });
    expect((await read(id, "zh"))["translationLacks"]).not.toContainEqual(expect.objectContaining({ name: "summary" }));
    // A list remembers which of its texts are older, until each is rewritten, or checked and confirmed.
    const later = [
      { ...data.steps[1], title: "检测与报告" },
      { ...steps[1], title: "寄还" },
    ];
    await save(id, { steps: later }, {});
    const older = [`steps.${second}.title`, `steps.${third}.title`];
    expect((await read(id, "zh"))["translationLacks"]).toContainEqual({ name: "steps", state: "missing" });
    const both = Object.fromEntries(
      [second, third].flatMap((row) => ["text", "duration"].map((name) => [`steps.${row}.${name}`, "As told"])),
    );
    await save(id, {}, both);
    await save(id, { steps: later.map((step) => Object.assign({}, step, { title: `${step.title}。` })) }, {});
    expect((await read(id, "zh"))["translationLacks"]).toEqual([{ name: "steps", state: "older", at: older }]);
    const checked = older.slice(0, 1);
    await send("PATCH", `/services/${id}?locale=zh`, { otherLanguage: { checked }, _status: "published" });
    expect((await read(id, "zh"))["translationLacks"]).toEqual([{ name: "steps", state: "older", at: older.slice(1) }]);
    await save(id, {}, { [older[1] ?? ""]: "Send back" });
    expect(await read(id, "zh")).toMatchObject({ translation: "complete", translationLacks: [] });
    // The form in English writes the Chinese in the same way.
    await save(id, { title: "Repairs" }, { title: "维修服务" }, { locale: "en" });
    expect([(await read(id, "zh"))["title"], (await read(id, "en"))["title"]]).toEqual(["维修服务", "Repairs"]);
  });

  it("are refused together: the field and the language are named, and nothing is stored", async () => {
    const { second, data } = service();
    const { id } = (await save(null, { ...data, slug: "refused" }, { title: "Repair" })).body.doc;
    const before = await versions(id);
    const refused = await save(id, { title: "新名" }, { title: "  ", [`steps.${second}.title`]: "x".repeat(500) });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.data?.errors?.map(({ path, label }) => [path, label])).toEqual([
      ["title:en", expect.stringContaining("（英文）")],
      ["steps.1.title:en", expect.stringMatching(/ 2 > .*（英文）$/)],
    ]);
    expect(refused.body.errors?.[0]?.message).toContain("（英文）");
    expect((await save(id, { title: "" }, { summary: "We mend" })).status).toBe(400);
    expect([(await read(id, "zh"))["title"], (await read(id, "en"))["title"], (await read(id, "en"))["summary"]]).toEqual([
      "维修",
      "Repair",
      null,
    ]);
    expect(await versions(id)).toEqual(before);
    // A form in English requires the texts that Chinese needs, too.
    expect((await save(id, { title: "Repairs" }, { summary: "" }, { locale: "en" })).status).toBe(400);
    for (const otherLanguage of ["text", [], { texts: { title: 7 } }, { texts: "x" }, { checked: [7] }])
      expect((await send("PATCH", `/services/${id}?locale=zh`, { otherLanguage, _status: "published" })).status).toBe(400);
    const viewer = await signedIn(test, "viewer");
    expect((await send("PATCH", `/services/${id}?locale=zh`, { otherLanguage: { texts: { title: "Mine" } } }, viewer.token)).status).toBe(
      403,
    );
    // The place at which a form keeps the fault of a text may be sent along.
    expect((await send("PATCH", `/services/${id}?locale=zh`, { "title:en": null, _status: "published" })).status).toBe(200);
    expect((await read(id, "en"))["title"]).toBe("Repair");
    expect((await test.api("/services?where[otherLanguage][exists]=true", { token })).status).toBe(400);
  });

  it("keep to one where one alone is published: the other waits in the draft", async () => {
    const { id } = (await save(null, { ...service().data, slug: "alone" }, { title: "Repair" })).body.doc;
    const body = { title: "维修服务", otherLanguage: { texts: { title: "Repair service" } }, _status: "published" };
    expect((await send("PATCH", `/services/${id}?locale=zh&publishSpecificLocale=zh`, body)).status).toBe(200);
    expect([(await read(id, "zh", false))["title"], (await read(id, "en", false))["title"]]).toEqual(["维修服务", "Repair"]);
    expect((await read(id, "en"))["title"]).toBe("Repair service");
  });

  it("are not saved from a form that is older than what is stored, and any number of times from one that is not", async () => {
    const { first, data } = service();
    const made = (await save(null, { ...data, slug: "older" }, { title: "Repair" })).body.doc;
    const { id } = made;
    let updatedAt = made["updatedAt"] as string;
    // What a form does, one after the other: each answer is what the next one is sent from.
    for (const [query, status] of [
      ["draft=true", "draft"],
      ["draft=true", "draft"],
      ["", "published"],
      ["draft=true", "draft"],
      ["", "published"],
    ]) {
      const saved = await send("PATCH", `/services/${id}?locale=zh&${query}`, {
        title: "维修",
        updatedAt,
        otherLanguage: { checked: [`steps.${first}.title`] },
        _status: status,
      });
      expect(saved.status).toBe(200);
      updatedAt = saved.body.doc["updatedAt"] as string;
      expect((await read(id, "zh"))["updatedAt"]).toBe(updatedAt);
    }
    // The form shows the stored texts after one language alone was published.
    await send("PATCH", `/services/${id}?locale=zh&publishSpecificLocale=zh`, { title: "维修服务", updatedAt, _status: "published" });
    updatedAt = (await read(id, "zh"))["updatedAt"] as string;
    const inOtherTab = await send("PATCH", `/services/${id}?locale=zh`, { title: "另一页写的", updatedAt, _status: "published" });
    expect(inOtherTab.status).toBe(200);
    const before = await versions(id);
    for (const draft of [true, false]) {
      const refused = await save(id, { title: "维修", updatedAt }, { title: "Older" }, { draft });
      expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([409, expect.stringContaining("没有保存")]);
      expect(refused.body.errors?.[0]?.data?.errors?.[0]?.path).toBe("otherLanguage");
    }
    expect([(await read(id, "zh"))["title"], await versions(id)]).toEqual(["另一页写的", before]);
    // An older version is restored on purpose, and a client that sends no time is not asked.
    const { docs } = await test.cms.findVersions({
      collection: "services",
      where: { parent: { equals: id } },
      sort: "updatedAt",
      limit: 1,
    });
    expect((await send("POST", `/services/versions/${docs[0]?.id}`, {})).status).toBe(200);
    expect((await save(id, { title: "无时间" }, {})).status).toBe(200);
  });

  it("are those of a global, too", async () => {
    const id = rowName();
    const entries = [{ id, key: "news.author", text: "作者" }];
    const saved = await send("POST", "/globals/interface-texts?locale=zh", {
      entries,
      otherLanguage: { texts: { [`entries.${id}.text`]: "By" } },
    });
    expect(saved.status).toBe(200);
    const stored = (await (await test.api("/globals/interface-texts?locale=en&fallback-locale=none")).json()) as Record<string, unknown>;
    expect(stored).toMatchObject({ entries: [{ text: "By" }] });
    // The log names it, with its old and new value; of a list, the rows that differ.
    expect(await log("interface-texts")).toMatchObject({
      record: "interface-texts",
      title: "界面文字",
      changes: [
        { field: "entries", language: "zh", before: null, after: entries },
        { field: "entries", language: "en" },
      ],
    });
    const opened = stored["updatedAt"];
    const inTwoTabs = [];
    for (const text of ["作者", "旧"]) {
      const { status } = await send("POST", "/globals/interface-texts?locale=zh", {
        entries: [{ id, key: "news.author", text }],
        updatedAt: opened,
      });
      inTwoTabs.push(status);
    }
    expect(inTwoTabs).toEqual([200, 409]);
    // Rules of the global itself hold in both, too: what the site puts into a text stays.
    const { provideSiteTexts } = await import("../../interface-texts/site-texts.ts");
    provideSiteTexts({ zh: { inventions: { shown: "{shown}/{total}" } }, en: { inventions: { shown: "{shown} of {total}" } } });
    const counted = [{ id, key: "inventions.shown", text: "{shown}/{total}" }];
    const otherLanguage = { texts: { [`entries.${id}.text`]: "Some" } };
    const refused = await send("POST", "/globals/interface-texts?locale=zh", { entries: counted, otherLanguage });
    expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, "entries.0.text:en"]);
  });
});
