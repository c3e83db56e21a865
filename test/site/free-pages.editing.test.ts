import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, jsonOf, staff, storedRows, textOf } from "./ask.ts";

const SLUG = "fair-2027";

/** A section's own words, and those of none: the ones that have nothing to show. */
const sections = (language: "zh" | "en") => {
  const say = (zh: string, en: string) => (language === "zh" ? zh : en);
  return [
    {
      kind: "hero",
      heading: say("展会见", "Meet us at the fair"),
      text: say("三号馆", "Hall three"),
      action: say("预约", "Book"),
      link: "/contact",
    },
    { kind: "text", heading: say("为什么来", "Why come"), text: say("第一段\n\n第二段", "First paragraph\n\nSecond paragraph") },
    { kind: "table", heading: say("日程", "Schedule"), table: say("日|事\n一|开幕", "Day | What\nMonday | Opening <b>day</b>") },
    { kind: "figures", heading: say("数字", "In figures"), items: [{ value: "50+", name: say("国家", "Countries") }] },
    { kind: "steps", heading: say("三步", "In steps"), items: [{ name: say("登记", "Register"), text: say("在线", "Online") }] },
    { kind: "text", heading: say("没有内容", "Nothing below") },
    { kind: "files", heading: say("没有文件", "No files") },
    { kind: "series" },
    { kind: "series" },
    { kind: "voices" },
    { kind: "platform" },
    { kind: "products" },
    { kind: "form", heading: say("写给我们", "Write to us") },
    { kind: "call", heading: say("来吧", "Come along"), action: say("外站", "Elsewhere"), link: "https://fair.example/" },
  ];
};

let id = 0;

interface Stored {
  doc: { id: number; sections: { id: string; items?: { id: string }[] }[] };
}

async function write(language: "zh" | "en", data: object): Promise<Stored["doc"]> {
  const at = id ? `/api/pages/${id}?locale=${language}` : `/api/pages?locale=${language}`;
  const answer = await ask(at, { method: id ? "PATCH" : "POST", headers: staff, json: data });
  expect([200, 201]).toContain(answer.status);
  return ((await answer.json()) as Stored).doc;
}

beforeAll(async () => {
  const made = await write("zh", { slug: SLUG, title: "展会", summary: "来看看", sections: sections("zh"), _status: "published" });
  id = made.id;
  const withRows = (items: object[] | undefined, rows: { id: string }[] | undefined) =>
    items?.map((item, index) => Object.assign(item, { id: rows?.[index]?.id }));
  const english = sections("en").map((section, index) =>
    Object.assign(section, { id: made.sections[index]?.id, items: withRows(section.items, made.sections[index]?.items) }),
  );
  await write("en", { title: "The fair", summary: "Come and see", sections: english, _status: "published" });
});

afterAll(async () => {
  await ask(`/api/pages/${id}?trash=true`, { method: "DELETE", headers: staff });
});

describe("a page that staff has made", () => {
  it("shows its sections in their order in both languages, without those that have nothing to show", async () => {
    const [zh, en] = [await textOf(`/${SLUG}`), await textOf(`/en/${SLUG}`)];
    expect(zh).toMatch(/<h1>.*展会见/);
    const headings = Array.from(en.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g), ([, , text = ""]) => text.replaceAll(/<[^>]*>/g, "").trim());
    expect(headings.slice(0, 5)).toEqual(["Meet us at the fair", "Why come", "Schedule", "In figures", "In steps"]);
    expect(headings.at(-1)).toBe("Come along");
    expect(headings.filter((text) => /series/i.test(text))).toHaveLength(1);
    expect(en).not.toContain("Nothing below");
    expect(en).not.toContain("No files");
    expect(en).toContain("<p>Second paragraph</p>");
    expect(en).toContain("<td>Opening &lt;b&gt;day&lt;/b&gt;</td>");
  });

  it("sends its form to the contact page, which takes it", async () => {
    expect(await textOf(`/en/${SLUG}`)).toMatch(/<form[^>]* action="\/en\/contact"/);
    const form = { name: "Li Na", email: "fair@example.com", message: "A table at the fair", consent: "on" };
    expect((await ask("/en/contact", { form })).status).toBe(200);
    expect(await storedRows("messages", "email", form.email)).toMatchObject([{ name: "Li Na", message: form.message }]);
  });

  it("says what it is to search engines, with the way to it", async () => {
    const page = await textOf(`/en/${SLUG}`);
    const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
    const graph = (JSON.parse(json) as { "@graph": { "@type": string; name?: string; itemListElement?: { name: string }[] }[] })["@graph"];
    expect(graph.find((thing) => thing["@type"] === "WebPage")?.name).toContain("The fair");
    expect(graph.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement?.map(({ name }) => name)).toEqual([
      "Home",
      "The fair",
    ]);
    expect(page).toContain('content="Come and see"');
    expect(page).toMatch(new RegExp(`hreflang="zh-CN" href="[^"]*/${SLUG}"`, "i"));
  });

  it("is in the sitemap, the search and as Markdown", async () => {
    expect(await textOf("/sitemap.xml")).toContain(`/en/${SLUG}</loc>`);
    expect(await jsonOf("/search.json?q=second%20paragraph&lang=en").then(JSON.stringify)).toContain(SLUG);
    const markdown = await textOf(`/en/${SLUG}.md`);
    expect(markdown).toMatch(/^# The fair\n/);
    expect(markdown).toContain("## Schedule\n\n| Day | What |\n| --- | --- |\n| Monday | Opening");
    expect(markdown).toContain("[Elsewhere](https://fair.example/)");
    const typeOf = async (path: string) => (await ask(path, { headers: { accept: "text/markdown" } })).headers.get("content-type");
    expect(await typeOf(`/en/${SLUG}`)).toContain("text/markdown");
    expect(await typeOf("/en/contact")).toContain("text/html");
  });

  it("is found in any case of letters, and other addresses are as unknown as before", async () => {
    const upper = await ask(`/en/${SLUG.toUpperCase()}`);
    expect([upper.status, upper.headers.get("location")]).toEqual([301, `/en/${SLUG}`]);
    const nothing = await ask("/en/no-such-page");
    expect(nothing.status).toBe(404);
    expect((await ask("/en/no-such-page.md")).status).toBe(404);
    expect((await ask("/en/contact.md")).status).toBe(404);
  });

  it("changes at once, and is gone once it is withdrawn", async () => {
    await write("en", { summary: "Come and see tomorrow" });
    expect(await textOf(`/en/${SLUG}`)).toContain("Come and see tomorrow");
    await write("zh", { _status: "draft" });
    expect((await ask(`/${SLUG}`)).status).toBe(404);
    expect(await textOf("/sitemap.xml")).not.toContain(SLUG);
    await write("zh", { _status: "published" });
    expect((await ask(`/${SLUG}`)).status).toBe(200);
  });
});

it.each(["products", "en", "ja", "admin", "api", "contact", "media", "search", "services", "healthz"])(
  "a page cannot be called %s: the site has that address",
  async (slug) => {
    const answer = await ask("/api/pages?locale=zh", {
      headers: { ...staff, "accept-language": "en" },
      json: { slug, title: "X", _status: "published" },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("A page of the site itself has this address");
    expect(await storedRows("pages", "slug", slug)).toEqual([]);
  },
);
