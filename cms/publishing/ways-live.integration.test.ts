import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { USUAL_MENU } from "#shared/vocabulary/navigation.ts";
import { USUAL_HOME } from "#shared/vocabulary/sections.ts";
import { LIVE_ON_SAVE } from "./publish-controls.ts";
import type { PublishFacts } from "./publish-facts.ts";
import type { BulkAnswer, BulkField } from "./bulk/bulk-endpoints.ts";

// Every way by which content reaches the site (docs/ways-live.md): none takes drafts along.

type Record_ = Record<string, unknown>;
type Method = "GET" | "POST" | "PATCH" | "DELETE";

let test: TestCms;
let token: string;

beforeAll(async () => {
  test = await openCms();
  ({ token } = await signedIn(test, "editor"));
});
afterAll(() => test?.close());

async function asEditor<T = Record_>(address: string, method: Method = "GET", body?: object): Promise<{ status: number; body: T }> {
  const response = await test.api(address, { method, token, language: "en", ...(body && { body }) });
  return { status: response.status, body: (await response.json()) as T };
}

/** What visitors are shown of a record; its status where they are shown nothing. */
async function readPublic(collection: string, id: number, locale = "zh"): Promise<Record_ | number> {
  const response = await test.api(`/${collection}/${id}?locale=${locale}`);
  return response.status === 200 ? ((await response.json()) as Record_) : response.status;
}

async function latest(collection: string, id: number, locale = "zh"): Promise<Record_> {
  return (await asEditor(`/${collection}/${id}?draft=true&locale=${locale}&fallback-locale=none`)).body;
}

async function make(collection: string, data: Record_, status: "draft" | "published"): Promise<number> {
  const query = status === "draft" ? "&draft=true" : "";
  const { body } = await asEditor<{ doc: { id: number } }>(`/${collection}?locale=zh${query}`, "POST", { ...data, _status: status });
  return body.doc.id;
}

let number = 0;
const service = () => ({ title: "现场安装", summary: "已发布", order: 1, slug: `way-${(number += 1)}-in` });

/** A service that was never published, one that is, and one with an unpublished text of another language beside it. */
async function three() {
  const never = await make("services", service(), "draft");
  const live = await make("services", service(), "published");
  const both = await make("services", service(), "published");
  await asEditor(`/services/${both}?locale=en&draft=true`, "PATCH", { title: "Not yet", _status: "draft" });
  return { never, live, both };
}

describe("a call that says nothing of the state", () => {
  it("leaves each record as visitors see it: a draft beside what is published is changed, and it alone", async () => {
    const { never, live, both } = await three();
    for (const id of [never, live, both])
      expect((await asEditor(`/services/${id}?locale=zh`, "PATCH", { summary: "改了" })).status).toBe(200);
    expect(await readPublic("services", never)).toBe(404);
    expect(await readPublic("services", live)).toMatchObject({ summary: "改了" });
    expect(await readPublic("services", both)).toMatchObject({ summary: "已发布", title: "现场安装" });
    expect(await latest("services", both)).toMatchObject({ summary: "改了", _status: "draft" });
  });

  it("to many changes those of which it is plain what is meant, and names the others", async () => {
    const { never, live, both } = await three();
    const many = `/services?${[never, live, both].map((id, index) => `where[id][in][${index}]=${id}`).join("&")}`;
    const { status, body } = await asEditor<BulkAnswer>(many, "PATCH", { order: 7 });
    expect([status, body.errors.map(({ id }) => id)]).toEqual([400, [both]]);
    expect(body.errors[0]?.message).toContain("has an unpublished draft");
    expect(await readPublic("services", never)).toBe(404);
    expect(await readPublic("services", live)).toMatchObject({ order: 7 });
    expect(await readPublic("services", both)).toMatchObject({ order: 1 });
    expect((await asEditor(`${many}&draft=true`, "PATCH", { order: 8, _status: "draft" })).status).toBe(200);
    expect(await readPublic("services", both)).toMatchObject({ order: 1 });
  });

  it("and makes a record or a copy makes a draft", async () => {
    const { body } = await asEditor<{ doc: { id: number } }>("/services?locale=zh", "POST", service());
    expect(await readPublic("services", body.doc.id)).toBe(404);
    const live = await make("services", service(), "published");
    const copy = await asEditor<{ doc: { id: number } }>(`/services/${live}/duplicate?locale=zh`, "POST", {});
    expect(await readPublic("services", copy.body.doc.id)).toBe(404);
  });
});

describe("one value in many records", () => {
  const change = (collection: string, ids: number[], body: object) =>
    asEditor<BulkAnswer>(`/bulk-edit/${collection}?${ids.map((id, index) => `where[id][in][${index}]=${id}`).join("&")}`, "POST", body);

  it("is told of each record before, goes live where no draft is, and publishes none", async () => {
    const { never, live, both } = await three();
    const ids = [never, live, both];
    const preview = await change("services", ids, { field: "order", value: 7 });
    const effects = (answer: BulkAnswer) =>
      Object.fromEntries(answer.rows.map(({ id, before, after, effect }) => [id, [before, after, effect]]));
    const expected = { [never]: ["1", "7", "draft"], [live]: ["1", "7", "live"], [both]: ["1", "7", "pending"] };
    expect(effects(preview.body)).toEqual(expected);
    expect(await readPublic("services", live)).toMatchObject({ order: 1 });
    const done = await change("services", ids, { field: "order", value: 7, apply: true });
    expect([effects(done.body), done.body.errors]).toEqual([expected, []]);
    expect(await readPublic("services", never)).toBe(404);
    expect(await readPublic("services", live)).toMatchObject({ order: 7 });
    expect([await readPublic("services", both), await readPublic("services", both, "en")]).toMatchObject([
      { order: 1, title: "现场安装" },
      { title: "现场安装" },
    ]);
    for (const id of ids) expect(await latest("services", id)).toMatchObject({ order: 7 });
    expect(await latest("services", both, "en")).toMatchObject({ title: "Not yet" });
  });

  it("is not written into what a colleague has open, which is named", async () => {
    const { live } = await three();
    const colleague = await signedIn(test, "administrator");
    const data = { document: { relationTo: "services", value: live }, user: { relationTo: "users", value: colleague.id } } as const;
    const { id } = await test.cms.create({ collection: "payload-locked-documents", data });
    const { body } = await change("services", [live], { field: "order", value: 9, apply: true });
    const message = expect.stringMatching(/^Not saved: .+ has been editing it since today \d+:\d\d\./);
    expect(body.errors).toEqual([{ id: live, message }]);
    expect(await readPublic("services", live)).toMatchObject({ order: 1 });
    await test.cms.delete({ collection: "payload-locked-documents", id });
    expect((await change("services", [live], { field: "order", value: 9, apply: true })).body.errors).toEqual([]);
    expect(await readPublic("services", live)).toMatchObject({ order: 9 });
  });

  it("is a text of one language, a choice, a day, a value in a group; what a group holds besides stays", async () => {
    const product = { name: "Tracker", purchase: { minimumOrder: 10, warrantyMonths: 12 } };
    const id = await make("products", { ...product, code: "WAY1" }, "draft");
    for (const [field, value, locale] of [
      ["purchase.warrantyMonths", 24, "zh"],
      ["name", "Locator", "en"],
      ["life", "ended", "zh"],
      ["released", "2026-03-04", "zh"],
    ] as const) {
      const answer = await change("products", [id], { field, value, locale, apply: true });
      expect([field, answer.status, answer.body.errors, answer.body.rows[0]?.effect]).toEqual([field, 200, [], "draft"]);
      expect((await change("products", [id], { field, value, locale })).body.rows[0]?.effect).toBe("same");
    }
    expect(await latest("products", id)).toMatchObject({
      name: "Tracker",
      life: "ended",
      released: "2026-03-04T12:00:00.000Z",
      purchase: { minimumOrder: 10, warrantyMonths: 24 },
    });
    expect(await latest("products", id, "en")).toMatchObject({ name: "Locator" });
  });

  it("is never a list, a picture, a long text, a name or an account", async () => {
    const { body } = await asEditor<{ fields: BulkField[] }>("/bulk-edit/products");
    const offered = body.fields.map(({ path }) => path);
    expect(offered).toEqual(expect.arrayContaining(["order", "life", "series", "purchase.warrantyMonths", "tagline"]));
    for (const path of [
      "specs",
      "variants",
      "pictures",
      "features",
      "purchase",
      "seo.picture",
      "code",
      "slug",
      "_status",
      "translation",
      "intro.x",
    ])
      expect(offered).not.toContain(path);
    const id = await make("products", { name: "x", code: "WAY2" }, "draft");
    for (const field of ["specs", "pictures", "code", "_status", "nothing"])
      expect((await change("products", [id], { field, value: "x", apply: true })).status).toBe(400);
    for (const value of ["x", true, {}]) expect((await change("products", [id], { field: "order", value })).status).toBe(422);
    expect((await change("users", [1], { field: "role", value: "administrator", apply: true })).status).toBe(404);
    const viewer = await signedIn(test, "viewer");
    const refused = await test.api(`/bulk-edit/products?where[id][equals]=${id}`, {
      method: "POST",
      token: viewer.token,
      body: { field: "order", value: 3, apply: true },
    });
    expect(((await refused.json()) as BulkAnswer).errors).toHaveLength(1);
    expect((await latest("products", id))["order"]).not.toBe(3);
  });
});

describe("a version that is restored", () => {
  const versions = async (id: number) =>
    (await asEditor<{ docs: { id: number }[] }>(`/services/versions?where[parent][equals]=${id}&sort=updatedAt`)).body.docs;
  const plan = (id: number, language: string | null = null) =>
    asEditor(`/publishing/services/${id}/times`, "POST", { publishAt: new Date(Date.now() + HOUR).toISOString(), language });
  const listPlanned = async (id: number) => (await asEditor<{ planned: object[] }>(`/publishing/services/${id}`)).body.planned;

  it("becomes a draft, also where it was published, and ends a time that was set", async () => {
    const id = await make("services", service(), "published");
    await asEditor(`/services/${id}?locale=zh`, "PATCH", { summary: "第二版", _status: "published" });
    await asEditor(`/services/${id}?locale=zh&draft=true`, "PATCH", { summary: "草稿", _status: "draft" });
    expect((await plan(id)).status).toBe(200);
    const [first] = await versions(id);
    const { status, body } = await asEditor(`/services/versions/${first?.id}?draft=false`, "POST");
    expect([status, body["message"]]).toEqual([
      200,
      "Restored as a draft. The site still shows what is published, until you publish. The time that was set for publishing is cancelled.",
    ]);
    expect(await readPublic("services", id)).toMatchObject({ summary: "第二版" });
    expect(await latest("services", id)).toMatchObject({ summary: "已发布", _status: "draft" });
    expect(await listPlanned(id)).toEqual([]);
  });

  it("and so do changes that are dropped and what is published otherwise; a time to take it off stays, and another language's", async () => {
    const id = await make("services", service(), "published");
    const draft = () => asEditor(`/services/${id}?locale=zh&draft=true`, "PATCH", { summary: "草稿", _status: "draft" });
    for (const end of [
      () => asEditor(`/publishing/services/${id}/drop`, "POST", {}),
      () => asEditor(`/services/${id}?locale=zh`, "PATCH", { summary: "现在", _status: "published" }),
    ]) {
      await draft();
      await plan(id);
      expect(await listPlanned(id)).toHaveLength(1);
      expect((await end()).status).toBe(200);
      expect(await listPlanned(id)).toEqual([]);
    }
    await draft();
    await plan(id, "en");
    const takeOffAt = new Date(Date.now() + 2 * HOUR).toISOString();
    await asEditor(`/publishing/services/${id}/times`, "POST", { takeOffAt });
    await asEditor(`/services/${id}?locale=zh&publishSpecificLocale=zh`, "PATCH", { _status: "published" });
    expect(await listPlanned(id)).toMatchObject([{ type: "publish", language: "en" }, { type: "unpublish" }]);
    await draft();
    expect(await listPlanned(id)).toHaveLength(2);
  });

  it("of the home page leaves what visitors see", async () => {
    const text = (words: string) => ({ sections: [{ kind: "text", text: words }] });
    const save = (words: string, status: string, query = "") =>
      asEditor(`/globals/home?locale=zh${query}`, "POST", { ...text(words), _status: status });
    await save("第一版", "published");
    await save("第二版", "published");
    await save("草稿", "draft", "&draft=true");
    const home = async () => (await (await test.api("/globals/home?locale=zh")).json()) as Record_;
    const { body } = await asEditor<{ docs: { id: number; version: { _status: string } }[] }>(
      "/globals/home/versions?sort=updatedAt&locale=zh",
    );
    for (const version of [body.docs[0], body.docs[2]]) {
      const restored = await asEditor(`/globals/home/versions/${version?.id}`, "POST");
      expect([restored.status, restored.body["message"]]).toEqual([200, expect.stringContaining("Restored as a draft")]);
      expect(await home()).toMatchObject(text("第二版"));
    }
    expect((await asEditor("/globals/home?draft=true&locale=zh")).body).toMatchObject({ ...text("草稿"), _status: "draft" });
    const viewer = await signedIn(test, "viewer", "restoring");
    expect((await test.api(`/globals/home/versions/${body.docs[0]?.id}`, { method: "POST", token: viewer.token })).status).toBe(403);
  });
});

describe("what all pages share", () => {
  const factsOf = async (slug: string, data: object) =>
    (await asEditor<PublishFacts>(`/publishing/globals/${slug}`, "POST", { data, locale: "zh" })).body;

  it("is named before it is saved: the fields, the rows that come and go, and where it is seen", async () => {
    await asEditor("/globals/site?locale=zh", "POST", {
      name: "甲",
      legalName: "甲公司",
      description: "…",
      responsePromise: "…",
      phone: "1",
    });
    const registrations = [{ text: "京ICP备 1 号" }];
    const facts = await factsOf("site", { phone: "2", registrations });
    expect(facts.changes.map(({ name }) => name)).toEqual(["Phone", "Registrations"]);
    expect(facts).toMatchObject({
      pages: { every: true },
      rows: [{ list: "Registrations", come: ["京ICP备 1 号"], gone: [] }],
      faults: [],
      held: null,
    });
    expect((await factsOf("site", { phone: "1" })).changes).toEqual([]);
    // A row that goes is a change, too.
    await asEditor("/globals/site?locale=zh", "POST", { registrations });
    const less = await factsOf("site", { registrations: [] });
    expect(less.changes).toMatchObject([{ name: "Registrations", shared: 1 }]);
    expect(less.rows).toEqual([{ list: "Registrations", come: [], gone: ["京ICP备 1 号"] }]);
    await asEditor("/globals/site?locale=zh", "POST", { registrations: [] });
    // A form with the usual values, which was never stored, changes nothing.
    expect((await factsOf("forms", { company: "optional", phone: "optional" })).changes).toEqual([]);
    expect((await factsOf("forms", { company: "required", phone: "optional" })).changes.map(({ name }) => name)).toEqual([
      "Company (Request for a quote, Message, Partner request, Fault report)",
    ]);
    expect((await factsOf("site", { name: "" })).faults.map(({ path }) => path)).toEqual(["name"]);
  });

  it("is compared with what the site composes by itself: begun with that, nothing goes, and otherwise it is said what does", async () => {
    await asEditor("/globals/home?locale=zh", "POST", { sections: [], _status: "published" });
    const usual = USUAL_HOME.map((kind) => ({ kind }));
    const event = { id: "e", kind: "text", heading: "新年活动" };
    expect(await factsOf("home", { sections: usual })).toMatchObject({ changes: [], rows: [] });
    const more = await factsOf("home", { sections: [...usual, event] });
    expect(more.rows).toEqual([{ list: "Sections", come: ["Text and picture · 新年活动"], gone: [] }]);
    expect(more.pages).toMatchObject({ named: ["Home"], every: false });
    const [alone] = (await factsOf("home", { sections: [event] })).rows;
    expect(alone?.gone).toEqual(expect.arrayContaining(["Opening (banner and map)", "Series", "Closing: quote and contact"]));
    expect(alone?.gone).toHaveLength(usual.length);
    const menu = [...USUAL_MENU.map((kind) => ({ kind })), { id: "x", kind: "own", label: "圣诞", link: "/buy" }];
    expect(await factsOf("navigation", { menu })).toMatchObject({
      pages: { every: true },
      rows: [{ list: "Menu", come: ["圣诞"], gone: [] }],
    });
  });

  it("is told of a version, too, before that is restored", async () => {
    const phones = ["11", "22"];
    for (const phone of phones) await asEditor("/globals/site?locale=zh", "POST", { phone });
    const { docs } = (await asEditor<{ docs: { id: number }[] }>("/globals/site/versions?sort=-updatedAt&locale=zh")).body;
    const facts = await asEditor<PublishFacts>("/publishing/globals/site", "POST", { version: docs[1]?.id });
    expect(facts.body.changes.flatMap(({ values }) => values)).toEqual([
      { name: "Phone", where: "shared", before: "22", after: "11", isMuch: false },
    ]);
    expect((await asEditor("/globals/site?locale=zh")).body).toMatchObject({ phone: "22" });
    for (const [version, status] of [
      [999_999, 404],
      ["x", 400],
    ])
      expect((await asEditor("/publishing/globals/site", "POST", { version })).status).toBe(status);
    expect((await asEditor(`/globals/site/versions/${docs[1]?.id}`, "POST")).status).toBe(200);
    expect((await asEditor("/globals/site?locale=zh")).body).toMatchObject({ phone: "11" });
  });

  it("is told to those who may save it", async () => {
    for (const [role, status] of [
      ["sales", 403],
      ["administrator", 200],
    ] as const) {
      const { token: other } = await signedIn(test, role, `${role}-of-globals`);
      expect((await test.api("/publishing/globals/site", { method: "POST", token: other, body: {} })).status).toBe(status);
    }
    expect((await test.api("/publishing/globals/nothing", { method: "POST", token, body: {} })).status).toBe(404);
  });
});

describe("a record without drafts", () => {
  const factsOf = (address: string, data: object) =>
    asEditor<PublishFacts>(`/publishing/${address}`, "POST", { data, locale: "zh" }).then(({ body }) => body);
  const createRecord = async (collection: string, data: object) =>
    (await asEditor<{ doc: { id: number } }>(`/${collection}?locale=zh`, "POST", data)).body.doc.id;
  const values = ({ changes }: PublishFacts) =>
    changes.flatMap((change) => change.values.map(({ name, before, after }) => [name, before, after]));

  it("is one that staff alone sees, or names in the panel what each value was and becomes, and where it is seen", async () => {
    const saved = test.cms.config.collections.filter(({ slug, versions }) => !versions?.drafts && !slug.startsWith("payload-"));
    const isAsked = ({ admin }: (typeof saved)[number]) => String(admin.components?.edit?.SaveButton).includes("publish/button.tsx");
    expect(saved.filter(isAsked).map(({ slug }) => slug)).toHaveLength(LIVE_ON_SAVE.length);
    for (const { slug } of saved.filter((one) => !isAsked(one))) {
      const { status } = await test.api(`/${slug}?limit=1`);
      expect([slug, status]).toEqual([slug, 403]);
      expect((await asEditor(`/publishing/${slug}`, "POST", { data: {} })).status).toBe(404);
    }
  });

  it("may be a term: the pages of its records change with it", async () => {
    const id = await createRecord("faq-topics", { key: "cold", name: "冷链", order: 5 });
    await make("faqs", { slug: "cold-faq", topic: "cold", question: "?", answer: "!", order: 1 }, "published");
    const facts = await factsOf(`faq-topics/${id}`, { name: "冷链运输", order: 50 });
    expect(values(facts)).toEqual([
      ["Order", "5", "50"],
      ["Name", "冷链", "冷链运输"],
    ]);
    expect(facts).toMatchObject({
      liveSince: expect.any(String),
      address: null,
      translation: null,
      together: null,
      faults: [],
      planned: [],
    });
    expect(facts.pages.named).toEqual(["Questions and answers"]);
    expect((await factsOf("faq-topics", { key: "new", name: "新" })).liveSince).toBeNull();
    expect(
      (await asEditor(`/publishing/faq-topics/${id}/times`, "POST", { publishAt: new Date(Date.now() + HOUR).toISOString() })).status,
    ).toBe(404);
  });

  it("may be a row of the specifications: its unit, its values that come and go, and the products that state it", async () => {
    const codes = [{ id: "a", key: "ip67", name: "IP67" }];
    const id = await createRecord("spec-rows", { key: "sealing", name: "密封", group: "structure", order: 900, codes });
    const facts = await factsOf(`spec-rows/${id}`, { isFacet: true, codes: [{ id: "b", key: "ip68", name: "IP68" }] });
    expect(values(facts)).toEqual([["Buyers choose by it", "No", "Yes"]]);
    expect(facts.rows).toEqual([{ list: "Values", come: ["ip68"], gone: ["ip67"] }]);
    expect(facts.pages.named).toContain("Products");
  });

  it("may be a redirect: where it leads from and to, also a new one", async () => {
    const redirect = { from: "/old-page", to: "/products", status: "301" };
    const facts = await factsOf("redirects", redirect);
    expect(values(facts)).toEqual(
      expect.arrayContaining([
        ["From", "", "/old-page"],
        ["To", "", "/products"],
      ]),
    );
    expect(facts.pages).toEqual({ named: ["/old-page"], others: 0 });
    const id = await createRecord("redirects", redirect);
    expect(values(await factsOf(`redirects/${id}`, { ...redirect, to: "/buy" }))).toEqual([["To", "/products", "/buy"]]);
    expect((await factsOf("redirects", { ...redirect, to: "nowhere" })).faults.map(({ path }) => path)).toContain("to");
  });
});

describe("figures and rows of a record", () => {
  it("are named before and after, and what becomes ten times as much is marked", async () => {
    const product = {
      name: "定位器",
      code: "WAY9",
      slug: "way-nine",
      width: 64,
      specs: [
        { id: "w", key: "weight", value: 16.8 },
        { id: "t", key: "temperature", min: -20, max: 60 },
      ],
    };
    const id = await make("products", product, "draft");
    // Visitors see it as it is, whatever a product has to say before it is published.
    await test.cms.db.updateOne({ collection: "products", id, data: { _status: "published" } });
    const specs = [
      { id: "w", key: "weight", value: 168 },
      { id: "n", key: "protection", codes: ["ip67"] },
    ];
    const { body } = await asEditor<PublishFacts>(`/publishing/products/${id}`, "POST", { data: { width: 640, specs }, locale: "zh" });
    const all = body.changes.flatMap((change) => change.values);
    expect(all).toEqual([
      { name: "Width (mm)", where: "shared", before: "64", after: "640", isMuch: true },
      { name: "Weight", where: "shared", before: "16.8\u00a0g", after: "168\u00a0g", isMuch: true },
    ]);
    expect(body.rows).toEqual([
      { list: "Specifications", come: [expect.stringContaining("IP67")], gone: ["Operating temperature −20…\u2060+60\u00a0°C"] },
    ]);
  });
});
