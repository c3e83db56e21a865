import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { provideSiteTexts } from "./site-texts.ts";

let test: TestCms;
let editor: string;

beforeAll(async () => {
  test = await openCms();
  editor = (await signedIn(test, "editor")).token;
  provideSiteTexts({ zh: { buy: { lines: "{number} 款", send: "发送" } }, en: { buy: { lines: "{number} products", send: "Send" } } });
});
afterAll(() => test?.close());

const save = (body: object, token = editor) => test.api("/globals/interface-texts/text", { method: "POST", body, token });

async function readEntries(): Promise<unknown[]> {
  const { entries } = await test.cms.findGlobal({ slug: "interface-texts", locale: "all", depth: 0 });
  return (entries ?? []).map(({ key, text }) => [key, text]);
}

it("puts a text in place of the built-in one in both languages, beside others, and gives it back when it is emptied", async () => {
  expect((await save({ key: "buy.lines", zh: "选了 {number} 款", en: "" })).status).toBe(200);
  expect((await save({ key: "buy.send", zh: "寄出", en: "Post it" })).status).toBe(200);
  expect((await save({ key: "buy.lines", zh: "选了 {number} 款", en: "You chose {number}" })).status).toBe(200);
  const both = [
    ["buy.lines", { zh: "选了 {number} 款", en: "You chose {number}" }],
    ["buy.send", { zh: "寄出", en: "Post it" }],
  ];
  expect(await readEntries()).toEqual(both);
  expect((await save({ key: "buy.lines", zh: "", en: "" })).status).toBe(200);
  expect(await readEntries()).toEqual(both.slice(1));
});

it("changes neither language when one has lost what the site puts into it", async () => {
  const before = await readEntries();
  expect((await save({ key: "buy.lines", zh: "好 {number}", en: "None" })).status).toBe(400);
  expect(await readEntries()).toEqual(before);
});

it("is for editors", async () => {
  const { token } = await signedIn(test, "sales");
  expect((await save({ key: "buy.send", zh: "x", en: "x" }, token)).status).toBe(403);
  expect((await save({ key: "__proto__.x", zh: "x", en: "x" })).status).toBe(400);
});
