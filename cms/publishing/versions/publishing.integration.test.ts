import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { scheduled } from "../../../test/scheduled.ts";
import { signedIn } from "../../../test/staff.ts";

let test: TestCms;
let editor: Awaited<ReturnType<typeof signedIn>>;

const service = { title: "现场安装", summary: "…", order: 1, _status: "published" } as const;
const article = { category: "company", title: "新工厂投产", author: "编辑部", summary: "…" } as const;

beforeAll(async () => {
  test = await openCms();
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

async function asEditor(address: string, method: "GET" | "POST" | "PATCH", body?: object) {
  const response = await test.api(address, { method, token: editor.token, ...(body && { body }) });
  return {
    status: response.status,
    body: (await response.json()) as { doc: Record<string, unknown> & { id: number } } & Record<string, unknown>,
  };
}

describe("a slug", () => {
  it("is made where none is given, of Chinese too, and is never one that is taken", async () => {
    const made: unknown[] = [];
    for (const title of ["现场安装", "现场安装", "4G Trackers: what's new?", "！！！"]) {
      const { body } = await asEditor("/services?locale=zh", "POST", { ...service, title });
      made.push(body.doc?.["slug"]);
    }
    expect(made.slice(0, 3)).toEqual(["xian-chang-an-zhuang", "xian-chang-an-zhuang-2", "4g-trackers-whats-new"]);
    expect((await asEditor("/services?locale=zh", "POST", { ...service, slug: "Not A Slug" })).status).toBe(400);
  });

  it("leaves a redirect behind when it changes, and never one that goes in circles", async () => {
    const { doc } = (await asEditor("/services", "POST", { ...service, slug: "first" })).body;
    const move = (slug: string) => asEditor(`/services/${doc.id}`, "PATCH", { slug, _status: "published" });
    const rules = async () => {
      const { docs } = await test.cms.find({ collection: "redirects", depth: 0, sort: "from", pagination: false });
      return docs.map(({ from, to, status }) => `${status} ${from} → ${to}`);
    };
    expect((await move("second")).status).toBe(200);
    expect(await rules()).toEqual(["301 /services/first → /services/second"]);
    await move("third");
    expect(await rules()).toEqual(["301 /services/first → /services/third", "301 /services/second → /services/third"]);
    await move("first");
    expect(await rules()).toEqual(["301 /services/second → /services/first", "301 /services/third → /services/first"]);
  });

  it("of a draft leaves none", async () => {
    const before = (await test.cms.count({ collection: "redirects" })).totalDocs;
    const { doc } = (await asEditor("/services?draft=true", "POST", { ...service, slug: "draft-one", _status: "draft" })).body;
    await asEditor(`/services/${doc.id}?draft=true`, "PATCH", { slug: "draft-two" });
    expect((await test.cms.count({ collection: "redirects" })).totalDocs).toBe(before);
  });
});

describe("a form", () => {
  it("is stored for as long as nobody has changed the record since, also one whose date was set back", async () => {
    const { doc } = (await asEditor("/services", "POST", { ...service, slug: "dated" })).body;
    const day = "2025-04-22T01:00:00.000Z";
    await test.cms.db.updateOne({ collection: "services", id: doc.id, data: { updatedAt: day } });
    const read = (await asEditor(`/services/${doc.id}?draft=true`, "GET")).body["updatedAt"];
    expect(read).toBe(day);
    const save = (summary: string, updatedAt: unknown, more = {}, query = "") =>
      asEditor(`/services/${doc.id}${query}`, "PATCH", { summary, updatedAt, _status: "published", ...more });
    const { status, body } = await save("first", read);
    expect(status).toBe(200);
    expect((await save("older", read)).status).toBe(409);
    const draft = await save("draft", body.doc["updatedAt"], { _status: "draft" }, "?draft=true");
    expect(draft.status).toBe(200);
    expect((await save("before the draft", body.doc["updatedAt"])).status).toBe(409);
    expect((await save("after it", draft.body.doc["updatedAt"])).status).toBe(200);
  });
});

describe("an article", () => {
  it("dated ahead is not published at once", async () => {
    const ahead = new Date(Date.now() + 72 * HOUR).toISOString();
    const { status, body } = await asEditor("/articles?locale=zh", "POST", { ...article, publishedAt: ahead, _status: "published" });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("定时发布");
    const draft = await asEditor("/articles?locale=zh&draft=true", "POST", { ...article, publishedAt: ahead, _status: "draft" });
    expect(draft.status).toBe(201);
  });

  it("has today's date, and the date of its last change, without being asked", async () => {
    const { doc } = (await asEditor("/articles?locale=zh", "POST", { ...article, _status: "published" })).body;
    const today = new Date().toISOString().slice(0, 10);
    expect([String(doc["publishedAt"]).slice(0, 10), String(doc["updatedOn"]).slice(0, 10)]).toEqual([today, today]);
    await test.cms.update({ collection: "articles", id: doc.id, data: { updatedOn: "2020-01-01T00:00:00.000Z", _status: "published" } });
    const changed = await asEditor(`/articles/${doc.id}?locale=zh`, "PATCH", { title: "改了标题", _status: "published" });
    expect(String(changed.body.doc["updatedOn"]).slice(0, 10)).toBe(today);
  });

  it("is published and taken off at the time that was set", async () => {
    const { doc } = (await asEditor("/articles?locale=zh&draft=true", "POST", { ...article, _status: "draft" })).body;
    const schedule = (type: "publish" | "unpublish", at: Date) =>
      scheduled(test.cms, { type, target: "articles", record: doc.id, user: editor.id, nextAt: at.toISOString() });
    const status = async () => (await test.api(`/articles/${doc.id}`)).status;
    const later = await schedule("publish", new Date(Date.now() + HOUR));
    expect(await status()).toBe(404);
    await schedule("publish", new Date(Date.now() - 1000));
    expect(await status()).toBe(200);
    await schedule("unpublish", new Date(Date.now() - 1000));
    expect(await status()).toBe(404);
    const { docs } = await test.cms.find({
      collection: "audit-log",
      where: { recordId: { equals: String(doc.id) }, record: { equals: "articles" } },
      sort: "id",
    });
    expect(docs.map(({ action, userName }) => `${userName} ${action}`)).toEqual(["editor create", "editor publish", "editor draft"]);
    expect(await versionsOf("articles", doc.id)).toEqual(["editor", "editor schedule", "editor schedule"]);
    // The past plan is gone; the later one remains.
    const plans = await test.cms.find({ collection: "scheduled-publishing", where: { record: { equals: doc.id } } });
    expect(plans.docs.map(({ id }) => id)).toEqual([later]);
  });

  it("is not published in the name of whoever has lost the right to, or the account", async () => {
    const { doc } = (await asEditor("/articles?locale=zh&draft=true", "POST", { ...article, _status: "draft" })).body;
    const { id: user } = await signedIn(test, "viewer");
    for (const owner of [user, null]) {
      const nextAt = new Date(Date.now() - 1000).toISOString();
      const id = await scheduled(test.cms, { type: "publish", target: "articles", record: doc.id, user: owner, nextAt });
      expect((await test.api(`/articles/${doc.id}`)).status).toBe(404);
      const plan = await test.cms.findByID({ collection: "scheduled-publishing", id });
      expect(plan).toMatchObject({ attempts: 1, lastFault: expect.any(String) as string });
      await test.cms.delete({ collection: "scheduled-publishing", id });
    }
  });
});

/** Who made the versions of a record, the oldest first. */
async function versionsOf(collection: string, id: number): Promise<string[]> {
  const answer = await test.api(`/${collection}/versions?where[parent][equals]=${id}&sort=id`, { token: editor.token });
  const { docs } = (await answer.json()) as { docs: { version: { savedBy: { name: string | null; through: string | null } } }[] };
  return docs.map(({ version: { savedBy } }) => [savedBy.name ?? "nobody", savedBy.through].filter(Boolean).join(" "));
}

describe("a copy", () => {
  it("was changed last when it was made, also where drafts are listed", async () => {
    const { body } = await asEditor("/services?locale=zh", "POST", { ...service, title: "原件" });
    const copied = await asEditor(`/services/${body.doc.id}/duplicate?locale=zh&draft=true`, "POST", {});
    const { docs } = await test.cms.find({
      collection: "services",
      where: { id: { equals: copied.body.doc.id } },
      draft: true,
      select: { updatedAt: true, createdAt: true },
    });
    const [copy] = docs as { updatedAt: string; createdAt: string }[];
    expect(Date.parse(copy?.updatedAt ?? "")).toBeGreaterThan(Date.parse(String(body.doc["updatedAt"])));
    expect(copied.body.doc["updatedAt"]).toBe(copy?.updatedAt);
  });
});

describe("a version", () => {
  it("names who made it: over REST, of many at once, by restoring, and where nobody did", async () => {
    const other = await signedIn(test, "administrator", "other");
    const { id } = await test.cms.create({ collection: "services", data: { ...service, slug: "by-whom" } });
    await asEditor(`/services/${id}?locale=en`, "PATCH", { title: "On site", savedBy: { name: "somebody", at: "" }, _status: "published" });
    await test.api(`/services?where[id][in][0]=${id}`, { method: "PATCH", token: other.token, body: { order: 2, _status: "draft" } });
    const { docs } = await test.cms.findVersions({ collection: "services", where: { parent: { equals: id } }, sort: "id", limit: 1 });
    expect((await test.api(`/services/versions/${docs[0]?.id}`, { method: "POST", token: other.token })).status).toBe(200);
    expect(await versionsOf("services", id)).toEqual(["nobody", "editor", "other", "other restore"]);
    expect((await test.api(`/services/${id}`)).status).toBe(404);
    await test.api(`/services/${id}`, { method: "PATCH", token: other.token, body: { _status: "published" } });
    // Staff reads it, visitors neither see it nor find anything by it, and it makes no English older than its Chinese.
    const [record] = (await (await test.api(`/services?where[id][equals]=${id}`)).json()).docs as Record<string, unknown>[];
    expect(record).toMatchObject({ slug: "by-whom" });
    expect(record).not.toHaveProperty("savedBy");
    expect((await test.api("/services?where[savedBy.name][equals]=other")).status).toBeGreaterThanOrEqual(400);
    expect((await asEditor(`/services/${id}`, "GET")).body).toMatchObject({ savedBy: { name: "other" } });
  });

  it("of a global names who made it, or restored it", async () => {
    const other = await signedIn(test, "administrator", "restorer");
    const save = (text: string) => asEditor("/globals/interface-texts?locale=zh", "POST", { entries: [{ key: "news.author", text }] });
    expect([(await save("甲")).status, (await save("乙")).status]).toEqual([200, 200]);
    const read = { slug: "interface-texts", sort: "id", depth: 0, locale: "zh" } as const;
    const { docs } = await test.cms.findGlobalVersions(read);
    const restored = await test.api(`/globals/interface-texts/versions/${docs[0]?.id}`, { method: "POST", token: other.token });
    expect(restored.status).toBe(200);
    const { docs: all } = await test.cms.findGlobalVersions(read);
    expect(all.map(({ version }) => version.savedBy)).toMatchObject([
      { name: "editor", through: null },
      { name: "editor", through: null },
      { name: "restorer", through: "restore" },
    ]);
    const shown = (await (await test.api("/globals/interface-texts?locale=zh")).json()) as object;
    expect(shown).toMatchObject({ entries: [{ key: "news.author", text: "甲" }] });
    expect(shown).not.toHaveProperty("savedBy");
  });
});

describe("a form of a global", () => {
  it("is stored for as long as nobody has saved another since", async () => {
    const save = (text: string, updatedAt?: unknown) =>
      asEditor("/globals/interface-texts?locale=zh", "POST", { entries: [{ key: "news.author", text }], updatedAt });
    expect((await save("甲")).status).toBe(200);
    const read = (await asEditor("/globals/interface-texts?locale=zh", "GET")).body["updatedAt"];
    expect((await save("乙", read)).status).toBe(200);
    expect((await save("older", read)).status).toBe(409);
    expect((await asEditor("/globals/interface-texts?locale=zh", "GET")).body).toMatchObject({ entries: [{ text: "乙" }] });
  });
});
