import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/**
 * Modules, what they may import, and what they may not, neither by its room's name nor by a path; `type …` stands for an import of types.
 */
const CASES: { module: string; may: string[]; mayNot: string[] }[] = [
  {
    module: "content/lib/some.ts",
    may: ["#content/vocabulary/use.ts"],
    mayNot: ["#app/lib/format/dates.ts", "type #cms/changes/hub.ts"],
  },
  {
    module: "cms/admin/desk/some.tsx",
    may: ["#content/lib/once-per.ts", "type payload", "../../leads/statuses.ts"],
    mayNot: ["#app/lib/format/dates.ts", "#server/request-rate.ts"],
  },
  {
    module: "server/rest/some.ts",
    may: ["#app/lib/http/accept.ts", "#cms/changes/hub.ts"],
    mayNot: ["#app/features/errors/load-error.tsx", "#app/content/page.server.ts"],
  },
  {
    module: "app/some.tsx",
    may: ["#app/features/errors/load-error.tsx"],
    mayNot: ["#server/page-cache/index.ts", "#cms/changes/kept.ts"],
  },
  {
    module: "app/routes/some.tsx",
    may: ["#app/features/errors/load-error.tsx", "#app/catalogue/finder/page.server.ts"],
    mayNot: ["#app/navigation/preloads.tsx", "#cms/changes/kept.ts"],
  },
  {
    module: "app/layouts/some.tsx",
    may: ["#app/features/errors/load-error.tsx"],
    mayNot: ["#app/routes/home.tsx", "#cms/changes/kept.ts"],
  },
  {
    module: "app/features/some/some.tsx",
    may: ["#app/ui/basics/button.tsx", "type #app/catalogue/finder/page.server.ts", "#app/catalogue/finder/criteria.ts"],
    mayNot: [
      "#app/features/errors/load-error.tsx",
      "#app/catalogue/finder/find.ts",
      "#app/leads/rules.ts",
      "type @payloadcms/richtext-lexical/html",
    ],
  },
  {
    module: "app/start/some.ts",
    may: ["#app/navigation/prepare.ts", "type #app/content/frame.server.ts", "type #app/entry.client.ts"],
    mayNot: ["#app/features/errors/load-error.tsx", "#cms/settings.ts", "#app/content/frame.server.ts", "#app/root.tsx"],
  },
  {
    module: "app/start/page-policy.server.ts",
    may: ["#cms/settings.ts"],
    mayNot: ["#cms/changes/kept.ts"],
  },
  {
    module: "app/navigation/some.ts",
    may: ["#app/ui/basics/button.tsx"],
    mayNot: ["#app/features/errors/load-error.tsx", "type #app/content/frame.server.ts"],
  },
  {
    module: "app/ui/lists/some.tsx",
    may: ["#app/lib/format/dates.ts", "../basics/button.tsx"],
    mayNot: ["#app/features/errors/load-error.tsx", "#app/navigation/preloads.tsx"],
  },
  {
    module: "app/i18n/some.ts",
    may: ["#app/lib/format/dates.ts"],
    mayNot: ["#app/ui/basics/button.tsx"],
  },
  {
    module: "app/lib/format/some.ts",
    may: ["#app/i18n/languages.ts", "type #app/content/frame.server.ts"],
    mayNot: ["#app/features/errors/load-error.tsx", "#app/content/frame.server.ts"],
  },
  {
    module: "app/content/some.server.ts",
    may: ["#cms/index.ts", "#app/catalogue/products.server.ts", "type #app/ui/frame/untranslated.tsx"],
    mayNot: ["#app/search/index.server.ts", "#app/ui/basics/button.tsx"],
  },
  {
    module: "app/catalogue/finder/some.server.ts",
    may: ["#cms/index.ts", "type payload"],
    mayNot: ["#app/leads/submit.server.ts", "payload/shared"],
  },
  {
    module: "app/catalogue/finder/some.ts",
    may: ["type #app/content/page.server.ts"],
    mayNot: ["#cms/changes/kept.ts", "#app/content/page.server.ts"],
  },
  {
    module: "app/leads/some.ts",
    may: ["#app/lib/format/countries.ts"],
    mayNot: ["#cms/enquiries/store.ts"],
  },
  {
    module: "app/search/some.server.ts",
    may: ["#cms/changes/kept.ts", "#app/content/records.server.ts"],
    mayNot: ["#cms/index.ts", "#app/features/errors/load-error.tsx"],
  },
  {
    module: "app/leads/some.server.ts",
    may: ["#cms/enquiries/store.ts"],
    mayNot: ["#app/content/frame.server.ts", "type payload"],
  },
];

let folder: string;
/** The lines that are refused, by module. */
const refused = new Map<string, number[]>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "rooms-"));
  copyFileSync(".oxlintrc.json", path.join(folder, ".oxlintrc.json"));
  for (const { module, may, mayNot } of CASES) {
    const file = path.join(folder, module);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, [...may, ...bothWays(module, mayNot)].map(lineOf).join(""));
  }
  for (const { code, filename, labels } of await lint(folder)) {
    if (code !== "eslint(no-restricted-imports)") continue;
    refused.set(filename, [...(refused.get(filename) ?? []), ...labels.map(({ span }) => span.line)]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports by their rooms' names, and the same once more by their paths from a module. */
function bothWays(module: string, imports: string[]): string[] {
  const paths = imports
    .filter((imported) => imported.includes("#"))
    .map((imported) => imported.replace(/#.*/, (target) => path.posix.relative(path.dirname(module), target.slice(1))));
  return [...imports, ...paths];
}

function lineOf(imported: string, index: number): string {
  const [, type] = /^type (.*)/.exec(imported) ?? [];
  return type ? `import type { Type${index} } from "${type}";\n` : `import { value${index} } from "${imported}";\n`;
}

interface Diagnostic {
  code: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** What the linter finds in a folder, with the rules that it has there. */
function lint(cwd: string): Promise<Diagnostic[]> {
  const oxlint = path.resolve("node_modules/oxlint/bin/oxlint");
  // It ends with an error when it finds something.
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, "--format=json", "."], { cwd }, (_error, stdout) => resolve(JSON.parse(stdout).diagnostics));
  });
}

it.each(CASES)("$module may import what its room may, and is refused the rest", ({ module, may, mayNot }) => {
  const found = refused.get(module) ?? [];
  const forbidden = bothWays(module, mayNot);
  expect([...may, ...forbidden].filter((_, index) => found.includes(index + 1))).toEqual(forbidden);
});
