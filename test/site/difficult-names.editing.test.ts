/** One product whose model is called as makers call theirs, in all places that say it. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unzip } from "../unzip.ts";
import { cellsOf } from "../workbook.ts";
import { ask, bytesOf, jsonOf, staff, storedRows, textOf } from "./ask.ts";
import { SLOW } from "../slow.ts";

/** Sixty characters, as many as a model may have. */
const CODE = "GT-06N/4G (EU)® + Relay #2 — Überlandfahrzeug 12/24 V (IP67)";
const SLUG = "gt-06n-4g-eu-relay-2-uberlandfahrzeug-12-24-v-ip67";
let id: number;

beforeAll(async () => {
  const [model] = await storedRows("products", "slug", "a9");
  const { series, pictures } = model ?? {};
  const json = {
    code: CODE,
    order: 9999,
    released: "2026-03-01",
    series,
    pictures,
    width: 90,
    depth: 60,
    height: 25,
    specs: [
      { key: "weight", value: 77 },
      { key: "standby", value: 480 },
    ],
    purchase: { minimumOrder: 10, leadDays: 20 },
    name: "越野车终端",
    tagline: "装好就用",
    intro: "为长期使用而做。",
    _status: "published",
  };
  const made = await ask("/api/products?locale=zh", { headers: staff, json });
  if (made.status !== 201) throw new Error(`The product was not made: ${await made.text()}`);
  ({ id } = ((await made.json()) as { doc: { id: number } }).doc);
  const english = { name: "Cross-country tracker", tagline: "Ready to fit", intro: "Made for long use.", _status: "published" };
  const patched = await ask(`/api/products/${id}?locale=en`, { method: "PATCH", headers: staff, json: english });
  if (patched.status !== 200) throw new Error(`The product has no English: ${await patched.text()}`);
});
afterAll(async () => {
  await ask(`/api/products/${id}`, { method: "PATCH", headers: staff, json: { deletedAt: new Date().toISOString() } });
});

it("has a slug of its letters, and a page that says its name", async () => {
  expect(CODE).toHaveLength(60);
  const page = await textOf(`/en/products/${SLUG}`);
  expect(page).toContain(CODE);
  expect(/<title>([^<]*)<\/title>/.exec(page)?.[1]).toContain("GT-06N/4G (EU)®");
});

it("names files by what file names may hold", async () => {
  const sheet = await ask(`/en/products/${SLUG}/datasheet.pdf`);
  expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const disposition = sheet.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w.%-]+\.pdf$/);
  expect(decodeURIComponent(disposition)).toContain("GT-06N-4G (EU)® + Relay #2 — Überlandfahrzeug 12-24");
  const archive = await ask(`/en/products/${SLUG}/documents.zip`);
  expect(archive.status).toBe(200);
  expect(decodeURIComponent(archive.headers.get("content-disposition") ?? "")).toContain("GT-06N-4G (EU)®");
  const names = Object.keys(unzip(await bytesOf(Promise.resolve(archive))));
  expect(names).toContainEqual(expect.stringContaining("GT-06N-4G (EU)® + Relay #2"));
  expect(names.filter((name) => /[\\:*?"<>|]|\.\.|\/.*\//.test(name))).toEqual([]);
});

it("is compared, on the page and in the workbook", async () => {
  expect(await textOf(`/en/products/compare?ids=a9,${SLUG}`)).toContain(CODE);
  const cells = cellsOf(await bytesOf(ask(`/en/products/compare.xlsx?ids=a9,${SLUG}`)));
  expect(cells.flat()).toContainEqual(expect.stringContaining(CODE));
  // Figures are numbers with their unit beside the name, and the outer size is there though no row states it.
  expect(cells.find(([name]) => name === "Weight (g)")?.slice(0, 3)).toEqual(["Weight (g)", 262, 77]);
  expect(cells.find(([name]) => name === "Dimensions")?.[2]).toBe("90 × 60 × 25 mm");
});

it("has no files, and does not say that what its page has must be asked for", async () => {
  const page = await textOf(`/en/products/${SLUG}`);
  expect(page).toContain(`/en/products/${SLUG}/datasheet.pdf`);
  expect(page).not.toContain("No downloads");
});

it("can be put on the quote list from a comparison until it is discontinued", async () => {
  const isOffered = async () => /Add to quote: [^"]*Relay/.test(await textOf(`/en/products/compare?ids=a9,${SLUG}`));
  const become = (life: string) => ask(`/api/products/${id}`, { method: "PATCH", headers: staff, json: { life, _status: "published" } });
  expect(await isOffered()).toBe(true);
  expect((await become("ended")).status).toBe(200);
  expect(await isOffered()).toBe(false);
  expect((await become("active")).status).toBe(200);
});

it("is in the finder and its workbook, and on the quote list", async () => {
  expect(await textOf("/en/products?standby=400-")).toContain(CODE);
  expect(cellsOf(await bytesOf(ask("/en/products.xlsx?standby=400-"))).flat()).toContainEqual(expect.stringContaining(CODE));
  const address = `/en/buy?items=${SLUG}:20`;
  expect(await textOf(address)).toContain(CODE);
  const form = { name: "Li Na", email: `${SLUG}@example.com`, message: "Hello", consent: "on", submissionId: randomUUID() };
  expect((await ask(address, { form })).status).toBe(200);
  const [lead] = await storedRows("leads", "email", form.email);
  expect(lead?.["items"]).toMatchObject([{ name: expect.stringContaining(CODE), quantity: 20 }]);
});

it.each([CODE, "GT-06N/4G (EU)® + Relay #2", "gt-06n/4g", "GT06N4G", "gt 06n 4g eu relay 2", "GT-06N", "uberlandfahrzeug", "relay #2"])(
  "is found by %s",
  async (query) => {
    for (const lang of ["en", "zh"]) {
      const { results } = await jsonOf<{ results: { path: string }[] }>(`/search.json?q=${encodeURIComponent(query)}&lang=${lang}`);
      expect([lang, JSON.stringify(results)]).toEqual([lang, expect.stringContaining(SLUG)]);
    }
    expect(await textOf(`/en/search?q=${encodeURIComponent(query)}`)).toContain(SLUG);
  },
);

it("is told to programs by its very name", async () => {
  expect(await jsonOf(`/en/products/${SLUG}.json`)).toMatchObject({ code: CODE });
  expect(JSON.stringify(await jsonOf("/en/products.json"))).toContain(CODE);
  const markdown = await textOf(`/en/products/${SLUG}.md`);
  expect(markdown.replaceAll("\\", "")).toContain(CODE);
  const sitemap = await textOf("/sitemap.xml");
  for (const address of [`/products/${SLUG}`, `/en/products/${SLUG}`]) expect(sitemap).toContain(`${address}</loc>`);
  const graph = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(await textOf(`/en/products/${SLUG}`))?.[1] ?? "{}";
  expect(JSON.stringify(JSON.parse(graph))).toContain(CODE);
});

it("has a card that is a picture", SLOW, async () => {
  const page = await textOf(`/en/products/${SLUG}`);
  const card = /property="og:image" content="([^"]*)"/.exec(page)?.[1] ?? "";
  const answer = await ask(new URL(card.replaceAll("&amp;", "&")).pathname + new URL(card.replaceAll("&amp;", "&")).search);
  expect([answer.status, answer.headers.get("content-type")?.startsWith("image/")]).toEqual([200, true]);
});

interface Added {
  id: string;
  label: string;
}

// Of the form that no other file sends: files share a site, and what staff requires it requires of all.
describe("a form with fields that staff has added", () => {
  let before: object[];
  let added: Added[];

  async function write(rows: object[], language = "zh"): Promise<Added[]> {
    const answer = await ask(`/api/globals/forms?locale=${language}`, { headers: staff, json: { added: rows, _status: "published" } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { result: { added: Added[] } }).result.added;
  }

  beforeAll(async () => {
    before = (await jsonOf<{ added?: object[] }>("/api/globals/forms?locale=zh", { headers: staff })).added ?? [];
    added = await write([
      { label: "车队规模", form: "fault", kind: "text", required: true },
      { label: "安装方式", form: "fault", kind: "choice", choices: "自己装\n请人装", required: true },
      { label: "已读须知", form: "fault", kind: "checkbox", required: true },
      { label: "备注编号", form: "fault", kind: "text", required: false },
      { label: "渠道编号", form: "message", kind: "text", required: false },
    ]);
  });
  afterAll(async () => {
    await write(before);
  });

  it("says of each whether it has to be filled in, and is taken only then", async () => {
    const html = await textOf("/services/fault");
    const controlOf = ({ id }: Added) => new RegExp(`<(?:input|select)[^>]*name="added-${id}"[^>]*>`).exec(html)?.[0] ?? "";
    const isRequired = added.map((field) => [field.label, /\brequired\b/.test(controlOf(field))]);
    expect(isRequired).toEqual([
      ["车队规模", true],
      ["安装方式", true],
      ["已读须知", true],
      ["备注编号", false],
      ["渠道编号", false],
    ]);
    // Optional fields say so.
    expect(html).toMatch(/备注编号[\s\S]{0,80}选填/);

    const [size, mounting, read] = added.map(({ id }) => `added-${id}`);
    const good = { name: "李娜", email: "added-fields@example.com", model: "V3", message: "你好", consent: "on" };
    const answers = { [size ?? ""]: "120", [mounting ?? ""]: "自己装", [read ?? ""]: "on" };
    for (const missing of Object.keys(answers)) {
      const { [missing]: _left, ...rest } = answers;
      expect([missing, (await ask("/services/fault", { form: { ...good, ...rest } })).status]).toEqual([missing, 422]);
    }
    expect(await storedRows("messages", "email", good.email)).toEqual([]);
    expect((await ask("/services/fault", { form: { ...good, ...answers } })).status).toBe(200);
    expect(JSON.stringify(await storedRows("messages", "email", good.email))).toContain("120");
  });

  it("stands on the forms that it is for, and partners have what the contact form has", async () => {
    for (const [path, labels] of [
      ["/contact", ["渠道编号"]],
      ["/join", ["渠道编号"]],
      ["/services/fault", ["备注编号"]],
      ["/buy", []],
    ] as const) {
      const html = await textOf(path);
      expect([path, ["渠道编号", "备注编号"].filter((label) => html.includes(label))]).toEqual([path, labels]);
    }
  });
});
