import { expect, it } from "vitest";
import { paragraphDifference } from "./difference.ts";

it("finds the paragraphs that were changed, came and went, in their order", () => {
  expect(paragraphDifference("一\n二\n三\n四", "一\n二改\n三\n四\n五")).toEqual([
    { same: "一" },
    { before: "二", after: "二改" },
    { same: "三" },
    { same: "四" },
    { before: null, after: "五" },
  ]);
  expect(paragraphDifference("一\n二", "二")).toEqual([{ before: "一", after: null }, { same: "二" }]);
  expect(paragraphDifference("一", "一")).toEqual([{ same: "一" }]);
});
