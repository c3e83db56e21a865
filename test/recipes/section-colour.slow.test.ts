/** The recipes “Add a section” and of a colour, of docs/architecture.md, carried out on a copy of the house. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";
import { HouseCopy, type Change } from "./house-copy.ts";

/** Files that each may take, texts, migrations and what is generated apart. */
const MAX_FILES = { section: 3, colour: 1 };

const KINDS = "shared/vocabulary/sections.ts";
const NAME: Change = [KINDS, "  hero: ", '  warning: "Warning to readers",\n  hero: '];
const FIELDS: Change = [KINDS, '  hero: ["heading"', '  warning: ["heading", "text"],\n  hero: ["heading"'];
const VIEW: readonly Change[] = [
  ["app/data/sections.server.ts", '  | { kind: "platform" }', '  | { kind: "platform" }\n  | { kind: "warning"; text: string }'],
  [
    "app/data/sections.server.ts",
    '    case "call":',
    '    case "warning":\n      return text ? { kind: "warning", heading, text } : null;\n    case "call":',
  ],
];
const PAGE: Change = [
  "app/routes/page-sections.tsx",
  '    case "call":',
  '    case "warning":\n      return (\n        <HeadedSection id={id} heading={section.heading}>\n          <p role="note">{section.text}</p>\n        </HeadedSection>\n      );\n    case "call":',
];
const SECTION = [NAME, FIELDS, ...VIEW, PAGE];
const COLOUR: Change = ["shared/design/colours.ts", 'signal: ["#f26b1d", "#f26b1d"]', 'signal: ["#1d6bf2", "#2d7bff"]'];
const DESK_NAMES = { zh: "给读者的警告", de: "Warnung an Leser" };
const WARNING = { heading: "Before you drill", text: "Find the cables in the wall." };

let house: HouseCopy;
let site: SiteProcess;
let data: string;
let headers: Record<string, string>;

beforeAll(async () => {
  house = await HouseCopy.make();
}, 120_000);
afterAll(async () => {
  await site?.kill();
  await house?.remove();
  if (data) await rm(data, { recursive: true, force: true });
});

const filesOf = (changes: readonly Change[]) => new Set(changes.map(([file]) => file)).size;
const ask = (address: string, call?: RequestInit) => fetch(new URL(address, site.url), { redirect: "manual", ...call });
const textOf = async (address: string) => (await ask(address)).text();

it("take few files, and the compiler names what is forgotten", async () => {
  expect([filesOf(SECTION), filesOf([COLOUR])]).toEqual(Object.values(MAX_FILES));
  house.change(NAME);
  for (const [language, name] of Object.entries(DESK_NAMES))
    house.addText(`shared/desk-texts/${language}.json`, "Warning to readers", name);
  expect(await house.typeErrors()).toContain(KINDS);
  house.change(FIELDS);
  expect(await house.node("node_modules/payload/bin.js", "generate:types", "--disable-transpile")).toMatchObject({ isDone: true });
  expect(await house.typeErrors()).toContain("app/data/sections.server.ts");
  for (const change of [...VIEW, PAGE, COLOUR]) house.change(change);
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("are built, and a site of today takes them over", async () => {
  expect(await house.node("tools/colours.ts")).toMatchObject({ isDone: true });
  expect(await house.node("tools/migration-create.ts", "add_warning")).toMatchObject({ isDone: true });
  await house.build();
  data = await mkdtemp(path.join(tmpdir(), "waymark-recipe-data-"));
  await copySeeded(data);
  site = await siteProcess(data, { DEMO: "on", REQUESTS_PER_MINUTE: "0" }, house.folder);
  await site.start();
  headers = await ownerHeaders(site.url);
}, 1_200_000);

it("the section stands on a page that staff composes, as page and as Markdown", async () => {
  const page = { slug: "drilling", title: "Drilling", sections: [{ kind: "warning", ...WARNING }], _status: "published" };
  expect((await ask("/api/pages?locale=zh", { method: "POST", headers, body: JSON.stringify(page) })).status).toBe(201);
  await expect.poll(async () => (await ask("/drilling")).status, { timeout: 30_000 }).toBe(200);
  const html = await textOf("/drilling");
  expect(html).toContain(WARNING.heading);
  expect(html).toContain(`<p role="note">${WARNING.text}</p>`);
  expect(await textOf("/drilling.md")).toContain(WARNING.text);
}, 120_000);

it("the colour is that of pages, in both themes", async () => {
  const html = await textOf("/en");
  const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
  const css = (await Promise.all(sheets.map(textOf))).join("") + html;
  // As the build writes `light-dark()` for browsers without it.
  const [value = ""] = /--color-signal:[^;}]*/.exec(css) ?? [];
  for (const colour of ["#1d6bf2", "#2d7bff"]) expect(value).toContain(colour);
  expect(css).not.toContain("--color-signal:#f26b1d");
}, 120_000);
