import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

let test: TestCms;
let editor: Awaited<ReturnType<typeof signedIn>>;

const HOUR = 60 * 60 * 1000;
const service = { title: "现场安装", summary: "…", order: 1, _status: "published" } as const;
const article = { category: "company", title: "新工厂投产", author: "编辑部", summary: "…" } as const;

beforeAll(async () => {
  test = await openCms();
  editor = await signedIn(test, "editor");
});
afterAll(() => test.close());

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
    expect(made.slice(0, 3)).toEqual(["xian-chang-an-zhuang", "xian-chang-an-zhuang-2", "4g-trackers-what-s-new"]);
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
    const schedule = (type: "publish" | "unpublish", waitUntil: Date) =>
      test.cms.jobs.queue({
        task: "schedulePublish",
        input: { type, doc: { relationTo: "articles", value: doc.id }, user: { relationTo: "users", value: editor.id } } as never,
        waitUntil,
      });
    const status = async () => (await test.api(`/articles/${doc.id}`)).status;
    await schedule("publish", new Date(Date.now() + HOUR));
    await test.cms.jobs.run();
    expect(await status()).toBe(404);
    await schedule("publish", new Date(Date.now() - 1000));
    await test.cms.jobs.run();
    expect(await status()).toBe(200);
    await schedule("unpublish", new Date(Date.now() - 1000));
    await test.cms.jobs.run();
    expect(await status()).toBe(404);
    const { docs } = await test.cms.find({
      collection: "audit-log",
      where: { recordId: { equals: String(doc.id) }, record: { equals: "articles" } },
      sort: "id",
    });
    expect(docs.map(({ action, userName }) => `${userName} ${action}`)).toEqual(["editor create", "editor publish", "editor draft"]);
  });
});
