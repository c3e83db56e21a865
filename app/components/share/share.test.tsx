import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import de from "#app/i18n/locales/de/ui.json" with { type: "json" };
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { ShareWays } from "./share.tsx";

const head = { origin: "https://site.example", path: "/products/a9", language: "en", title: "A9" } as const;
const waysOf = (texts: typeof en, wechat?: true) =>
  renderToStaticMarkup(
    <TextProvider store={new TextStore(texts)}>
      <ShareWays head={{ ...head, ...(wechat && { wechat }) }} isScripted={false} />
    </TextProvider>,
  );

it("names WeChat among the ways to hand a page on only where it is at home", () => {
  expect(waysOf(en, true)).toContain("WeChat");
  const german = { ...en, ui: { ...en.ui, ...de } } as typeof en;
  for (const texts of [en, german]) {
    expect(waysOf(texts)).not.toContain("WeChat");
    expect(waysOf(texts)).toContain("/qr");
    expect(waysOf(texts)).toContain("https://wa.me/?text=A9%20https%3A%2F%2Fsite.example");
  }
});
