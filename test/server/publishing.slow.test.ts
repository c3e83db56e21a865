import { afterAll, beforeAll, expect, it } from "vitest";
import { readWhilePublishing } from "../readers.ts";
import { startSeededSite, type SeededSite } from "../seeded-site.ts";
import { ownerHeaders } from "../site-process.ts";

/** Times that the editor publishes, and answers that readers look at. `PUBLISHES=200 ANSWERS=100000` goes the long way. */
const PUBLISHES = Number(process.env["PUBLISHES"] ?? 10);
const ANSWERS = Number(process.env["ANSWERS"] ?? 1000);
/** Milliseconds for each answer and each publish, at the worst. */
const EACH = { answer: 60, publish: 12_000 };

let site: SeededSite;
beforeAll(async () => {
  site = await startSeededSite({ PREWARM: "on" });
});
afterAll(() => site?.end());

it(
  "gives 100 readers whole pages in their language, never older than what was published before they asked",
  async () => {
    const headers = await ownerHeaders(site.url);
    const response = await fetch(`${site.url}/api/solutions?where[slug][equals]=logistics`, { headers });
    const { docs } = (await response.json()) as { docs: { id: number }[] };
    // Its own page, and two that show it among others.
    const pages = ["/solutions/logistics", "/solutions", "/"];
    const published = { record: `solutions/${docs[0]?.id}`, field: "name", pages };
    const faults = await readWhilePublishing(site.url, headers, published, { readers: 100, publishes: PUBLISHES, answers: ANSWERS });
    expect(faults).toEqual([]);
  },
  ANSWERS * EACH.answer + PUBLISHES * EACH.publish,
);
