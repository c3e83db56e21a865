import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

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
export function brokenLinks(file: string, text: string): string[] {
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
export function missingPaths(text: string): string[] {
  const paths = [...prose(text).matchAll(/`((?:app|cms|server|content|shared|demo|tools|scripts|e2e|test|deploy|docs)\/[^`\s]*)`/g)];
  return paths.map(([, named = ""]) => named).filter((named) => !/[*{<…]/.test(named) && !existsSync(named));
}
