import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../../../test/cms.ts";
import { signedIn } from "../../../../test/staff.ts";
import { unfilledIn } from "../../../leads/reply-placeholders.ts";

let test: TestCms;
let sales: Awaited<ReturnType<typeof signedIn>>;
let lead: number;

beforeAll(async () => {
  process.env["SMTP_URL"] = "smtp://127.0.0.1:1";
  test = await openCms();
  sales = await signedIn(test, "sales");
  const data = {
    form: "message",
    name: "Ana",
    email: "ana@example.com",
    message: "?",
    language: "en",
    consent: true,
    page: "/en/contact",
    status: "new",
  } as const;
  for (const [locale, name] of [
    ["zh", "途标"],
    ["en", "Waymark Devices"],
  ] as const)
    await test.cms.updateGlobal({
      slug: "site",
      locale,
      data: { name, legalName: name, description: "…", responsePromise: "…" },
      overrideAccess: true,
    });
  lead = (await test.cms.create({ collection: "leads", data: { ...data, submissionId: "1" }, overrideAccess: true })).id;
  for (const language of KNOWN_LANGUAGES)
    await test.cms.create({
      collection: "reply-templates",
      data: { name: `About ${language}`, language, subject: "About {products}.", text: "Dear {name}: {products}. {me}, {us}" },
      overrideAccess: true,
    });
});
afterAll(() => test?.close());

/** What a lead's page says of it beside the record itself. */
async function history(language: "zh" | "en", id = lead) {
  // By the desk as it is set up now.
  const [{ readHistory }, { deskTexts }] = await Promise.all([import("./read-history.ts"), import("../../texts/index.ts")]);
  const [record, user] = await Promise.all([
    test.cms.findByID({ collection: "leads", id, depth: 0, overrideAccess: true }),
    test.cms.findByID({ collection: "users", id: sales.id, depth: 0, overrideAccess: true }),
  ]);
  const asker = { ...user, collection: "users" } as const;
  return readHistory(record, { payload: test.cms, user: asker, language, texts: deskTexts(language), now: Date.now() });
}

/** What a reply to the lead may begin with. */
const openings = async (language: "zh" | "en") => (await history(language)).openings;

describe("the other letters", () => {
  it("are those of the same address in any spelling, the newest first, and of none that it is a part of", async () => {
    const sent = { language: "en", consent: true, page: "/en/contact", status: "new" } as const;
    const letter = async (email: string, form: "message" | "buy", message: string, day: number) => {
      const createdAt = `2026-11-0${day}T04:00:00.000Z`;
      const data = { ...sent, form, name: "Bo", email, message, submissionId: `${email} ${day}`, createdAt };
      return (await test.cms.create({ collection: "leads", data, overrideAccess: true })).id;
    };
    const id = await letter("bo@example.com", "message", "This one", 1);
    await letter("Bo@Example.com", "buy", "Two hundred, please, of the ones that you showed at the fair", 2);
    await letter("bo@example.com", "message", "And by when?", 3);
    await letter("jumbo@example.com", "message", "Of somebody else", 4);
    await letter("bo@example.com.cn", "message", "Of somebody else", 5);
    const { others } = await history("en", id);
    expect(others.map(({ title, detail }) => [title, detail])).toEqual([
      ["Message: And by when?", expect.stringMatching(/^3 November.*, New$/)],
      ["Request for a quote: Two hundred, please, of the ones that yo…", expect.stringMatching(/^2 November.*, New$/)],
    ]);
  });
});

describe("what a reply may begin with", () => {
  it("is every template, whatever language it is in: those of the visitor's first, the others by the name of theirs", async () => {
    const names = (await openings("en")).map(({ name }) => name);
    expect(names).toHaveLength(KNOWN_LANGUAGES.length);
    expect(names[0]).toBe("About en");
    expect(names).toEqual(expect.arrayContaining(["About zh (Chinese)", "About de (German)", "About ja (Japanese)", "About tr (Turkish)"]));
    // The company by its name in the visitor's language, whatever the desk's is.
    expect((await openings("zh"))[0]?.text).toContain("Waymark Devices");
    expect((await openings("zh")).map(({ name }) => name)).toEqual(expect.arrayContaining(["About zh（中文）", "About pt（葡萄牙文）"]));
  });

  it("keeps the place of what nothing is known of, and is not sent before that is filled in or taken out", async () => {
    const [opening] = await openings("en");
    expect(opening).toMatchObject({ subject: "About {products}.", text: expect.stringMatching(/^Dear Ana: \{products\}\. \S/) as string });
    expect(unfilledIn(`${opening?.subject} ${opening?.text}`)).toEqual(["{products}"]);
    const send = (language: "zh" | "en") =>
      test.api("/lead-notes", {
        method: "POST",
        token: sales.token,
        language,
        body: { lead, subject: opening?.subject, text: opening?.text },
      });
    for (const [language, message] of [
      ["en", "Not sent: fill in or take out {products} first."],
      ["zh", "没有发送：请先填写或删去 {products}。"],
    ] as const) {
      const answer = await send(language);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ message }] });
    }
  });
});
