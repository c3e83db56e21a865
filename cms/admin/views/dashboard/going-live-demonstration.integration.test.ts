import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
});
afterAll(() => test?.close());

async function read() {
  const [{ readGoingLive }, { deskTexts }] = await Promise.all([import("./read-going-live.ts"), import("../../texts/index.ts")]);
  return new Map((await readGoingLive(test.cms, "en", deskTexts("en"), Date.now())).map((step) => [step.key, step]));
}

it("ticks nothing of the demonstration, also where something else beside it was changed, and all that is one's own", async () => {
  const DEMO = ["privacy", "legal", "registrations", "company", "contact", "products", "companyPage", "support", "warranty"];
  const before = await read();
  expect(DEMO.filter((key) => before.get(key)?.done)).toEqual([]);
  expect(before.get("privacy")?.note).toBe("Still the demonstration’s: put your own in its place.");
  expect(before.get("products")?.note).toMatch(/^\d+ are the demonstration’s, none your own yet$/);
  await test.cms.updateGlobal({ slug: "site", locale: "zh", data: { name: "自己的公司" } });
  const steps = await read();
  expect([steps.get("company")?.done, steps.get("contact")?.done, steps.get("registrations")?.done]).toEqual([true, false, false]);
  expect(steps.get("contact")?.note).toBe("Still the demonstration’s: phone, e-mail, address, coordinates");
  const own = { phone: "+49 89 1", email: "a@own.example", address: "慕尼黑", latitude: 48.1, longitude: 11.5 };
  await test.cms.updateGlobal({ slug: "site", locale: "zh", data: { ...own, registrations: [{ text: "HRB 1" }] } });
  const after = await read();
  expect([after.get("contact")?.done, after.get("registrations")?.done]).toEqual([true, true]);
});
