import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crawl } from "../crawl.ts";
import { putThreeProducts } from "../own-catalogue.ts";
import { toFile, readAnswer, readPage, readRecord, recordFile } from "../record-files.ts";
import { copyEmpty } from "../seeded.ts";
import { cellsOf } from "../workbook.ts";
import { uploadPicture } from "../upload-picture.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";

/** What the demonstration is about, and what nobody has said of this company. */
const NOT_OURS = [
  /waymark(?!\.site)/i,
  /途标/,
  /shenzhen|深圳/i,
  /\b7 steps|7 步|\b80 tests|80 项/i,
  /example\.com/i,
  /粤B|22°3\d′N/,
  /\b0°|\b0 products|\b0 series|0 款|0 个系列/i,
  /1 business day|1 个工作日/i,
  /±0\.3/,
  /(?:^|\s)- -\s/,
];
let folder: string;
let site: SiteProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-own-site-"));
  await copyEmpty(folder);
  site = await siteProcess(folder, {
    DEMO: "off",
    REQUESTS_PER_MINUTE: "0",
    COMPANY_NAME: "Nordlicht Telematik GmbH",
    COMPANY_EMAIL: "hallo@nordlicht.test",
    COMPANY_COUNTRY: "de",
    TIME_ZONE: "Europe/Berlin",
  });
  await site.start();
  headers = await ownerHeaders(site.url);
});
afterAll(async () => {
  await site?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Whether an address names products in the order of their codes: in every other order they are compared and quoted alike. */
function isInOrder(path: string): boolean {
  const { searchParams } = new URL(path, site.url);
  const listed = (searchParams.get("ids") ?? searchParams.get("items") ?? "").split(",");
  return listed.join() === listed.toSorted().join();
}

/** Whether an address is none of a paper, which takes half a second to be set. */
function isNoPaper(path: string): boolean {
  return !new URL(path, site.url).pathname.endsWith(".pdf");
}

/** All pages that links lead to from the home pages, and those of the sitemap, with their HTML. @param isWanted whether to request a file */
async function pages(isWanted: (path: string) => boolean = () => true): Promise<{ broken: string[]; html: Map<string, string> }> {
  const sitemap = await textOf("/sitemap.xml");
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  const html = new Map<string, string>();
  const { broken } = await crawl(site.url, ["/", "/en", ...listed], {
    isFollowed: true,
    isWanted: (path) => isInOrder(path) && isWanted(path),
    onPage: (address, page) => {
      if (!address.includes("?")) html.set(address, page);
    },
  });
  return { broken, html };
}

async function textOf(address: string): Promise<string> {
  return (await fetch(site.url + address)).text();
}

/** What a page says: its title, its description, and the text of its body without scripts. */
function wordsOf(html: string): string {
  const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ");
  return [title, description, body.replace(/<[^>]+>/g, " ")].join(" ").replace(/\s+/g, " ");
}

/** A heading, something to be seen, or words. */
const PARTS = /<h([2-6])\b[^>]*>([\s\S]*?)<\/h\1>|<(?:img|svg|input|textarea|select|button|video)\b|(?<=>)[^<]*[^<\s][^<]*/g;

/** Headings with nothing between them and the next of their rank or a higher one. */
function emptyHeadings(html: string): string[] {
  const empty: string[] = [];
  let open: { rank: number; words: string } | null = null;
  for (const [, rank, words = ""] of `${html}<h2>end</h2>`.matchAll(PARTS)) {
    if (rank === undefined) {
      open = null;
      continue;
    }
    if (open && Number(rank) <= open.rank) empty.push(open.words);
    open = { rank: Number(rank), words: words.replace(/<[^>]+>/g, "").trim() };
  }
  return empty;
}

it("finds headings that nothing follows", () => {
  expect(emptyHeadings("<h2>One</h2><h3>Two</h3><p></p><h2>Three</h2>text<h2>Four</h2><img><h3>Five</h3>")).toEqual(["Two", "Five"]);
});

async function expectWhole(isWanted?: (path: string) => boolean): Promise<ReadonlyMap<string, string>> {
  const { broken, html } = await pages(isWanted);
  const faults = broken.map((one) => `dead link: ${one}`);
  for (const [address, page] of html) {
    const words = wordsOf(page);
    for (const pattern of NOT_OURS) {
      const match = pattern.exec(words);
      if (match) faults.push(`${address}: ${words.slice(Math.max(0, match.index - 40), match.index + 40)}`);
    }
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>") + "</main>".length);
    for (const heading of emptyHeadings(main)) faults.push(`${address}: nothing follows “${heading}”`);
  }
  expect(faults).toEqual([]);
  return html;
}

/** The colour in the middle of a picture: red, green, blue. */
async function pixelOf(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

/** Publishes a service page in both languages, or takes it off. */
async function save(id: number | undefined, status: "published" | "draft"): Promise<void> {
  const change = { method: "PATCH", headers, body: JSON.stringify({ _status: status }) };
  for (const locale of ["zh", "en"]) {
    const answer = await fetch(`${site.url}/api/services/${id}?locale=${locale}`, change);
    if (!answer.ok) throw new Error(`It was not saved: ${answer.status} ${await answer.text()}`);
  }
}

describe("a site of one's own", () => {
  it("is whole while it is empty: every link leads somewhere, and nothing is said of anybody else", async () => {
    const html = await expectWhole();
    expect([...html.keys()]).toEqual(expect.arrayContaining(["/", "/en", "/contact", "/en/buy"]));
    expect(await textOf("/en/contact")).toContain("I agree to your using these details");
    expect((await fetch(`${site.url}/services/privacy`)).status).toBe(404);
    expect(await textOf("/llms.txt"), "lists without an entry").not.toMatch(/article\.md|faq\.md|downloads\.md/);
  });

  it("shows what is published, and nothing but that", async () => {
    await putThreeProducts(site.url, headers);
    const html = await expectWhole();
    expect([...html.keys()]).toEqual(expect.arrayContaining(["/products", "/en/products/t200"]));
    expect(await textOf("/llms.txt")).toContain("/products/t200.md");
    const home = html.get("/en") ?? "";
    expect(home).toContain("Wired series");
    expect(home).not.toContain("/en/services/platform");
    const product = wordsOf(html.get("/en/products/t100") ?? "");
    expect(product).not.toMatch(/Main features|Accessories|Application scenarios/);
    expect(product).toContain("IP67");
    const ask = (path: string) => fetch(site.url + path);
    for (const prefix of ["", "/en"])
      await expect(toFile(await readRecord(ask, `${prefix}/products/t100`))).toMatchFileSnapshot(
        recordFile(`own-site/t100.${prefix ? "en" : "zh"}`),
      );
    for (const path of ["/en", "/en/products", "/en/contact"])
      await expect(toFile(await readPage(ask, path))).toMatchFileSnapshot(recordFile(`own-site/${path.slice("/en/".length) || "home"}.en`));
  });

  it("is asked in the words of the trade from the first day, and answers with pages that it has", async () => {
    const answers = async (query: string) => {
      const { results } = (await (await fetch(`${site.url}/search.json?q=${encodeURIComponent(query)}&lang=en`)).json()) as {
        results: { path: string }[];
      };
      return results.map(({ path: address }) => address);
    };
    expect((await answers("how much does it cost"))[0]).toBe("/en/buy");
    expect((await answers("become a dealer")).slice(0, 2)).toEqual(["/en/join", "/en/contact"]);
    // The page of repairs is still a draft.
    expect(await answers("send it back")).not.toContain("/en/services/after-sales");
    const { docs } = (await (await fetch(`${site.url}/api/needs?where[slug][equals]=lorries&depth=0`, { headers })).json()) as {
      docs: { id: number }[];
    };
    const change = { method: "PATCH", headers, body: JSON.stringify({ answers: [{ link: "/products/t300" }], _status: "published" }) };
    expect((await fetch(`${site.url}/api/needs/${docs[0]?.id}`, change)).status).toBe(200);
    expect((await answers("truck"))[0]).toBe("/en/products/t300");
  });

  it("is read by programs as it was read", async () => {
    const ask = (path: string) => fetch(site.url + path);
    for (const path of ["/llms.txt", "/api.json", "/robots.txt", "/en/products.json", "/en/products/feed.xml", "/en/products.md"])
      await expect(toFile((await readAnswer(ask, path)) ?? "")).toMatchFileSnapshot(
        recordFile(`own-site/${path.slice(1).replaceAll(/\W/g, "-")}`),
      );
    const cells = cellsOf(Buffer.from(await (await ask("/en/products.xlsx")).arrayBuffer()));
    await expect(toFile(cells.map((row) => row.join(" | ")).join("\n"))).toMatchFileSnapshot(recordFile("own-site/products-xlsx.en"));
    const exported = await fetch(`${site.url}/api/export/products?format=csv`, { headers });
    await expect(toFile(await exported.text())).toMatchFileSnapshot(recordFile("own-site/products-export"));
  });

  it("leads to its first pages, which are there as drafts, once they are published", async () => {
    const { docs } = (await (await fetch(`${site.url}/api/services?draft=true&depth=0&limit=50&locale=en`, { headers })).json()) as {
      docs: { id: number; slug: string; _status: string; body: object }[];
    };
    expect(docs.map(({ slug, _status }) => [slug, _status])).toEqual(
      expect.arrayContaining(
        ["privacy", "legal", "about", "support", "after-sales", "warranty", "accessibility"].map((slug) => [slug, "draft"]),
      ),
    );
    expect(JSON.stringify(docs)).toContain("GDPR");
    const privacy = docs.find(({ slug }) => slug === "privacy")?.id;
    await save(privacy, "published");
    const html = await expectWhole(isNoPaper);
    expect(html.get("/en/services/privacy")).toContain("Nordlicht Telematik GmbH");
    expect(html.get("/en")).toContain('href="/en/services/privacy"');
    expect(html.get("/en/contact")).toMatch(/I have read the <a [^>]*href="\/en\/services\/privacy"/);
    expect(await textOf("/sitemap.xml")).toContain("/services/privacy");

    // No link leads to a record taken off again, from the next page on.
    await save(privacy, "draft");
    expect(await textOf("/en")).not.toContain("/en/services/privacy");
    expect((await fetch(`${site.url}/en/services/privacy`)).status).toBe(404);
  });

  it("wears the brand that staff gives it, at once: logo, colours, icons and shared pictures", async () => {
    const icon = async () => Buffer.from(await (await fetch(`${site.url}/icon-192.png`)).arrayBuffer());
    const cardOf = async () => /property="og:image" content="([^"]+)"/.exec(await textOf("/en"))?.[1] ?? "";
    const before = { icon: await icon(), card: await cardOf(), html: await textOf("/en") };
    expect(before.html).not.toContain('<img class="logo-picture');
    expect(before.html, "the sign of the demonstration").not.toContain("M-1 .16-.64");

    const [logo, mark] = await Promise.all([
      uploadPicture(site.url, headers, "logo.png", { background: "#0b57d0" }),
      uploadPicture(site.url, headers, "sign.png", { background: "#00aa44" }),
    ]);
    const save = (data: object) => fetch(`${site.url}/api/globals/site?locale=zh`, { method: "POST", headers, body: JSON.stringify(data) });
    expect((await save({ accent: "blue" })).status).toBe(400);
    expect(await textOf("/en")).toBe(before.html);
    const saved = await save({ logo: logo.id, mark: mark.id, accent: "#0b57d0" });
    expect([saved.status, saved.ok || (await saved.text())]).toEqual([200, true]);

    const html = await textOf("/en");
    expect(html).toMatch(new RegExp(`<img class="logo-picture"[^>]* src="/media/720/${logo.filename}`));
    expect(html).toContain(":root{--color-signal:#0b57d0;");
    expect((await fetch(site.url + /src="(\/media\/720\/logo[^"]+)"/.exec(html)?.[1])).status).toBe(200);
    const [red = 255, green = 0, blue = 255] = await pixelOf(await icon());
    expect(green).toBeGreaterThan(red + 50);
    expect(green).toBeGreaterThan(blue + 50);
    expect((await fetch(`${site.url}/favicon.ico`)).headers.get("content-type")).toBe("image/png");
    const card = await cardOf();
    expect(card).not.toBe(before.card);
    expect((await fetch(card)).headers.get("content-type")).toBe("image/jpeg");
    const sheet = await fetch(`${site.url}/en/products/t100/datasheet.pdf`);
    expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    // One paper with the sign stands for all: they are set anew.
    await expectWhole(isNoPaper);
  });

  it("is written in the typeface that staff chooses, or uploads", async () => {
    const preloaded = async () => /<link rel="preload" href="([^"]+)" as="font"/.exec(await textOf("/en"))?.[1];
    expect(await preloaded()).toMatch(/archivo/);
    expect(await textOf("/en")).not.toContain("Brand zh");
    const save = (data: object) => fetch(`${site.url}/api/globals/site?locale=zh`, { method: "POST", headers, body: JSON.stringify(data) });
    const { authorization = "" } = headers;
    const upload = (name: string, data: Buffer) => {
      const body = new FormData();
      body.set("file", new Blob([new Uint8Array(data)], { type: "font/woff2" }), name);
      body.set("_payload", "{}");
      return fetch(`${site.url}/api/media`, { method: "POST", headers: { authorization, "accept-language": "en" }, body });
    };

    expect((await save({ typeface: "comic" })).status).toBe(400);
    expect((await save({ typeface: "serif" })).status).toBe(200);
    const chosen = await textOf("/");
    expect(chosen).toMatch(/:root\{--font-sans:Charter,[^}]*"Songti SC"/);
    expect(chosen, "neither fetched nor asked for").not.toMatch(/as="font"|url\("[^"]*\.woff2"\) format\("woff2"\);font-display/);

    const file = await readFile("shared/fonts/archivo-basic.woff2");
    const larger = Buffer.concat([file, Buffer.alloc(200_000)]);
    for (const [name, data, reason] of [
      ["words.woff2", Buffer.from("wOF2, and then words"), /damaged/],
      ["half.woff2", file.subarray(0, 6000), /damaged/],
      ["large.woff2", larger, /more than 200 kB/],
    ] as const) {
      const refused = await upload(name, data);
      expect([name, refused.status, await refused.text()]).toEqual([name, 400, expect.stringMatching(reason) as string]);
    }
    const picture = await uploadPicture(site.url, headers, "no-typeface.png");
    expect((await save({ typefaceFile: picture.id })).status).toBe(400);

    const response = await upload("Nordlicht Sans.woff2", file);
    const { doc } = (await response.json()) as { doc: { id: number } };
    expect([response.status, (await save({ typefaceFile: doc.id })).status]).toEqual([201, 200]);
    const html = await textOf("/en");
    const [, address = ""] = /@font-face\{font-family:"Brand";src:url\("([^"]+)"\) format\("woff2"\);font-weight:100 900;/.exec(html) ?? [];
    expect(html).toContain(':root{--font-sans:"Brand",Charter,');
    expect(await preloaded()).toBe(address);
    const answer = await fetch(site.url + address);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "font/woff2",
      "public, max-age=31536000, immutable",
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);

    expect((await save({ typeface: null, typefaceFile: null })).status).toBe(200);
    expect(await preloaded()).toMatch(/archivo/);
  });

  it("opens with a picture of its own, and shares pages with one, in the place of the map", async () => {
    const cardOf = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await textOf(path))?.[1] ?? "";
    const before = await cardOf("/en/contact");
    expect(await textOf("/en")).not.toContain('class="opening-picture"');
    const picture = await uploadPicture(site.url, headers, "hall.png", { background: "#00aa44" });
    const data = { heroPicture: picture.id, cardPicture: picture.id };
    const saved = await fetch(`${site.url}/api/globals/site?locale=zh`, { method: "POST", headers, body: JSON.stringify(data) });
    expect(saved.status).toBe(200);
    expect(await textOf("/en")).toMatch(new RegExp(`class="opening-picture"><img [^>]*src="/media/\\d+/${picture.filename}`));
    const card = await cardOf("/en/contact");
    expect(card).not.toBe(before);
    const bytes = Buffer.from(await (await fetch(card)).arrayBuffer());
    // At its right edge, where the picture stands.
    const [red = 255, green = 0] = await sharp(bytes).extract({ left: 1100, top: 60, width: 1, height: 1 }).raw().toBuffer();
    expect(green).toBeGreaterThan(red + 50);
  });
});
