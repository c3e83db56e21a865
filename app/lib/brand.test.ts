import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS } from "./brand.ts";

/** Where each colour stands in the tokens: its token, and whether it is the one of the dark theme. */
const TOKENS: Record<keyof typeof COLOURS, [token: string, dark?: "dark"]> = {
  paper: ["color-paper"],
  paperDark: ["color-paper", "dark"],
  tile: ["color-tile"],
  ink: ["color-ink"],
  ink2: ["color-ink-2"],
  ink3: ["color-ink-3"],
  line: ["color-line"],
  signal: ["color-signal"],
  route: ["color-route"],
  signalText: ["color-signal-text"],
};

test("the brand's colours are those of the design's tokens", () => {
  const css = readFileSync(new URL("../components/tokens.css", import.meta.url), "utf8");
  for (const [name, [token, dark]] of Object.entries(TOKENS)) {
    const [, light, other] = new RegExp(`--${token}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?;`).exec(css) ?? [];
    expect([token, COLOURS[name as keyof typeof COLOURS]]).toEqual([token, dark ? other : light]);
  }
});

test("the desk has the site's colours, but for the grey of small text", () => {
  const colours = (file: string) => {
    const css = readFileSync(new URL(file, import.meta.url), "utf8");
    // What stands first counts: later ones are those of dark sections.
    return new Map(
      [...css.matchAll(/--color-([\w-]+): ((?:light-dark\()?#[^;]+);/g)]
        .map(([, name = "", value = ""]) => [name, value] as const)
        .toReversed(),
    );
  };
  const [site, desk] = [colours("../components/tokens.css"), colours("../../cms/admin/css/tokens.css")];
  const shared = [...site.keys()].filter((name) => desk.has(name) && name !== "ink-3");
  expect(shared.length).toBeGreaterThan(10);
  for (const name of shared) expect([name, desk.get(name)]).toEqual([name, site.get(name)]);
});
