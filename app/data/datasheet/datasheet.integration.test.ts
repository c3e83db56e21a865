import { unzipSync } from "fflate";
import { getResolvedPDFJS } from "unpdf";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { shortDate } from "#app/lib/format/dates.ts";
import { zipStream } from "#app/lib/format/zip.server.ts";
import { provideBothTexts } from "../../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { datasheetFaults, productSlugs, readDatasheet, withoutSpaces } from "../../../test/datasheets.ts";
import { hasPdfValidator, pdfUaFaults } from "../../../test/pdf-validator.ts";
import type { makeDatasheet } from "./datasheet.server.ts";
import type { findProduct } from "../products.server.ts";
import type * as qrCodes from "../qr-codes.server.ts";
import type * as documents from "#cms/documents/index.ts";

/** What the codes lead to that have been drawn. */
const drawn = vi.hoisted((): string[] => []);
vi.mock("../qr-codes.server.ts", async (original) => {
  const real = await original<typeof qrCodes>();
  return {
    ...real,
    qrDrawing: (link: string) => {
      drawn.push(link);
      return real.qrDrawing(link);
    },
  };
});

/** Cache of typeset datasheets, by language and code. */
const jobs = vi.hoisted(() => new Map<string, Parameters<typeof documents.typesetDocument>>());
vi.mock("#cms/documents/index.ts", async (original) => {
  const real = await original<typeof documents>();
  return {
    ...real,
    typesetDocument: (...job: Parameters<typeof documents.typesetDocument>) => {
      const { lang, code } = job[1] as { lang: string; code: string };
      jobs.set(`${lang} ${code}`, job);
      return real.typesetDocument(...job);
    },
  };
});

const LANGUAGES = ["zh", "en"] as const;
/** One of so many products; `datasheet.slow.test.ts` reads all. */
const FEW = 8;

let test: TestCms;
let make: typeof makeDatasheet;
let find: typeof findProduct;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
  ({ makeDatasheet: make } = await import("./datasheet.server.ts"));
  ({ findProduct: find } = await import("../products.server.ts"));
}, 300_000);
afterAll(() => test?.close());

/** Signs that people write into texts, by their purpose. */
const SIGNS = [
  "① ② ③ ⑩ ⑫ (1) ⅠⅡⅢⅣ",
  "● ○ ■ □ ▲ △ ◆ ★ ☆ • · ✓ ✔ ✅ ×",
  "→ ← ↑ ↓ ⇒ ↔",
  "‰ % № ※ ℃ °C µA Ω ≤ ≥ ≈ ± × ÷ ² ³ ₂ ½ ⅓ ∅ ∞ √ ㎡ ㎏",
  "water‑proof 9–90 — − …",
  "İzmir Łódź şarj ğ ő ů č ž ß ø å ñ ã ç é § † © ® ™ € £ ¥",
  "Беларусь Москва αβγΔΩπ",
  "“a” ‘b’ 《书》「名」【注】～、。，：；！？（）",
  "◇ ► ◄ ▼ ▽ ➡ ⬅ ⌀ ⎓ ‴ ﬁ ﬂ ﬃ ㎃ ㏀",
];

interface Element {
  role: string;
  alt: string | undefined;
  /** The roles of what it consists of. */
  children: string[];
}

/** What a page is tagged with, in the order of reading. */
function elementsOf(node: unknown): Element[] {
  const { role, alt, children = [] } = (node ?? {}) as { role?: string; alt?: string; children?: { role?: string }[] };
  const own = role ? [{ role, alt, children: children.flatMap((child) => child.role ?? []) }] : [];
  return [...own, ...children.flatMap((child) => elementsOf(child))];
}

/** How many glyphs of a document are the one that a face has for missing characters. */
async function missingIn(document: Awaited<ReturnType<typeof readDatasheet>>["document"]): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  let missing = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    for (const [at, operator] of fnArray.entries()) {
      if (operator !== OPS.showText) continue;
      const [glyphs] = argsArray[at] as [(number | { originalCharCode: number })[]];
      missing += glyphs.filter((glyph) => typeof glyph === "object" && glyph.originalCharCode === 0).length;
    }
  }
  return missing;
}

describe("the datasheet of a product", () => {
  it.each(LANGUAGES)("says in every row what the page says, on two pages and in no more than 400 kB (%s)", async (language) => {
    const some = (await productSlugs(test.cms)).filter((_, index) => index % FEW === LANGUAGES.indexOf(language));
    expect(some.length).toBeGreaterThan(2);
    expect(await datasheetFaults(language, some)).toEqual([]);
  });

  it("has a sign in a face for whatever its texts say", async () => {
    const { docs } = await test.cms.find({ collection: "products", locale: "en", where: { slug: { equals: "p4" } }, depth: 0 });
    const [{ id, intro } = { id: 0, intro: "" }] = docs;
    const save = (text: string) =>
      test.cms.update({ collection: "products", id, locale: "en", data: { intro: text, _status: "published" } });
    await save(`${SIGNS.join(" ")} end of signs.`);
    const { document, text } = await readDatasheet("en", "p4");
    expect([await missingIn(document), text.includes("endofsigns.")]).toEqual([0, true]);
    // A character that no face has shows as missing.
    await save("가");
    expect(await missingIn((await readDatasheet("en", "p4")).document)).toBe(1);
    await save(intro);
  });

  it("has the wires of the product's record, the pins of the socket where it has a plug, and neither where it has none", async () => {
    const { text } = await readDatasheet("en", "v3");
    for (const { name, signal, target } of (await find("en", "v3"))?.wires ?? [])
      expect(text).toContain(withoutSpaces(name + signal + target));
    expect(text).toContain(withoutSpaces("Orange ACC sense"));
    expect((await readDatasheet("en", "e3")).text).not.toContain("ACCsense");
    expect((await readDatasheet("en", "o1")).text).toContain("Kline");
    expect((await readDatasheet("en", "a9")).text).not.toContain("Wiring");
  });

  it.each([
    ["zh", "/products/a9"],
    ["en", "/en/products/a9"],
  ] as const)("has a code that leads to the page in its own language (%s)", async (language, path) => {
    drawn.length = 0;
    const { text } = await readDatasheet(language, "a9");
    expect(drawn.map((link) => new URL(link).pathname)).toEqual([path]);
    expect(text).toContain(withoutSpaces(drawn[0] ?? ""));
  });

  it("is tagged, in its language, with what it is called", async () => {
    const { document, source } = await readDatasheet("en", "a9");
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "A9 Long-standby asset tracker: datasheet", Language: "en" });
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    // Every face is in the file, and none of them whole.
    expect(source).toMatch(/\/BaseFont ?\/[A-Z]{6}\+/);
    expect(await (await document.getPage(1)).getStructTree()).not.toBeNull();
  });

  it.each(LANGUAGES)("is PDF/UA in %s: title, headings, alternatives and the headings of every row", async (language) => {
    const { document, source } = await readDatasheet(language, "v3");
    const { metadata } = await document.getMetadata();
    expect(metadata?.getRaw()).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const pages = Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getStructTree());
    const elements = (await Promise.all(pages)).flatMap((tree) => elementsOf(tree));
    const headings = elements.filter(({ role }) => /^H\d$/.test(role));
    expect(headings[0]?.role).toBe("H1");
    expect(headings.slice(1).map(({ role }) => role)).toEqual(headings.slice(1).map(() => "H2"));
    const figures = elements.filter(({ role }) => role === "Figure");
    expect(figures.length).toBeGreaterThan(2);
    for (const { alt } of figures) expect(alt).toMatch(/\p{L}{2}/u);
    // Every row begins with what heads it.
    const rows = elements.filter(({ role }) => role === "TR");
    expect(rows.length).toBeGreaterThan(20);
    for (const { children } of rows) expect(children[0]).toBe("TH");
    expect(rows.some(({ children }) => children.join() === "TH,TH,TD,TD" || children.join() === "TH,TH,TD")).toBe(true);
    expect(source).toContain("/Scope /Row");
  });

  it.skipIf(!hasPdfValidator)("has nothing that a validator of PDF/UA refuses, which finds a heading without words", async () => {
    // A wired one, one of batteries and a module, which have other rows, in both languages.
    const kinds = ["v3", "a9", "m20"].flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));
    for (const { slug, language } of kinds) await readDatasheet(language, slug);
    expect([...jobs.keys()]).toEqual(expect.arrayContaining(kinds.map(({ slug, language }) => `${language} ${slug.toUpperCase()}`)));
    const [first] = jobs.values();
    if (!first) throw new Error("Nothing was typeset");
    const refused: string[] = [];
    for (const [name, job] of jobs) for (const fault of await pdfUaFaults(...job)) refused.push(`${name}: ${fault}`);
    expect(refused).toEqual([]);
    const [template, data, files] = first;
    const wordless = { ...(data as object), drawing: { heading: "", alt: "A drawing" } };
    expect((await pdfUaFaults(template, wordless, files)).join()).toContain("heading title is empty");
  });

  it("has what an editor changes as soon as it is published", async () => {
    const [product] = (await test.cms.find({ collection: "products", where: { slug: { equals: "v3" } }, depth: 0 })).docs;
    if (!product) throw new Error("V3 is not there");
    expect((await readDatasheet("zh", "v3")).text).not.toContain("63.5g");
    const specs = (product.specs ?? []).map((row) => Object.assign({}, row, row.key === "weight" ? { value: 63.5 } : {}));
    await test.cms.update({ collection: "products", id: product.id, data: { specs, _status: "draft" }, draft: true });
    expect((await readDatasheet("zh", "v3")).text).not.toContain("63.5g");
    await test.cms.update({ collection: "products", id: product.id, data: { specs, _status: "published" } });
    expect((await readDatasheet("zh", "v3")).text).toContain("63.5g");
  });

  it("is made again when anything that stands in it changes", async () => {
    const { trackReads } = await import("#cms/cache/dependencies.ts");
    const { sources } = await trackReads(() => make("en", "v5"));
    for (const source of ["products", "series", "accessories", "media", "site"]) expect([...sources]).toContain(source);
  });

  it("has no heading of a table without rows", async () => {
    const headings = ["Materials", "In the box"];
    const [product] = (await test.cms.find({ collection: "products", where: { slug: { equals: "m20" } }, depth: 0 })).docs;
    if (!product) throw new Error("M20 is not there");
    const before = (await readDatasheet("en", "m20")).text;
    for (const heading of headings) expect(before).toContain(heading.replaceAll(" ", ""));
    await test.cms.update({ collection: "products", id: product.id, data: { materials: [], packing: [], _status: "published" } });
    const after = (await readDatasheet("en", "m20")).text;
    for (const heading of headings) expect(after).not.toContain(heading.replaceAll(" ", ""));
  });

  it("has a column of conditions where a row has one, and none where no row has", async () => {
    const where = { slug: { equals: "m20" } };
    /** Stores the conditions of the first row, in whatever language; the others have none. */
    const store = async (condition: string | null) => {
      for (const locale of LANGUAGES) {
        const [product] = (await test.cms.find({ collection: "products", where, depth: 0, locale })).docs;
        if (!product) throw new Error("M20 is not there");
        const specs = (product.specs ?? []).map((row, index) => Object.assign(row, { condition: index === 0 ? condition : null }));
        await test.cms.update({ collection: "products", id: product.id, locale, data: { specs, _status: "published" } });
      }
    };
    await store("at room temperature");
    expect((await readDatasheet("en", "m20")).text).toMatch(/ItemValueCondition[^]*atroomtemperature/);
    await store(null);
    const { text } = await readDatasheet("en", "m20");
    expect(text).toContain("ItemValue");
    expect(text).not.toContain("Condition");
  });

  it("says of what is made no longer since when, and what takes its place", async () => {
    const idOf = async (slug: string) =>
      (await test.cms.find({ collection: "products", where: { slug: { equals: slug } }, depth: 0 })).docs[0]?.id ?? 0;
    const [id, successor] = [await idOf("m20"), await idOf("v3")];
    await test.cms.update({
      collection: "products",
      id,
      data: { life: "ended", lifeSince: "2026-03-04", successor, _status: "published" },
    });
    const { text } = await readDatasheet("en", "m20");
    expect(text).toContain(withoutSpaces("Discontinued"));
    for (const phrase of [shortDate("2026-03-04", "en"), "Replaced by V3"]) expect(text).toContain(withoutSpaces(phrase));
    await test.cms.update({ collection: "products", id, data: { life: "active", lifeSince: null, successor: null, _status: "published" } });
  });

  it("has no gap where the company has no phone", async () => {
    const line = async () => {
      await readDatasheet("en", "v3");
      const [, data] = jobs.get("en V3") ?? [];
      return (data as { company: { line: string } } | undefined)?.company.line;
    };
    const { phone } = await test.cms.findGlobal({ slug: "site", depth: 0 });
    expect(await line()).toContain(phone);
    await test.cms.updateGlobal({ slug: "site", data: { phone: "" } });
    expect(await line()).toMatch(/^\S+(?: \S+)* {3}\S+@\S+$/);
    await test.cms.updateGlobal({ slug: "site", data: { phone } });
  });

  it("is there for published products only", async () => {
    const publish = (_status: "draft" | "published") =>
      test.cms.update({ collection: "products", where: { slug: { equals: "d2" } }, data: { _status } });
    expect(await make("zh", "nothing")).toBeNull();
    expect(await make("zh", "d2")).toMatchObject({ pdf: expect.anything() as unknown });
    await publish("draft");
    expect(await make("zh", "d2")).toBeNull();
    await publish("published");
    expect(await make("zh", "d2")).not.toBeNull();
  });
});

describe("the papers of a product", () => {
  it("hold the datasheet of now beside manual and certificates, in one archive", async () => {
    const { documentBundle } = await import("./document-bundle.server.ts");
    const papers = await documentBundle("en", "c4");
    if (!papers || papers === "busy") throw new Error("No papers of C4");
    expect(papers.name).toBe("C4-documents-en.zip");
    const entries = unzipSync(new Uint8Array(await new Response(zipStream(papers.files)).arrayBuffer()));
    expect(Object.keys(entries)).toEqual(["C4-datasheet-en.pdf", "c4-calibration-certificate-sample-en.pdf", "c4-manual-en.pdf"]);
    for (const bytes of Object.values(entries)) expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(await documentBundle("en", "nothing")).toBeNull();
  });

  it("are listed with the datasheet that is made, in the language of the page", async () => {
    const listed = (await find("en", "a9"))?.downloads.find(({ kind }) => kind === "datasheet");
    expect(listed).toMatchObject({ version: "", file: { url: "/en/products/a9/datasheet.pdf", size: null } });
  });

  it("bear the date of the product's last change, on paper as on the page, whenever the content was put in", async () => {
    const creationDate = async (slug: string) =>
      (await find("en", slug))?.downloads.find(({ kind }) => kind === "datasheet")?.created ?? "";
    expect(await creationDate("a9")).toBe("2026-02-10");
    expect((await readDatasheet("en", "a9")).text).toContain("10Feb2026");
    const [product] = (await test.cms.find({ collection: "products", where: { slug: { equals: "a7" } }, depth: 0 })).docs;
    await test.cms.update({ collection: "products", id: product?.id ?? 0, data: { _status: "published" } });
    const day = await creationDate("a7");
    expect(Date.parse(day)).toBeGreaterThan(Date.parse("2026-02-10"));
    expect((await readDatasheet("en", "a7")).text).toContain(shortDate(day, "en").replaceAll(" ", ""));
  });
});
