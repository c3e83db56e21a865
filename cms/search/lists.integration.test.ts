import { mergeListSearchAndWhere } from "payload/shared";
import type { CollectionSlug, TypedUser } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

let test: TestCms;
let ids: Record<string, number> = {};
let user: TypedUser;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  const { cms } = test;
  await signedIn(test, "sales", "Wang");
  const { id } = await signedIn(test, "administrator");
  user = { ...(await cms.findByID({ collection: "users", id, depth: 0 })), collection: "users" };
  const letter = {
    form: "message",
    status: "new",
    language: "zh",
    consent: true,
    message: "请报价 200 台冷链记录仪",
    email: "ana@frota.example",
  } as const;
  const lead = await cms.create({ collection: "leads", data: { ...letter, name: "Ana", subject: "合作", submissionId: "l1" } });
  const notice = await cms.create({
    collection: "notices",
    data: { lead: lead.id, channel: "sender", target: "ana@frota.example", state: "sent", attempts: 1, key: "msg_1" },
  });
  ids = { leads: lead.id, notices: notice.id };
});
afterAll(() => test?.close());

/** The records that the desk's list of a collection shows for a search, with its content in a language. */
async function searchList(collection: CollectionSlug, search: string, locale: Language) {
  const { config } = test.cms.collections[collection];
  const where = mergeListSearchAndWhere({ collectionConfig: config, search });
  const { docs } = await test.cms.find({
    collection,
    where,
    locale,
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs as unknown as Record<string, unknown>[];
}

describe.each(["zh", "en"] as const)("the search of a list, with content in %s", (locale) => {
  it.each([
    ["products", "冷链", "slug", "c4"],
    ["products", "Cold-chain", "slug", "c4"],
    ["products", "c4", "slug", "c4"],
    ["series", "Wireless", "key", "wireless"],
    ["series", "无线", "key", "wireless"],
    ["users", "wang@example.com", "name", "Wang"],
    ["media", "a9", "mimeType", "image/webp"],
  ] as const)("finds %s by “%s”", async (collection, search, field, value) => {
    expect((await searchList(collection, search, locale)).map((doc) => doc[field])).toContain(value);
  });

  it.each([
    ["leads", "ana@frota.example"],
    ["leads", "冷链记录仪"],
    ["leads", "合作"],
    ["leads", "200 台"],
    ["notices", "frota.example"],
  ] as const)("finds %s by “%s”", async (collection, search) => {
    expect((await searchList(collection, search, locale)).map(({ id }) => id)).toContain(ids[collection]);
  });

  it("finds a file by what is to be seen in it, in either language", async () => {
    const [{ alt = "" } = {}] = await searchList("media", "a9", "en");
    expect(await searchList("media", String(alt), locale)).not.toEqual([]);
    const [{ alt: chinese = "" } = {}] = await searchList("media", "a9", "zh");
    expect(await searchList("media", String(chinese), locale)).not.toEqual([]);
  });

  it("finds nothing by what no record is known by", async () => {
    expect(await searchList("products", "no such thing", locale)).toEqual([]);
    expect(await searchList("users", "nobody@example.com", locale)).toEqual([]);
  });
});

it("is one rule for every list: all names, in both languages, and no secret", () => {
  const searched = Object.fromEntries(test.cms.config.collections.map(({ slug, admin }) => [slug, admin.listSearchableFields ?? []]));
  const names = ["code", "slug", "name", "name.zh", "name.en"];
  expect(searched["products"]).toEqual(expect.arrayContaining(names));
  expect(searched["articles"]).toEqual(expect.arrayContaining(["title", "title.zh", "title.en"]));
  expect(searched["faqs"]).toEqual(expect.arrayContaining(["question.zh", "question.en"]));
  expect(searched["media"]).toEqual(expect.arrayContaining(["filename", "alt.zh", "alt.en"]));
  expect(searched["users"]).toEqual(["name", "email"]);
  expect(searched["redirects"]).toEqual(["from", "to", "note"]);
  expect(searched["audit-log"]).toEqual(["userName", "title"]);
});

it("is only of what is shown in a list of its own: the raw list of interface texts is none", () => {
  const hidden = test.cms.config.globals.filter(({ admin }) => admin.hidden).map(({ slug }) => slug);
  expect(hidden).toEqual(["interface-texts"]);
});
