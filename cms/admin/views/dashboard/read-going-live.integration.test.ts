import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../../../test/cms.ts";
import type { Step } from "./read-going-live.ts";

let test: TestCms;
let read: () => Promise<Map<string, Step>>;

beforeAll(async () => {
  process.env["TIME_ZONE"] = "America/Sao_Paulo";
  test = await openCms();
  const [{ beginOwnSite }, { readGoingLive }, { deskTexts }] = await Promise.all([
    import("../../../seed/own-company.ts"),
    import("./read-going-live.ts"),
    import("../../texts/index.ts"),
  ]);
  await beginOwnSite(test.cms, { name: "", email: "", country: "BR" });
  read = async () => new Map((await readGoingLive(test.cms, "en", deskTexts("en"), Date.now())).map((step) => [step.key, step]));
});
afterAll(() => test?.close());

it("names what a new site lacks, with the draft where one lies ready, and nothing of a demonstration that never was", async () => {
  const steps = await read();
  const notes = Object.fromEntries(Array.from(steps.values(), ({ key, note }) => [key, note]));
  expect(notes).toMatchObject({
    privacy: "Not published: forms collect personal data without one. There is a draft: check and publish it.",
    legal: "None yet. There is a draft: check and publish it.",
    registrations: "None in the footer",
    company: "Not named yet",
    contact: "Missing: phone, e-mail, address, coordinates",
    products: "None published",
    warranty: "None yet. There is a draft: check and publish it.",
    timeZone: "America/Sao_Paulo, Monday to Friday 9:00–18:00",
  });
  expect(steps.get("privacy")).toMatchObject({
    urgent: true,
    done: false,
    to: expect.stringMatching(/^\/admin\/collections\/services\/\d+$/),
  });
  expect([steps.has("demonstration"), steps.has("platform")]).toEqual([false, false]);
});

it("takes for done what is done, and asks for what becomes due", async () => {
  const { docs } = await test.cms.find({ collection: "services", where: { slug: { equals: "privacy" } }, draft: true });
  const id = docs[0]?.id ?? 0;
  await test.cms.update({ collection: "services", id, data: { _status: "published" } });
  // A page whose places are still to be filled in is not done, in whichever language they stand.
  const note = /^Published with \d+ places left to be filled in: \[/;
  expect((await read()).get("privacy")).toMatchObject({ done: false, note: expect.stringMatching(note) });
  const words = { type: "text", text: "By the LGPD we keep what you send for two years.", format: 0, version: 1 };
  const shared = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };
  const body = { root: { ...shared, type: "root", children: [{ ...shared, type: "paragraph", children: [words] }] } };
  for (const locale of LANGUAGES) {
    expect((await read()).get("privacy")?.done).toBe(false);
    await test.cms.update({ collection: "services", id, locale, data: { summary: "…", body, _status: "published" } });
  }
  const data = {
    name: "Rastreio Ltda",
    legalName: "Rastreio Ltda",
    phone: "+55 11 0000-0000",
    email: "oi@rastreio.test",
    address: "São Paulo",
  };
  const more = { latitude: -23.55, longitude: -46.63, platformName: "Nuvem", registrations: [{ text: "00.000.000/0001-00" }] };
  await test.cms.updateGlobal({ slug: "site", locale: "zh", data: { ...data, ...more } });
  const steps = await read();
  for (const key of ["privacy", "company", "contact", "registrations"]) expect([key, steps.get(key)?.done]).toEqual([key, true]);
  expect(steps.get("platform")).toMatchObject({ done: false, note: "Nine functions in built-in words: check them" });
  expect(steps.get("legal")?.done).toBe(false);
});

it("names the documents whose links lead to parts that are off and to pages that are not published, in texts, menus and buttons", async () => {
  const links = async () => (await read()).get("links");
  expect(await links()).toMatchObject({ done: true, note: "All lead to pages of the site" });
  const words = (url: string) => ({
    type: "link",
    version: 3,
    format: "",
    indent: 0,
    direction: "ltr" as const,
    fields: { linkType: "custom", newTab: false, url },
    children: [{ type: "text", text: "there", format: 0, version: 1 }],
  });
  const children = ["/services/videos", "/article/9", "/contact", "/media/a.pdf", "https://fair.example/none", "/services/privacy#rights"];
  const body = {
    root: {
      type: "root",
      version: 1,
      format: "" as const,
      indent: 0,
      direction: "ltr" as const,
      children: [{ type: "paragraph", version: 1, children: children.map(words) }],
    },
  };
  const page = {
    slug: "fair",
    title: "Fair 2027",
    body,
    sections: [{ kind: "call" as const, heading: "!", action: "Go", link: "/imprint" }],
  };
  const { id } = await test.cms.create({ collection: "pages", locale: "zh", data: { ...page, _status: "published" } });
  await test.cms.updateGlobal({
    slug: "navigation",
    locale: "zh",
    data: {
      menu: [
        { label: "Fair", link: "/fair" },
        { label: "Buy", link: "/buy" },
      ],
    },
  });
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: ["videos", "quotes"] } });
  expect(await links()).toMatchObject({
    done: false,
    to: `/admin/collections/pages/${id}`,
    note: "Fair 2027: /services/videos, /article/9, /imprint; Menu and footer: /buy",
  });
  await test.cms.update({ collection: "pages", id, data: { _status: "draft" } });
  expect((await links())?.note).toBe("Menu and footer: /fair, /buy");
  await test.cms.updateGlobal({ slug: "site", data: { partsOff: [] } });
});

it("has its first pages in both languages, so that none is named among those without English", async () => {
  const { docs } = await test.cms.find({ collection: "services", pagination: false });
  expect(docs.map(({ translation }) => translation)).toEqual(docs.map(() => "complete"));
});

it("is drafted by the law of the country, in both languages", async () => {
  const { lawGroupOf } = await import("../../../seed/own-laws.ts");
  expect(["DE", "NO", "GB", "CH", "BR", "CN", "US", "IN", ""].map(lawGroupOf)).toEqual([
    "de",
    "eu",
    "uk",
    "ch",
    "br",
    "cn",
    "us",
    "other",
    "other",
  ]);
  const { docs } = await test.cms.find({ collection: "services", locale: "en", draft: true, pagination: false });
  expect(JSON.stringify(docs)).toMatch(/LGPD.*CNPJ/);
});
