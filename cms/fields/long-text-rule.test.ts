import type { RichTextField } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test.close());

/** What the rule of an article's text says of one that has this part in it, at a desk in this language. */
async function said(part: object, language: "zh" | "en"): Promise<string | true> {
  const fields = test.cms.collections.articles.config.flattenedFields;
  const { validate } = fields.find(({ name }) => name === "body") as RichTextField;
  const paragraph = { type: "paragraph", version: 1, children: [part] };
  const value = { root: { type: "root", version: 1, format: "", indent: 0, direction: null, children: [paragraph] } };
  const t = (key: string) => key;
  const req = { payload: test.cms, i18n: { language, t }, t };
  return (await validate?.(value as never, { req, data: {}, operation: "update", preferences: { fields: {} } } as never)) ?? true;
}

const picture = (more: object) => ({ type: "upload", version: 3, id: "0123456789abcdef01234567", ...more });
const link = (url: string) => ({
  type: "link",
  version: 3,
  id: "0123456789abcdef01234567",
  fields: { linkType: "custom", newTab: false, url },
  children: [{ type: "text", version: 1, text: "链接" }],
});

it.each([
  {
    part: picture({ pending: { formID: "1", src: "https://elsewhere.example/a.png" } }),
    zh: "不在媒体库里",
    en: "not in the media library",
  },
  { part: picture({ relationTo: "media", value: "none" }), zh: "不在媒体库里", en: "not in the media library" },
  { part: picture({ relationTo: "media", value: 1, fields: { caption: "长".repeat(241) } }), zh: "最多 240 字", en: "240 characters" },
  { part: link("not an address"), zh: "不含空格", en: "without spaces" },
])("what is wrong with a part is said in plain words of either language: $en", async ({ part, zh, en }) => {
  const [inChinese, inEnglish] = [await said(part, "zh"), await said(part, "en")];
  expect(inChinese).toContain(zh);
  expect(inChinese).not.toMatch(/[a-z]{2}/i);
  expect(inEnglish).toContain(en);
  expect(inEnglish).not.toMatch(/node|valid/);
});

it("a picture of the library and a link that leads somewhere are let pass", async () => {
  expect(await said(picture({ relationTo: "media", value: 1, fields: { caption: "图注" } }), "zh")).toBe(true);
  expect(await said(link("/products/a9"), "zh")).toBe(true);
});
