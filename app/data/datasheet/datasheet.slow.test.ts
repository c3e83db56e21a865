import { afterAll, beforeAll, expect, it } from "vitest";
import { provideBothTexts } from "../../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { datasheetFaults, productSlugs } from "../../../test/datasheets.ts";

let test: TestCms;
beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
}, 300_000);
afterAll(() => test?.close());

it.each(["zh", "en"] as const)(
  "the datasheet of each product says in every row what the page says, on two pages and in no more than 400 kB (%s)",
  { timeout: 240_000 },
  async (language) => {
    const all = await productSlugs(test.cms);
    expect(all).toHaveLength(28);
    expect(await datasheetFaults(language, all)).toEqual([]);
  },
);
