import { expect, it } from "vitest";
import { getDocumentProxy } from "unpdf";
import { linksOf } from "../datasheets.ts";
import { readAnswer } from "../record-files.ts";
import { ask, bytesOf, site, textOf, wordsIn } from "./ask.ts";

/** The names in the panel of a product's page. */
async function leadingOf(slug: string): Promise<string[]> {
  const [, panel = ""] = /<dl class="instrument-panel[^>]*>(.*?)<\/dl>/s.exec(await textOf(`/en/products/${slug}`)) ?? [];
  return Array.from(panel.matchAll(/<dt>([^<]*)<\/dt>/g), ([, name = ""]) => name);
}

it("a product leads with the figures that tell its series apart, and with its own at the end", async () => {
  expect(await leadingOf("v3")).toEqual([
    "Input voltage",
    "Runtime on backup",
    "Inputs and outputs",
    "Ingress protection",
    "Operating temperature",
    "Weight",
  ]);
  expect((await leadingOf("v9"))[0]).toBe("Vehicle bus");
  expect((await leadingOf("a9s")).at(-1)).toBe("Solar panel");
  const siblings = /<table class="siblings.*?<\/table>/s.exec(await textOf("/en/products/v9"))?.[0] ?? "";
  expect(wordsIn(siblings)).toMatch(/Vehicle bus.*V7.*CAN × 2.*V8.*CAN × 1/);
});

it("wires stand on the page as in the manual, each in its colour, and in the Markdown; what has no harness has none", async () => {
  const page = await textOf("/en/products/v3");
  expect(wordsIn(page)).toMatch(/Wiring Red Supply \+ Permanent power, 1 A fuse close to the tap/);
  expect(page).toMatch(/<svg class="wire"[^>]*><path[^>]*stroke="#C8281E"/);
  expect(await textOf("/en/products/v3.md")).toContain("Red: Supply +. Permanent power, 1 A fuse close to the tap");
  expect(wordsIn(await textOf("/products/v7"))).toContain("黄 / 绿（双绞） CAN 1 H / L");
  expect(await textOf("/en/products/a9")).not.toContain('class="wire"');
});

it("the pads of a module are drawn with their names; nothing else has any", async () => {
  expect(await textOf("/en/products/c40")).toContain('src="/en/products/c40/pins.svg"');
  const drawing = await textOf("/en/products/c40/pins.svg");
  expect(drawing.match(/<text/g)).toHaveLength(66);
  for (const pad of [">1 GND<", ">2 ANT_LTE<", ">66 GND<"]) expect(drawing).toContain(pad);
  expect((await ask("/en/products/v3/pins.svg")).status).toBe(404);
  expect(await textOf("/en/products/v3")).not.toContain("pins.svg");
});

it("a quote list is a paper with its use, its sum and where it opens again; without a product there is none", async () => {
  const list = "/en/buy/list.pdf?items=a9:20,v3:6&use=a9:360&in=BR";
  const answer = await ask(list);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  const words = (await readAnswer(ask, list))?.replaceAll(/\s+/g, " ") ?? "";
  for (const phrase of [
    "A9 Long-standby asset tracker",
    "V3 Standard wired tracker",
    "Use in Brazil",
    "Every 6 h: about",
    "Net weight",
    "5.6 kg",
  ])
    expect(words).toContain(phrase);
  const links = await linksOf({ document: await getDocumentProxy(new Uint8Array(await bytesOf(ask(list)))) });
  const [{ origin, pathname, searchParams }, ...others] = links.map((link) => new URL(link)) as [URL, ...URL[]];
  expect([origin, pathname, searchParams.get("items"), searchParams.get("use"), others]).toEqual([
    site.url,
    "/en/buy",
    "a9:20,v3:6",
    "a9:360",
    [],
  ]);
  expect((await ask("/buy/list.pdf?items=nope:3")).status).toBe(404);
  expect((await ask("/buy/list.pdf")).status).toBe(404);
  expect(await textOf("/en/buy?items=a9:20,v3:6")).toMatch(/href="\/en\/buy\/list\.pdf\?items=a9:20,v3:6/);
});
