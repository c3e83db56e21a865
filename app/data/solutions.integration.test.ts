import { afterAll, beforeAll, expect, it } from "vitest";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

let test: TestCms;

beforeAll(async () => {
  provideBothTexts();
  test = await openCms();
});
afterAll(() => test?.close());

it("have a picture in the place of the map once staff gives them one, with the words that describe it", async () => {
  const [{ findSolution }, { listRecords }] = await Promise.all([import("./solutions.server.ts"), import("./records.server.ts")]);
  const pictures = async () => {
    const all = await listRecords("solutions", "en");
    return Object.fromEntries(all.flatMap(({ slug, picture }) => (picture ? [[slug, picture.alt]] : [])));
  };
  const { token } = await signedIn(test, "editor");
  const made = { id: 0 };
  for (const slug of ["asset", "cold-chain"]) {
    const texts = { name: slug, tagline: slug, summary: slug };
    const data = { ...texts, slug, tab: "logistics", order: 1, _status: "published" } as const;
    made.id = (await test.cms.create({ collection: "solutions", locale: "zh", data, overrideAccess: true })).id;
    await test.cms.update({
      collection: "solutions",
      id: made.id,
      locale: "en",
      data: { ...texts, _status: "published" },
      overrideAccess: true,
    });
  }
  expect(await pictures()).toEqual({});
  const file = { name: "hall.png", mimetype: "image/png", data: PIXEL, size: PIXEL.length };
  const media = { collection: "media", locale: "zh", data: { alt: "冷库" }, overrideAccess: true } as const;
  const { id: picture } = await test.cms.create({ ...media, file });
  await test.cms.update({ collection: "media", id: picture, locale: "en", data: { alt: "A cold store" }, overrideAccess: true });
  const body = { picture, _status: "published" };
  const answer = await test.api(`/solutions/${made.id}?locale=zh`, { method: "PATCH", body, token });
  expect(answer.status).toBe(200);
  expect(await pictures()).toEqual({ "cold-chain": "A cold store" });
  expect((await findSolution("en", "cold-chain"))?.picture).toMatchObject({ alt: "A cold store", width: 1, height: 1 });
  expect((await findSolution("en", "asset"))?.picture).toBeNull();
  const sheet = await (await test.api("/export/solutions?format=csv", { token, language: "en" })).text();
  const [columns = "", ...lines] = sheet.replace("\uFEFF", "").split("\r\n");
  expect(columns).toContain(",summary_en,picture,");
  expect(lines.filter((line) => line.includes("hall.png")).map((line) => line.split(",")[0])).toEqual(["cold-chain"]);
  expect((await test.api(`/media/${picture}`, { method: "DELETE", token })).ok).toBe(false);
});
