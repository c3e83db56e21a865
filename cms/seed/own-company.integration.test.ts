import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  process.env["SITE_LANGUAGES"] = "de,en,fr";
  test = await openCms();
  const { beginOwnSite } = await import("./own-company.ts");
  await beginOwnSite(test.cms, { name: "", email: "hallo@nordlicht.test", country: "DE" });
});
afterAll(() => test?.close());

it("begins in the languages of the site, in English where a language has no texts of its own", async () => {
  const textsIn = async (locale: "de" | "en" | "fr") => {
    const { name, responsePromise } = await test.cms.findGlobal({ slug: "site", locale, depth: 0 });
    const { docs } = await test.cms.find({ collection: "services", locale, draft: true, where: { slug: { equals: "privacy" } } });
    const [{ title, body, _status: status } = {}] = docs;
    return [name, responsePromise, title, JSON.stringify(body).includes('"url":"/services/counts"'), status];
  };
  expect(await textsIn("de")).toEqual(["Unser Unternehmen", "Wir melden uns bei Ihnen", "Datenschutzerklärung", true, "draft"]);
  expect(await textsIn("en")).toEqual(["Our company", "We will get back to you", "Privacy policy", true, "draft"]);
  expect(await textsIn("fr")).toEqual(await textsIn("en"));
});
