import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { ROLES, type Role } from "#cms/access/permissions.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import type { PublishFacts } from "./publish-facts.ts";

let test: TestCms;
const tokens = new Map<string, string>();

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  for (const role of Object.keys(ROLES) as Role[]) tokens.set(role, (await signedIn(test, role)).token);
});
afterAll(() => test?.close());

const as = (role: string) => tokens.get(role) ?? "";

async function send(method: "POST" | "PATCH", address: string, body: object): Promise<number> {
  const response = await test.api(address, { method, token: as("editor"), body });
  expect(response.status).toBeLessThan(300);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}

async function factsOf(address: string, body: object = {}, language: Language = "zh"): Promise<PublishFacts> {
  const response = await test.api(`/publishing/${address}`, { method: "POST", token: as("editor"), body, language });
  expect(response.status).toBe(200);
  return (await response.json()) as PublishFacts;
}

const step = { title: "收货", text: "寄到工厂", duration: "1 天" };
const service = { title: "维修", summary: "修好为止", order: 1, steps: [step] };

/** A service that is published in both languages. */
async function createPublished(slug: string): Promise<number> {
  const id = await send("POST", "/services?locale=zh", { ...service, slug, _status: "published" });
  const { steps } = (await (await test.api(`/services/${id}`)).json()) as { steps: { id: string }[] };
  await send("PATCH", `/services/${id}?locale=en`, {
    title: "Repair",
    summary: "Until it works",
    steps: [{ id: steps[0]?.id, title: "Arrival", text: "Send it", duration: "1 day" }],
    _status: "published",
  });
  return id;
}

it("what a draft leaves to be filled in is told, in whichever language, and links are none of it", async () => {
  const id = await createPublished("with-places");
  expect((await factsOf(`services/${id}`)).placeholders).toEqual([]);
  const data = { ...service, slug: "with-places", summary: "寄到 [邮寄地址]，[期限] 内修好，见 [1]；[邮寄地址]。" };
  expect((await factsOf(`services/${id}`, { data, locale: "zh" })).placeholders).toEqual(["[邮寄地址]", "[期限]"]);
  const choice = `[${"If you use them: say which. ".repeat(20)}]`;
  const english = { title: "Repair", summary: `Send it to [postal address]. ${choice}` };
  const { placeholders } = await factsOf(`services/${id}`, { data: english, locale: "en" });
  expect(placeholders).toEqual(["[postal address]", expect.stringMatching(/^\[If you use them: .{50,80}…\]$/)]);
  expect((await factsOf("globals/site")).placeholders).toEqual([]);
  expect((await factsOf("globals/site", { data: { name: "[公司名称] 有限公司" }, locale: "zh" })).placeholders).toEqual(["[公司名称]"]);
});

it("signs that a datasheet cannot draw are told, of what it prints and in whichever language, and none that it can", async () => {
  const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: "a9" } }, depth: 0 });
  const [product] = docs;
  expect((await factsOf(`products/${product?.id}`)).undrawn).toEqual([]);
  const undrawnIn = async (data: object, locale: Language) => (await factsOf(`products/${product?.id}`, { data, locale })).undrawn;
  expect(await undrawnIn({ intro: "Для Києва ⚡, ⌀ 12 mm, ﬁrst" }, "en")).toEqual(["є", "⚡"]);
  expect(await undrawnIn({ specs: [{ key: "weight", text: "轻 😀" }] }, "zh")).toEqual(["😀"]);
  expect(await undrawnIn({ variants: [{ code: "A9-⚡", note: "😀" }] }, "zh")).toEqual(["⚡", "😀"]);
  // The tagline stands on the page alone.
  expect(await undrawnIn({ tagline: "😀" }, "zh")).toEqual([]);
});

describe("what publishing would be refused for", () => {
  it("is told before, by the rules and the paths by which it is refused", async () => {
    const id = await createPublished("with-faults");
    const rows = [{ ...step, title: "" }, step];
    for (const changed of [{ steps: rows }, { title: "" }, { slug: "Not A Slug" }, { steps: rows, summary: null }]) {
      const data = { ...service, slug: "with-faults", ...changed };
      const { faults } = await factsOf(`services/${id}`, { data, locale: "zh" });
      const refused = await test.api(`/services/${id}?locale=zh`, {
        method: "PATCH",
        token: as("editor"),
        body: { ...data, _status: "published" },
      });
      expect(refused.status).toBe(400);
      const { errors } = (await refused.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] };
      expect(faults).toEqual(errors[0]?.data.errors.map(({ path, message }) => ({ path, message })));
      expect(faults.length).toBeGreaterThan(0);
    }
  });

  it("is told of the other language of the form, and of a record that was never stored", async () => {
    const id = await createPublished("with-other-faults");
    const { steps } = (await (await test.api(`/services/${id}?locale=zh`)).json()) as { steps: { id: string }[] };
    const otherLanguage = { texts: { [`steps.${steps[0]?.id}.title`]: "x".repeat(61) }, checked: [] };
    const data = { ...service, slug: "with-other-faults", steps: [{ ...step, id: steps[0]?.id }], otherLanguage };
    const { faults } = await factsOf(`services/${id}`, { data, locale: "zh" });
    expect(faults.map(({ path }) => path)).toEqual(["steps.0.title:en"]);
    const first = await factsOf("services", { data: { order: 1 }, locale: "zh" });
    expect(first.faults.map(({ path }) => path)).toEqual(expect.arrayContaining(["title", "summary"]));
  });

  it("is nothing for a form that will be taken, which stays as it is", async () => {
    const id = await createPublished("without-faults");
    const data = { ...service, slug: "without-faults", title: "保养" };
    expect((await factsOf(`services/${id}`, { data, locale: "zh" })).faults).toEqual([]);
    expect((await factsOf("services", { data: { ...service, slug: "new-one" }, locale: "zh" })).faults).toEqual([]);
    expect((await test.cms.findByID({ collection: "services", id, locale: "zh", draft: true })).title).toBe("维修");
  });
});

describe("what publishing will do", () => {
  it("is told to those who publish", async () => {
    const id = await createPublished("for-roles");
    const at = new Date(Date.now() + 60_000).toISOString();
    for (const role of ["nobody", "viewer", "sales", "editor", "administrator"]) {
      const may = role === "editor" || role === "administrator";
      const call = async (address: string, body?: object) =>
        (await test.api(address, { method: body ? "POST" : "DELETE", token: as(role), ...(body && { body }) })).status;
      const answers = [await call(`/publishing/services/${id}`, {}), await call(`/publishing/services/${id}/times`, { takeOffAt: at })];
      const { docs } = await test.cms.find({ collection: "scheduled-publishing", sort: "-id", limit: 1 });
      answers.push(docs.length, await call(`/publishing/services/${id}/times/${docs[0]?.id ?? 1}`));
      answers.push(
        (await test.api(`/publishing/services/${id}`, { token: as(role) })).status,
        await call(`/publishing/services/${id}/drop`, {}),
      );
      expect([role, ...answers]).toEqual(may ? [role, 200, 200, 1, 200, 200, 200] : [role, 403, 403, 0, 403, 403, 403]);
    }
    expect(await test.cms.count({ collection: "scheduled-publishing" })).toEqual({ totalDocs: 0 });
  });

  it("names the fields that change in each language, counting what is not stored yet", async () => {
    const id = await createPublished("fields");
    expect(await factsOf(`services/${id}`)).toMatchObject({ changes: [], draftOf: null, together: null });
    await send("PATCH", `/services/${id}?locale=en&draft=true`, { title: "Mending", _status: "draft" });
    const { steps } = (await (await test.api(`/services/${id}?locale=zh`)).json()) as { steps: object[] };
    const facts = await factsOf(`services/${id}`, { data: { title: "修理", order: 3, summary: "修好为止", steps }, locale: "zh" });
    expect(facts.together).toBeNull();
    expect(facts.changes).toEqual([
      { name: "排序", zh: 0, en: 0, shared: 1, values: [expect.objectContaining({ before: "1", after: "3", isMuch: false })] },
      { name: "标题", zh: 1, en: 1, shared: 0, values: expect.arrayContaining([expect.objectContaining({ where: "zh", after: "修理" })]) },
    ]);
    expect(facts.liveSince).not.toBeNull();
    expect(facts.draftOf).not.toBeNull();
    expect((await factsOf(`services/${id}`, { data: { order: 3 } }, "en")).changes.map(({ name }) => name)).toEqual(["Order", "Title"]);
    const change = { data: { otherLanguage: { texts: { summary: "Until it is whole" } } }, locale: "zh" };
    expect((await factsOf(`services/${id}`, change)).changes).toContainEqual(
      expect.objectContaining({ name: "摘要", zh: 0, en: 1, shared: 0 }),
    );
    // Rows belong to both languages: one that is added cannot be published in one of them.
    const added = await factsOf(`services/${id}`, { data: { steps: [step] }, locale: "zh" });
    expect(added.together).toBe("rows");
  });

  it("tells of a first publishing its address, and of a new address the redirect", async () => {
    const draft = await send("POST", "/services?locale=zh&draft=true", { ...service, slug: "new-one", _status: "draft" });
    expect(await factsOf(`services/${draft}`)).toMatchObject({
      liveSince: null,
      wasLive: false,
      together: "first",
      address: { path: "/services/new-one", redirectFrom: null },
    });
    expect(await factsOf("services", { data: { slug: "newer" } })).toMatchObject({ address: { path: "/services/newer" }, liveSince: null });
    const id = await createPublished("old-address");
    expect((await factsOf(`services/${id}`)).address).toEqual({ path: "/services/old-address", redirectFrom: null });
    // A record taken off the site comes back to it: that is no first publishing.
    const off = await createPublished("taken-off");
    expect(await factsOf(`services/${off}`)).toMatchObject({ wasLive: false });
    await send("PATCH", `/services/${off}?locale=zh`, { _status: "draft" });
    expect(await factsOf(`services/${off}`)).toMatchObject({ liveSince: null, wasLive: true, together: "first" });
    expect((await factsOf(`services/${id}`, { data: { slug: "new-address" } })).address).toEqual({
      path: "/services/new-address",
      redirectFrom: "/services/old-address",
    });
    expect((await test.api("/publishing/services/99999", { method: "POST", token: as("editor"), body: {} })).status).toBe(404);
  });

  it("tells what English is older or missing, and which pages show the record", async () => {
    const id = await createPublished("english");
    const older = await factsOf(`services/${id}`, { data: { summary: "保证修好" }, locale: "zh" });
    expect(older.translation).toEqual({ state: "older", lacks: [{ name: expect.any(String), state: "older" }], leftOut: false });
    const facts = await factsOf(`services/${id}`, { data: { title: "" }, locale: "en" });
    expect(facts.translation?.state).toBe("none");
    const { docs } = await test.cms.find({ collection: "series", where: { key: { equals: "wireless" } } });
    const { named, others } = (await factsOf(`series/${docs[0]?.id}`)).pages;
    expect(named).toEqual(["首页", "产品"]);
    expect(others).toBeGreaterThan(5);
  });
});

describe("what is not published", () => {
  it("is told of a record, and dropped in both languages at once", async () => {
    const id = await createPublished("dropped");
    await send("PATCH", `/services/${id}?locale=zh&draft=true`, { title: "修理", _status: "draft" });
    await send("PATCH", `/services/${id}?locale=en&draft=true`, { title: "Mending", _status: "draft" });
    const state = async () => (await test.api(`/publishing/services/${id}`, { token: as("editor") })).json();
    expect(await state()).toMatchObject({ changes: [{ zh: 1, en: 1 }], draftOf: expect.any(String) });
    const dropped = await test.api(`/publishing/services/${id}/drop`, { method: "POST", token: as("editor"), body: {} });
    expect(await dropped.json()).toMatchObject({ changes: [], draftOf: null });
    const latest = await test.cms.findByID({ collection: "services", id, draft: true, locale: "all" });
    expect(latest.title).toEqual({ zh: "维修", en: "Repair" });
    // A draft that says what visitors see is a draft, and changes nothing.
    await send("PATCH", `/services/${id}?locale=zh&draft=true`, { title: "维修", _status: "draft" });
    expect(await state()).toMatchObject({ changes: [], draftOf: expect.any(String) });
    const draft = await send("POST", "/services?locale=zh&draft=true", { ...service, slug: "never", _status: "draft" });
    expect((await test.api(`/publishing/services/${draft}/drop`, { method: "POST", token: as("editor"), body: {} })).status).toBe(404);
  });

  it("is dropped where there were more drafts than versions are kept: what visitors see is none of those that are thrown away", async () => {
    const question = { slug: "often-drafted", topic: "choosing", question: "怎么充电？", answer: "用附带的线。", order: 1 };
    const id = await send("POST", "/faqs?locale=zh", { ...question, _status: "published" });
    for (let draft = 1; draft <= 22; draft++)
      await send("PATCH", `/faqs/${id}?locale=zh&draft=true`, { answer: `用线 ${draft}。`, _status: "draft" });
    const dropped = await test.api(`/publishing/faqs/${id}/drop`, { method: "POST", token: as("editor"), body: {} });
    expect(await dropped.json()).toMatchObject({ changes: [], draftOf: null });
    expect((await test.cms.countVersions({ collection: "faqs", where: { parent: { equals: id } } })).totalDocs).toBeLessThanOrEqual(21);
    expect(await test.cms.findByID({ collection: "faqs", id, draft: true, locale: "zh" })).toMatchObject({ answer: "用附带的线。" });
  });
});

describe("a time", () => {
  it("is to come, and after it is published it may be taken off", async () => {
    const id = await createPublished("times");
    const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const plan = (body: object) => test.api(`/publishing/services/${id}/times`, { method: "POST", token: as("editor"), body });
    for (const body of [
      {},
      { publishAt: "soon" },
      { publishAt: ahead(-1) },
      { publishAt: ahead(99 * 9000) },
      { publishAt: ahead(2), takeOffAt: ahead(1) },
      { publishAt: ahead(1), language: "fr" },
    ])
      expect((await plan(body)).status).toBe(400);
    const answer = await plan({ publishAt: ahead(1), takeOffAt: ahead(2), language: "zh" });
    const { planned } = (await answer.json()) as Pick<PublishFacts, "planned">;
    expect(planned).toMatchObject([
      { type: "publish", language: "zh" },
      { type: "unpublish", language: null },
    ]);
    expect((await factsOf(`services/${id}`)).planned).toEqual(planned);
    const other = await createPublished("no-times");
    const takeBack = (record: number) =>
      test.api(`/publishing/services/${record}/times/${planned[0]?.id}`, { method: "DELETE", token: as("editor") });
    expect((await takeBack(other)).status).toBe(404);
    expect((await takeBack(id)).status).toBe(200);
    expect((await factsOf(`services/${id}`)).planned).toMatchObject([{ type: "unpublish" }]);
  });
});
