import type { CollectionSlug } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";
import { ROLES, type Role } from "./permissions.ts";

/** What a role may do with a kind of record: read, create, update, trash, and delete for good. */
type Rights = "" | "r" | "rc" | "ru" | "rcut" | "rcutd" | "rut" | "rutd";
type Visitor = "visitor";
const CALLERS = ["administrator", "editor", "sales", "viewer", "visitor"] as const satisfies (Role | Visitor)[];
type Table = Record<string, Record<(typeof CALLERS)[number], Rights>>;

const written = { administrator: "rcutd", editor: "rcut", sales: "r", viewer: "r", visitor: "r" } as const;
const sent = { administrator: "rutd", editor: "", sales: "rut", viewer: "r", visitor: "" } as const;
const hidden = { administrator: "r", editor: "", sales: "", viewer: "", visitor: "" } as const;

const CONTENT = ["products", "series", "accessories", "solutions", "articles", "downloads", "videos", "testimonials", "banners", "pages"];
const MORE = ["faqs", "services", "brands", "inventions", "marks", "media", "redirects"];
const TABLE: Table = {
  ...Object.fromEntries([...CONTENT, ...MORE].map((slug) => [slug, written])),
  // A file that nothing shows is no business of visitors.
  media: { ...written, visitor: "" },
  folders: { ...written, visitor: "" },
  leads: sent,
  "lead-notes": { administrator: "rc", editor: "", sales: "rc", viewer: "r", visitor: "" },
  "reply-templates": { administrator: "rcutd", editor: "", sales: "rcut", viewer: "r", visitor: "" },
  votes: { administrator: "r", editor: "r", sales: "r", viewer: "r", visitor: "" },
  notices: { administrator: "r", editor: "", sales: "r", viewer: "r", visitor: "" },
  users: { administrator: "rcutd", editor: "r", sales: "r", viewer: "r", visitor: "" },
  "audit-log": hidden,
  "browser-reports": hidden,
  "scheduled-publishing": hidden,
  "consistency-checks": hidden,
  "engine-pings": hidden,
  imports: { administrator: "r", editor: "r", sales: "", viewer: "", visitor: "" },
};
/** The system's own records: no business of anybody over REST, beyond one's own settings of the desk. */
const INTERNAL = ["payload-kv", "payload-locked-documents", "payload-preferences", "payload-migrations", "insight-counts"];

let test: TestCms;
const tokens: Partial<Record<Role | Visitor, string>> = {};
/** A record of each kind that nothing uses. */
const ids = new Map<string, number>();

const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
const typed = { form: "buy", name: "Ana", email: "ana@example.com", message: "200", language: "en", consent: true, page: "/buy" } as const;

/** Makes a record with nothing in it but what the database itself needs. */
async function make(slug: CollectionSlug): Promise<number> {
  if (slug === "media") {
    const file = { name: "table.png", mimetype: "image/png", data: pixel, size: pixel.length };
    return (await test.cms.create({ collection: "media", data: { alt: "…" }, file })).id;
  }
  if (slug === "lead-notes") {
    // With a lead of its own: notes go with their lead, and that of the table is deleted.
    const lead = await test.cms.create({ collection: "leads", data: { ...typed, status: "new", submissionId: "lead-with-note" } });
    return (await test.cms.create({ collection: "lead-notes", data: { lead: lead.id, text: "Called back" } })).id;
  }
  const data: Record<string, object> = {
    leads: { ...typed, status: "new", submissionId: "lead-1" },
    folders: { name: "Table" },
    redirects: { from: "/table", to: "/", status: "301" },
    users: { email: "table@example.com", password: PASSWORD, name: "Table", role: "viewer" },
    notices: { channel: "sales", state: "waiting", target: "a@example.com", key: "notice-1" },
    votes: { answer: 1, helpful: true, language: "en" },
    "audit-log": { action: "update", record: "leads", recordId: "1" },
    "browser-reports": { kind: "crash", directive: "oom", path: "/", count: 1, browsers: "Chrome", key: "table" },
    "reply-templates": { name: "Table", language: "en", subject: "Re", text: "Hello" },
    imports: { user: 1, target: "faqs", fileName: "faqs.csv", language: "zh", state: "checked" },
    "consistency-checks": { key: "table/1", target: "faqs", record: 1 },
    "engine-pings": { key: "indexnow /table", engine: "indexnow", place: "/table" },
    "scheduled-publishing": { type: "publish", target: "faqs", record: 1 },
  };
  const { id } = await test.cms.create({ collection: slug, data: (data[slug] ?? { _status: "draft" }) as never, draft: true });
  await show(slug, id as number);
  return id as number;
}

/** Has visitors see a record, published and out of the trash, past the rules for its fields. */
async function show(slug: CollectionSlug, id: number): Promise<void> {
  const hasDrafts = "_status" in (await test.cms.findByID({ collection: slug as "faqs", id, depth: 0, trash: true }));
  await test.cms.db.updateOne({ collection: slug, id, data: { deletedAt: null, ...(hasDrafts && { _status: "published" }) } as never });
}

beforeAll(async () => {
  test = await openCms();
  for (const role of Object.keys(ROLES) as Role[]) tokens[role] = (await signedIn(test, role)).token;
  for (const slug of Object.keys(TABLE)) ids.set(slug, await make(slug as CollectionSlug));
});
afterAll(() => test?.close());

describe.each(Object.entries(TABLE))("%s", (slug, rights) => {
  it.each(CALLERS)("as %s", async (caller) => {
    const id = ids.get(slug);
    const token = tokens[caller];
    const call = (address: string, method: "GET" | "POST" | "PATCH" | "DELETE", body?: object) =>
      test.api(address, { method, ...(body && { body }), ...(token && { token }) });
    /** Refused is 403, or 404 where a visitor is not even told that there is something. */
    const isAllowed = async (response: Promise<Response>) => ![403, 404].includes((await response).status);

    const answers = {
      r: await isAllowed(call(`/${slug}/${id}`, "GET")),
      // An empty record is refused by the fields' rules, after access was given.
      c: await isAllowed(call(`/${slug}`, "POST", {})),
      u: await isAllowed(call(`/${slug}/${id}`, "PATCH", {})),
      t: await isAllowed(call(`/${slug}/${id}`, "PATCH", { deletedAt: new Date().toISOString() })),
      d: false,
    };
    if (answers.t) {
      answers.d = await isAllowed(call(`/${slug}/${id}?trash=true`, "DELETE"));
      if (answers.d) ids.set(slug, await make(slug as CollectionSlug));
      else await show(slug as CollectionSlug, id as number);
    }
    const granted = (Object.keys(answers) as (keyof typeof answers)[]).filter((right) => answers[right]).join("");
    expect(granted).toBe(rights[caller]);
    // Nobody deletes for good a record outside the trash.
    expect(await isAllowed(call(`/${slug}/${ids.get(slug)}`, "DELETE"))).toBe(false);
    // Many at once are no way around.
    const many = await call(`/${slug}?where[id][equals]=${ids.get(slug)}`, "PATCH", {});
    const { docs = [] } = (await many.json()) as { docs?: object[] };
    expect(docs.length > 0 && !rights[caller].includes("u")).toBe(false);
  });
});

describe("the globals", () => {
  it.each(CALLERS)("are read by %s and written by administrators and editors", async (caller) => {
    for (const slug of ["site", "home", "navigation", "forms", "claims", "interface-texts"]) {
      const token = tokens[caller];
      expect((await test.api(`/globals/${slug}`, { ...(token && { token }) })).status).toBe(200);
      const { status } = await test.api(`/globals/${slug}`, { method: "POST", body: {}, ...(token && { token }) });
      expect(status === 403).toBe(!["administrator", "editor"].includes(caller));
    }
  });
});

describe("the system's own records", () => {
  it.each(INTERNAL)("%s are not written by visitors", async (slug) => {
    expect((await test.api(`/${slug}`, { method: "POST", body: { key: "x", value: 1 } })).status).toBeGreaterThanOrEqual(403);
  });
});

describe("a field of a lead", () => {
  const mine = {
    form: "fault",
    messageId: 1,
    name: "x",
    email: "x@example.com",
    company: "x",
    phone: "1",
    message: "x",
    language: "zh",
    consent: false,
    page: "/x",
    consentAt: "2020-01-01",
    submissionId: "x",
    createdAt: "2020-01-01T00:00:00.000Z",
    origin: { referrer: "https://x.example" },
    position: "x",
    country: "FR",
    subject: "x",
    items: [{ name: "x", quantity: 1 }],
    answeredAt: "2020-01-01",
    cameFrom: "ad",
    answers: [{ label: "x", value: "x" }],
    consentText: "x",
  };
  /** What staff may change, with another value each time. */
  const mayChange = (value: string) => ({ followUpOn: `2026-11-${value === "new" ? 26 : 27}T04:00:00.000Z` });

  it.each(["administrator", "sales"] as const)("that a visitor wrote stays as it is, whatever %s sends", async (role) => {
    const id = ids.get("leads") as number;
    const token = tokens[role] as string;
    const before = await test.cms.findByID({ collection: "leads", id, depth: 0 });
    for (const [address, status] of [
      [`/leads/${id}`, "spam"],
      [`/leads?where[id][equals]=${id}`, "new"],
    ] as const) {
      expect((await test.api(address, { method: "PATCH", token, body: { ...mine, status, ...mayChange(status) } })).status).toBe(200);
      const after = await test.cms.findByID({ collection: "leads", id, depth: 0 });
      expect(after).toMatchObject({ status, ...mayChange(status) });
      const withoutState = ({ status: _status, updatedAt: _at, notices: _notices, ...rest }: typeof after) => ({
        ...rest,
        followUpOn: null,
      });
      expect(withoutState(after)).toEqual(withoutState(before));
    }
  });

  it("tells in the log who changed it, when, from what to what", async () => {
    const id = ids.get("leads") as number;
    await test.api(`/leads/${id}`, { method: "PATCH", token: tokens.sales as string, body: mayChange("Called back") });
    const response = await test.api(`/audit-log?where[record][equals]=leads&where[recordId][equals]=${id}&sort=-id&limit=1`, {
      token: tokens.administrator as string,
    });
    const { docs } = (await response.json()) as { docs: object[] };
    expect(docs[0]).toMatchObject({
      userName: "sales",
      action: "update",
      changes: [{ field: "followUpOn", after: mayChange("").followUpOn }],
    });
  });
});
