import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import type { LayoutData } from "./layout-data.server.ts";

let test: TestCms;
let layout: () => Promise<LayoutData>;

beforeAll(async () => {
  provideBothTexts();
  test = await openCms();
  const [{ beginOwnSite }, { loadLayoutData }] = await Promise.all([import("#cms/seed/own-company.ts"), import("./layout-data.server.ts")]);
  await beginOwnSite(test.cms, { name: "Company", email: "", country: "" });
  layout = () => loadLayoutData("en");
});
afterAll(() => test?.close());

const FAQ = "/services/faq";
const publish = async (slug: string) => {
  const data = { topic: "choosing" as const, question: "?", answer: "!", order: 1, slug, _status: "published" as const };
  return (await test.cms.create({ collection: "faqs", data })).id;
};

it("are all lists of an empty site, its drafts, and what needs a platform", async () => {
  const { missingPages } = await layout();
  for (const path of ["/products", "/article", FAQ, "/services/privacy", "/brand/company", "/services/platform", "/products/wireless"])
    expect(missingPages).toContain(path);
});

it("are told again when a list begins and when its last entry goes, and not for each change between", async () => {
  const ids = [await publish("one")];
  expect((await layout()).missingPages).not.toContain(FAQ);
  ids.push(await publish("two"), await publish("three"));
  const cachedLayout = await layout();
  await test.cms.update({ collection: "faqs", id: ids[0] ?? 0, data: { answer: "!!" } });
  expect(await layout(), "nothing was read anew").toBe(cachedLayout);
  for (const id of ids) {
    expect((await layout()).missingPages).not.toContain(FAQ);
    await test.cms.delete({ collection: "faqs", id });
  }
  expect((await layout()).missingPages).toContain(FAQ);
});

it("follow a platform that gets a name, and a page that is published and taken off", async () => {
  await test.cms.updateGlobal({ slug: "site", locale: "en", data: { platformName: "Cloud" } });
  expect((await layout()).missingPages).not.toContain("/services/platform");
  const { docs } = await test.cms.find({ collection: "services", where: { slug: { equals: "legal" } }, draft: true });
  const id = docs[0]?.id ?? 0;
  for (const [status, isThere] of [
    ["published", true],
    ["draft", false],
  ] as const) {
    await test.cms.update({ collection: "services", id, data: { _status: status } });
    expect([status, !(await layout()).missingPages.includes("/services/legal")]).toEqual([status, isThere]);
  }
});

it("are those of a part that staff switches off, in all their forms; switched on again its records are back", async () => {
  const [{ siteIndex }, { pageContext }, { findOnSite }, { sitemapFiles }] = await Promise.all([
    import("./machine/site-index.server.ts"),
    import("./page.server.ts"),
    import("#app/search/index.server.ts"),
    import("./sitemap.server.ts"),
  ]);
  const { id } = await test.cms.create({
    collection: "articles",
    data: {
      title: "Unboxing",
      summary: "!",
      category: "industry",
      author: "Company",
      publishedAt: "2026-01-01T00:00:00.000Z",
      updatedOn: "2026-01-01T00:00:00.000Z",
      _status: "published",
    },
  });
  const open = (path: string) =>
    pageContext(new URL(path, "http://localhost")).then(
      () => 200,
      (error: unknown) => (error as { init?: { status?: number } }).init?.status,
    );
  const index = async () => siteIndex({ page: await pageContext(new URL("http://localhost/en")), name: "", number: 1 });
  const readVisibility = async () => ({
    status: await Promise.all(["/en/article", `/article/${id}`, "/article.md", "/article.json", "/services/faq"].map(open)),
    isLinked: !(await layout()).missingPages.includes("/article"),
    isFound: (await findOnSite("en", "unboxing")).hits.length > 0,
    isToldAssistants: JSON.stringify(await index()).includes("/article"),
    isInSitemap: (await sitemapFiles()).some((entries) => entries().some(({ path }) => path === `/article/${id}`)),
  });
  const visible = { status: [200, 200, 200, 200, 200], isLinked: true, isFound: true, isToldAssistants: true, isInSitemap: true };
  expect(await readVisibility()).toEqual(visible);
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: ["news"] } });
  expect(await readVisibility()).toEqual({
    status: [404, 404, 404, 404, 200],
    isLinked: false,
    isFound: false,
    isToldAssistants: false,
    isInSitemap: false,
  });
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: [] } });
  expect(await readVisibility()).toEqual(visible);
});

it.each([
  ["videos", "/services/videos/unboxing"],
  ["solutions", "/solutions/logistics"],
  ["news", "/article/1"],
] as const)("are with %s the pages below the list, whatever is stored", async (part, path) => {
  const { isMissingPage } = await import("#app/lib/missing-pages.ts");
  const isMissing = async () => isMissingPage((await layout()).missingPages, path);
  expect(await isMissing()).toBe(false);
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: [part] } });
  expect(await isMissing()).toBe(true);
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: [] } });
});

it("are with the quote list the page for buyers and what leads to it; the button of the header leads to the contact page", async () => {
  const [{ pageContext }, { pageDocuments }, { sitemapFiles }, { footerContent, headerAction }] = await Promise.all([
    import("./page.server.ts"),
    import("#app/search/pages.ts"),
    import("./sitemap.server.ts"),
    import("#app/features/layout/navigation.ts"),
  ]);
  const readVisibility = async () => {
    const page = await pageContext(new URL("http://localhost/en/contact"));
    return {
      action: headerAction(page.layout, page.t, []).to,
      isInFooter: JSON.stringify(footerContent(page.layout, page.t)).includes("/buy"),
      isFound: pageDocuments(page.t, [], page.layout.missingPages).some(({ key }) => key.endsWith("/buy")),
      isInSitemap: (await sitemapFiles()).some((entries) => entries().some(({ path }) => path === "/buy")),
      isOpen: await pageContext(new URL("http://localhost/en/buy?items=a9:1")).then(
        () => true,
        () => false,
      ),
    };
  };
  expect(await readVisibility()).toEqual({ action: "/buy", isInFooter: true, isFound: true, isInSitemap: true, isOpen: true });
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: ["quotes"] } });
  expect(await readVisibility()).toEqual({ action: "/contact", isInFooter: false, isFound: false, isInSitemap: false, isOpen: false });
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: [] } });
});

it("are told while a change comes with each reading, and read again after them", async () => {
  const { emitChange } = await import("#cms/cache/event-bus.ts");
  const id = await publish("soon-gone");
  expect((await layout()).missingPages).not.toContain(FAQ);
  const find = test.cms.find.bind(test.cms);
  const busy = vi.spyOn(test.cms, "find").mockImplementation(((options: Parameters<typeof find>[0]) => {
    emitChange({ collection: "faqs", id, slug: "soon-gone", languages: ["en"], kind: "changed" });
    return find(options);
  }) as typeof find);
  onTestFinished(() => busy.mockRestore());
  await test.cms.delete({ collection: "faqs", id });
  expect((await layout()).missingPages).toContain(FAQ);
  busy.mockRestore();
  const settled = await layout();
  expect(await layout(), "nothing was read anew").toBe(settled);
});
