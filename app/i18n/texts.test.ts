import { expect, it } from "vitest";
import { TextStore, textAt, translateWith, type TextKey } from "./texts.ts";

const TEXTS = { pager: { status: "Page {page} of {total}" } };

it("puts values into the places of a text, and shows a key that has none", () => {
  const t = translateWith(TEXTS);
  expect(t("pager.status" as TextKey, { page: 2, total: 9 })).toBe("Page 2 of 9");
  expect(t("pager.status" as TextKey, { page: 2 })).toBe("Page 2 of ");
  expect(t("pager.missing" as TextKey)).toBe("pager.missing");
});

it("puts words into the form that goes with a number", () => {
  const t = translateWith({ found: "{total} {total:result|results}" });
  const countText = (total: number | string) => t("found" as TextKey, { total });
  expect([countText(0), countText(1), countText("1"), countText(2), countText("1,001")]).toEqual([
    "0 results",
    "1 result",
    "1 result",
    "2 results",
    "1,001 results",
  ]);
});

it("finds texts alone, and nothing that objects have of their own", () => {
  for (const key of ["pager", "pager.status.length", "constructor.name", "toString", ""]) expect(textAt(TEXTS, key)).toBeUndefined();
});

it("tells those who listen of other texts", () => {
  const store = new TextStore(TEXTS);
  const messages: string[] = [];
  const leave = store.subscribe(() => messages.push(store.translate()("pager.status" as TextKey, { page: 2, total: 9 })));
  store.replace({ pager: { status: "{page}/{total}" } });
  leave();
  store.replace(TEXTS);
  expect(messages).toEqual(["2/9"]);
});
