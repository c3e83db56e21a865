import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";

const PAGES = ["README.md", "SECURITY.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")];
const read = (file: string) => readFileSync(file, "utf8");

/** The anchor that GitHub gives a heading: lower case, without punctuation, spaces as hyphens. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

/** The text without its blocks of code, which hold no links. */
function prose(text: string): string {
  return text
    .split(/^```.*$/m)
    .filter((_, at) => at % 2 === 0)
    .join("");
}

/**
 * The links of a Markdown text that lead nowhere: to a file that is not there, or to a heading that its page does not have. Links to other
 * sites are left out.
 * @param file the text's path, from which its links start
 */
function brokenLinks(file: string, text: string): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/i.test(target)) return false;
    const [to = "", anchor] = target.split("#");
    const page = to ? path.join(path.dirname(file), to) : file;
    if (to && !existsSync(page)) return true;
    if (anchor === undefined) return false;
    const content = page === file ? text : readFileSync(page, "utf8");
    return ![...prose(content).matchAll(/^#+ (.*)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor);
  });
}

/**
 * The paths of the project in backticks (`cms/config/settings.ts`) that are not there. A path in braces or with a `*`, a `<` or a `…` names several.
 * @param text Markdown
 */
function missingPaths(text: string): string[] {
  const paths = [...prose(text).matchAll(/`((?:app|cms|server|content|shared|demo|tools|scripts|e2e|test|deploy|docs)\/[^`\s]*)`/g)];
  return paths.map(([, named = ""]) => named).filter((named) => !/[*{<…]/.test(named) && !existsSync(named));
}

// The module of the settings reads those of its own process: with a secret given, it makes none.
beforeAll(() => {
  process.env["PAYLOAD_SECRET"] ??= "not used by this test";
});

it("docs/settings.md says what the schema says", async () => {
  const { settingsPage } = await import("#cms/config/settings-page.ts");
  expect(read("docs/settings.md"), "npm run docs writes it").toBe(settingsPage());
});

it("docs/settings.md names every setting once", async () => {
  const { SETTING_NAMES } = await import("#cms/config/settings-schema.ts");
  const named = [...read("docs/settings.md").matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

it("docs/commands.md names every command of package.json, and no other", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = [...read("docs/commands.md").matchAll(/^\| `npm (?:run )?([a-z:-]+)/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it.each(PAGES)("the links and paths of %s lead somewhere", (file) => {
  expect(brokenLinks(file, read(file))).toEqual([]);
  expect(missingPaths(read(file))).toEqual([]);
});

it("finds a link or a path that leads nowhere, and passes one that does", () => {
  const text =
    "# Life of a page\n[a](README.md) [b](none.md) [c](README.md#none) [d](#life-of-a-page) [e](#none) [f](https://example.com/)";
  expect(brokenLinks("page.md", text)).toEqual(["none.md", "README.md#none", "#none"]);
  expect(missingPaths("`cms/config/settings.ts` `cms/` `cms/none.ts` `cms/*.ts` `npm start`")).toEqual(["cms/none.ts"]);
});

it.each(globSync("docs/decisions/[0-9]*.md"))("%s has the form of a decision and stands in the index", (file) => {
  const parts = [...read(file).matchAll(/^\*\*(Status|Date|Context|Decision|Cost)\.\*\* |^\*\*(Revisit when)\*\* /gm)].map(
    ([, part, last]) => part ?? last,
  );
  expect(parts).toEqual(["Status", "Date", "Context", "Decision", "Cost", "Revisit when"]);
  expect(read("docs/decisions/README.md")).toContain(`(${path.basename(file)})`);
});

it("README stays within ninety lines", () => {
  expect(read("README.md").split("\n").length - 1).toBeLessThanOrEqual(90);
});
