/** The recipes “Add a section” and of a colour, of docs/architecture.md, carried out on a copy of the house. */
import { expect, it } from "vitest";
import { countFiles, HouseCopy, type Change } from "./house-copy.ts";

/** Most files of each change, without texts, migrations and generated files. */
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

const house = await HouseCopy.make();
const { ask, read } = house;

it("take few files, and the compiler names what is forgotten", async () => {
  expect([countFiles(SECTION), countFiles([COLOUR])]).toEqual(Object.values(MAX_FILES));
  house.change(NAME);
  house.addDeskText("Warning to readers", DESK_NAMES);
  expect(await house.typeErrors()).toContain(KINDS);
  house.change(FIELDS);
  await house.generate("types");
  expect(await house.typeErrors()).toContain("app/data/sections.server.ts");
  house.change(...VIEW);
  expect(await house.typeErrors()).toContain("app/routes/page-sections.tsx");
  house.change(PAGE, COLOUR);
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("are built, and a site of today takes them over", async () => {
  await house.must("tools/generate.ts", "colours");
  await house.start({ migration: "add_warning" });
  expect((await house.ask("/")).status).toBe(200);
}, 1_200_000);

it("the section stands on a page that staff composes, as page and as Markdown", async () => {
  const page = { slug: "drilling", title: "Drilling", sections: [{ kind: "warning", ...WARNING }], _status: "published" };
  expect((await house.call("/api/pages?locale=zh", "POST", page)).status).toBe(201);
  await expect.poll(async () => (await ask("/drilling")).status, { timeout: 30_000 }).toBe(200);
  const html = await read("/drilling");
  expect(html).toContain(WARNING.heading);
  expect(html).toContain(`<p role="note">${WARNING.text}</p>`);
  expect(await read("/drilling.md")).toContain(WARNING.text);
}, 120_000);

it("the colour is that of pages, in both themes", async () => {
  const html = await read("/en");
  const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
  const css = (await Promise.all(sheets.map(read))).join("") + html;
  // As the build writes `light-dark()` for browsers without it.
  const [value = ""] = /--color-signal:[^;}]*/.exec(css) ?? [];
  for (const colour of ["#1d6bf2", "#2d7bff"]) expect(value).toContain(colour);
  expect(css).not.toContain("--color-signal:#f26b1d");
}, 120_000);
