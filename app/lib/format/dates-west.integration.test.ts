import { expect, it } from "vitest";

it("tells a day without a time as that day, also west of Greenwich, and a moment by the company's clock", async () => {
  process.env["TIME_ZONE"] = "America/Sao_Paulo";
  const { isoDay, longDate, yearOf } = await import("./dates.ts");
  const day = "2026-01-01T00:00:00.000Z";
  expect([isoDay(day), longDate(day, "en"), longDate(day, "zh"), yearOf(day)]).toEqual([
    "2026-01-01",
    "1 January 2026",
    "2026年1月1日",
    2026,
  ]);
  const moment = "2026-01-01T01:30:00.000Z";
  expect([isoDay(moment), longDate(moment, "en"), yearOf(moment)]).toEqual(["2025-12-31", "31 December 2025", 2025]);
});
