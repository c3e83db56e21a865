import { createHmac } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { USUAL_FOOTER, USUAL_MENU } from "#shared/vocabulary/navigation.ts";
import { USUAL_HOME } from "#shared/vocabulary/sections.ts";
import { ask, staff, storedRows, textOf } from "./ask.ts";
import { SECRET } from "../site-process.ts";

/** Rows that are written in one language and then in another keep their ids. */
interface Row {
  id?: string;
  below?: Row[];
  links?: Row[];
}

async function write(global: "navigation" | "home", language: "zh" | "en", json: object): Promise<Record<string, Row[]>> {
  const answer = await ask(`/api/globals/${global}?locale=${language}`, { headers: staff, json });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: Record<string, Row[]> }).result;
}

const EMPTY = { navigation: { menu: [], footer: [] }, home: { sections: [], _status: "published" } };

afterAll(async () => {
  await write("navigation", "zh", EMPTY.navigation);
  await write("home", "zh", EMPTY.home);
  await ask("/api/pages?where[slug][equals]=in-the-menu&trash=true", { method: "DELETE", headers: staff });
});

const menuOf = (page: string) => /<ul class="main-nav-list">(.*?)<\/ul>/s.exec(page)?.[1] ?? "";
const bodyOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? "";

// Other files write on the same site meanwhile: one product more is another count on the home page. What a page is composed of is no business
// of theirs.
/** Where links lead, in their order. */
const linksOf = (html: string) => Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href);
/** The title of a page's main part and of its sections, in their order. */
const headingsOf = (page: string) =>
  Array.from(bodyOf(page).matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs), ([, words = ""]) => words.replaceAll(/<[^>]*>/g, ""));

it("the menu and the footer are as staff orders them, in both languages, without what is not published", async () => {
  const usual = linksOf(menuOf(await textOf("/en/contact")));
  expect(usual.length).toBeGreaterThan(3);
  const stored = await write("navigation", "zh", {
    menu: [
      { label: "展会", link: "/in-the-menu" },
      { label: "产品", link: "/products", below: [{ label: "全部", link: "/products" }] },
      { label: "没有", link: "/no-such-page" },
      { label: "外站", link: "https://fair.example/" },
    ],
    footer: [{ label: "看看", links: [{ label: "联系", link: "/contact" }] }],
  });
  const [fair, products, none, elsewhere] = stored["menu"] ?? [];
  const [column] = stored["footer"] ?? [];
  await write("navigation", "en", {
    menu: [
      { id: fair?.id, label: "The fair", link: "/in-the-menu" },
      { id: products?.id, label: "Devices", link: "/products", below: [{ id: products?.below?.[0]?.id, label: "All", link: "/products" }] },
      { id: none?.id, label: "Nothing", link: "/no-such-page" },
      { id: elsewhere?.id, label: "Elsewhere", link: "https://fair.example/" },
    ],
    footer: [{ id: column?.id, label: "Look around", links: [{ id: column?.links?.[0]?.id, label: "Write", link: "/contact" }] }],
  });
  const before = await textOf("/en/contact");
  expect(
    menuOf(before)
      .replaceAll(/<[^>]*>/g, " ")
      .trim()
      .split(/\s+/),
  ).toEqual(["Devices", "Elsewhere"]);
  expect(before).toContain("Look around");
  const made = await ask("/api/pages?locale=zh", { headers: staff, json: { slug: "in-the-menu", title: "展会", _status: "published" } });
  expect(made.status).toBe(201);
  expect(menuOf(await textOf("/en/contact"))).toContain('href="/en/in-the-menu"');
  expect(menuOf(await textOf("/contact"))).toContain("展会");
  await write("navigation", "zh", EMPTY.navigation);
  expect(linksOf(menuOf(await textOf("/en/contact")))).toEqual(usual);
});

it("the menu and the footer begin with what stands there: one more entry is one more, and each may have another name", async () => {
  const footOf = (page: string) => /<footer.*<\/footer>/s.exec(page)?.[0] ?? "";
  const pages = () => Promise.all([textOf("/en/contact"), textOf("/contact")]);
  const before = await pages();
  const usual = { menu: USUAL_MENU.map((kind) => ({ kind })), footer: USUAL_FOOTER.map((kind) => ({ kind })) };
  await write("navigation", "zh", usual);
  const drafted = await pages();
  const links = (all: string[]) => all.map((page) => [linksOf(menuOf(page)), linksOf(footOf(page))]);
  expect(links(drafted)).toEqual(links(before));
  const more = { menu: [{ kind: "products", label: "设备" }, ...usual.menu.slice(1), { label: "圣诞", link: "/buy" }] };
  await write("navigation", "zh", { ...more, footer: [...usual.footer, { label: "看看", links: [{ label: "联系", link: "/contact" }] }] });
  const [, one = ""] = await pages();
  expect(menuOf(one)).toContain("圣诞");
  expect(menuOf(one)).toContain("设备");
  expect(menuOf(one).match(/<li/g)?.length).toBe((menuOf(before[1]).match(/<li/g)?.length ?? 0) + 1);
  expect(footOf(one)).toContain("看看");
  expect((await ask("/api/globals/navigation?locale=zh", { headers: staff, json: { menu: [{ link: "/buy" }] } })).status).toBe(400);
  await write("navigation", "zh", EMPTY.navigation);
  expect(links(await pages())).toEqual(links(before));
});

it("an address that runs code is refused in a menu", async () => {
  const json = { menu: [{ label: "X", link: "javascript:alert(1)" }] };
  expect((await ask("/api/globals/navigation?locale=zh", { headers: staff, json })).status).toBe(400);
});

it("the home page is as staff composes it, and as ever without sections", async () => {
  const usual = headingsOf(await textOf("/en"));
  expect(usual.length).toBeGreaterThan(5);
  await write("home", "zh", {
    sections: [
      { kind: "hero", heading: "欢迎", text: "你好", action: "看产品", link: "/products" },
      { kind: "series" },
      { kind: "form", heading: "写" },
      { kind: "call", heading: "来吧" },
    ],
    _status: "published",
  });
  const composed = bodyOf(await textOf("/en"));
  expect(composed.match(/<h1/g)).toHaveLength(1);
  expect(composed).toMatch(/<h1[^>]*>.*欢迎.*<\/h1>/s);
  expect(composed).not.toContain("<form");
  expect(composed.indexOf("欢迎")).toBeLessThan(composed.indexOf("来吧"));
  await write("home", "zh", EMPTY.home);
  expect(headingsOf(await textOf("/en"))).toEqual(usual);
});

it("the home page begins with what stands there: one more section is one more", async () => {
  const home = () => textOf("/en");
  const usual = await home();
  const sections: object[] = USUAL_HOME.map((kind) => ({ kind }));
  await write("home", "zh", { sections, _status: "published" });
  const drafted = await home();
  expect(headingsOf(drafted)).toEqual(headingsOf(usual));
  expect(bodyOf(drafted).length / bodyOf(usual).length).toBeCloseTo(1, 1);
  await write("home", "zh", {
    sections: sections.toSpliced(2, 0, { kind: "text", heading: "新年活动", text: "来" }),
    _status: "published",
  });
  const more = headingsOf(await home());
  expect(more).toHaveLength(headingsOf(usual).length + 1);
  expect(more.filter((heading) => heading !== "新年活动")).toEqual(headingsOf(usual));
  await write("home", "zh", EMPTY.home);
  expect(headingsOf(await home())).toEqual(headingsOf(usual));
});

/** As `cms/publishing/preview/preview-token.ts` signs it, for a minute. */
function previewToken(subject: object): string {
  const text = Buffer.from(JSON.stringify({ ...subject, until: Date.now() + 60_000 })).toString("base64url");
  return `${text}.${createHmac("sha256", SECRET).update(`preview:${text}`).digest("base64url")}`;
}

it("a draft of the home page is seen in its preview alone, until it is published", async () => {
  const usual = headingsOf(await textOf("/en"));
  const draft = { sections: [{ kind: "call", heading: "还没发布" }] };
  const saved = await ask("/api/globals/home?locale=zh&draft=true", { headers: staff, json: { ...draft, _status: "draft" } });
  expect(saved.status).toBe(200);
  expect([await textOf("/en"), await textOf("/")].join("")).not.toContain("还没发布");
  expect(await textOf("/api/globals/home?draft=true&locale=zh"), "to whoever asks").not.toContain("还没发布");

  const preview = await ask(`/?preview=${previewToken({ global: "home" })}`);
  expect([preview.status, preview.headers.get("cache-control"), preview.headers.get("x-robots-tag")]).toEqual([
    200,
    "private, no-store",
    "noindex",
  ]);
  expect(await preview.text()).toContain("还没发布");
  expect(headingsOf(await textOf("/en"))).toEqual(usual);

  await write("home", "zh", { ...draft, _status: "published" });
  expect(await textOf("/")).toContain("还没发布");
  await write("home", "zh", { _status: "draft" });
  expect(await textOf("/"), "taken off").not.toContain("还没发布");
  expect(await textOf("/api/globals/home?locale=zh"), "taken off, to whoever asks").not.toContain("还没发布");
  await write("home", "zh", EMPTY.home);
  expect(headingsOf(await textOf("/en"))).toEqual(usual);
});

it("a draft of a product is seen on its page in both languages by whoever has the signed address, and by nobody else", async () => {
  const [product] = await storedRows("products", "slug", "v3");
  const id = Number(product?.["id"]);
  const names = { zh: ["草稿里的名字", "草稿预览", ""], en: ["A name in a draft", "Draft preview", "/en"] } as const;
  const save = (language: string, json: object) =>
    ask(`/api/products/${id}?draft=true&locale=${language}`, { method: "PATCH", headers: staff, json });
  for (const [language, [name, note, prefix]] of Object.entries(names)) {
    const stored = (await (await ask(`/api/products/${id}?locale=${language}`, { headers: staff })).json()) as { name: string };
    expect((await save(language, { name, _status: "draft" })).status).toBe(200);
    const answer = await ask(`${prefix}/products/v3?preview=${previewToken({ collection: "products", id })}`);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const page = await answer.text();
    expect([page.includes(name), page.includes(note)]).toEqual([true, true]);
    expect(await textOf(`${prefix}/products/v3`)).not.toContain(name);
    expect((await ask(`${prefix}/products/v3?preview=${"x".repeat(40)}.${"y".repeat(43)}`)).status).toBe(410);
    await save(language, { name: stored.name, _status: "published" });
  }
});
