import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { provideSiteTexts } from "../interface-texts/site-texts.ts";

let test: TestCms;
let editor: string;
let sales: string;

beforeAll(async () => {
  test = await openCms();
  [{ token: editor }, { token: sales }] = await Promise.all([signedIn(test, "editor"), signedIn(test, "sales")]);
  provideSiteTexts({ zh: { foundBy: { contact: "工厂在哪" } }, en: { foundBy: { contact: "head office" } } });
});
afterAll(() => test?.close());

const cure = (words: string, target: string, token = editor) =>
  test.api("/insight/cure", { method: "POST", body: { words, target }, token });
const faqs = { collection: "faqs", overrideAccess: true, depth: 0 } as const;
const FAQ = { slug: "frost", topic: "choosing", question: "Does it bear frost?", answer: "Yes.", order: 1 } as const;

it("adds words to a record in all languages, each once, and publishes no draft with them", async () => {
  const { id } = await test.cms.create({ ...faqs, locale: "zh", data: { ...FAQ, foundBy: "cold", _status: "published" } });
  expect((await cure("ice", `faqs:${id}`)).status).toBe(200);
  expect((await cure("Ice", `faqs:${id}`)).status).toBe(200);
  const readFaq = async (draft: boolean) => test.cms.findByID({ ...faqs, id, draft, locale: "all" });
  expect(await readFaq(false)).toMatchObject({ foundBy: { zh: "cold, ice", en: "ice" }, _status: "published" });
  await test.cms.update({ ...faqs, id, locale: "zh", draft: true, data: { question: "Does it bear ice?", _status: "draft" } });
  for (const words of ["snow", "雪，霜", "霜"]) expect((await cure(words, `faqs:${id}`)).status).toBe(200);
  expect(await readFaq(false)).toMatchObject({ question: { zh: "Does it bear frost?" }, foundBy: { zh: "cold, ice" } });
  expect(await readFaq(true)).toMatchObject({
    question: { zh: "Does it bear ice?" },
    foundBy: { zh: "cold, ice, snow, 雪, 霜" },
    _status: "draft",
  });
  const { targets } = (await (await test.api("/insight/cures?q=bear", { token: editor })).json()) as { targets: unknown };
  expect(targets).toEqual([expect.objectContaining({ target: `faqs:${id}` })]);
});

it("adds words to a need, and to a page of the code beside the built-in ones", async () => {
  const { id } = await test.cms.create({
    collection: "needs",
    locale: "zh",
    data: { slug: "barns", name: "Barns", words: "barn", order: 1, _status: "published" },
    overrideAccess: true,
  });
  expect((await cure("stable", `needs:${id}`)).status).toBe(200);
  const need = await test.cms.findByID({ collection: "needs", id, locale: "zh", overrideAccess: true });
  expect(need).toMatchObject({ words: "barn, stable", _status: "published" });
  // Lists of staff have other separators as well.
  expect((await cure("hay; Stable，barn、cowshed", `needs:${id}`)).status).toBe(200);
  expect(await test.cms.findByID({ collection: "needs", id, locale: "zh", overrideAccess: true })).toMatchObject({
    words: "barn, stable, hay, cowshed",
  });
  expect((await cure("canteen", "pages/contact")).status).toBe(200);
  expect((await cure("bus stop", "pages/contact")).status).toBe(200);
  const { entries } = await test.cms.findGlobal({ slug: "interface-texts", locale: "all", depth: 0, overrideAccess: true });
  const [text] = (entries ?? []).filter(({ key }) => key === "foundBy.contact").map((entry) => entry.text as unknown);
  expect(text).toMatchObject({ zh: "工厂在哪, canteen, bus stop", en: "head office, canteen, bus stop" });
  expect(Object.keys(text as object)).toHaveLength(LANGUAGES.length);
});

it("is for editors, and adds nothing to what there is not", async () => {
  for (const [words, target] of [
    ["x", "faqs:999999"],
    ["x", "users:1"],
    ["x", "pages/nowhere"],
    ["", "pages/contact"],
    ["x".repeat(101), "pages/contact"],
  ] as const)
    expect([words, target, (await cure(words, target)).status]).toEqual([
      words,
      target,
      expect.toSatisfy((status) => [400, 404].includes(status)),
    ]);
  expect((await cure("x", "pages/contact", sales)).status).toBe(403);
  expect((await test.api("/insight/cures?q=x", { token: sales })).status).toBe(403);
});
