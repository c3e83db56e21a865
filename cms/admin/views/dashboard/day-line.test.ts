import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { dayOf, momentOn, USUAL_HOURS } from "../../../lib/working-time.ts";
import { deskTexts } from "../../texts/index.ts";
import { DayLine } from "./day-line.tsx";

it("says when the company opens, by its own working time", () => {
  const lineAt = (hour: number) =>
    renderToStaticMarkup(
      createElement(DayLine, {
        hours: { ...USUAL_HOURS, opens: 7.5, closes: 16 },
        waiting: [],
        now: momentOn(dayOf(Date.UTC(2026, 10, 25, 4)), hour),
        texts: deskTexts("en"),
        language: "en",
      }),
    );
  expect(lineAt(6)).toContain("Closed, opens at 7:30");
  expect(lineAt(12)).not.toContain("Closed");
});
