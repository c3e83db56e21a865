import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { waitForDrawing } from "./drawing.ts";
import { laidOut } from "./page.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2, A and AA. Of the landmarks and headings of Payload's own screens, which other rules are about, the desk has no say. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds wrong with the page as it is: rule and element, a line each. It runs in the page and reports faults alone, which
 * takes a quarter of the time of Deque's package for Playwright; there are no frames here, for which one would need that.
 * @param within selector of the part that is looked at
 * @param tags or names of the rules that are asked, such as `wcag2a`; all rules unless given
 */
export async function violations(page: Page, within = "html", tags: string[] = []): Promise<string[]> {
  // While it is shown, the progress bar lies over the page.
  await page.locator('[role="progressbar"]').waitFor({ state: "hidden" });
  await laidOut(page);
  await comeToRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, only]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Whoever speaks to the browser says what a control shows: axe calls this rule experimental.
      const rules = { rules: { "label-content-name-mismatch": { enabled: true } }, ...(only.length > 0 ? { runOnly: only } : {}) };
      const { violations: results } = await run(selector, { resultTypes: ["violations"], ...rules });
      return results.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, tags] as const,
  );
}

/** Finishes fade-ins: a half-shown text has too little contrast. */
async function comeToRest(page: Page): Promise<void> {
  // Observers report elements in view with the next frame.
  await waitForDrawing(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { playState, effect } = animation;
      // Drawing it on its way there would cost as much as the look itself.
      if (playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}
