import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { LayoutData } from "#app/data/layout-data.server.ts";
import { SlimFooter } from "#app/components/layout/footer.tsx";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";
import de from "#app/i18n/locales/de/analytics.json" with { type: "json" };
import es from "#app/i18n/locales/es/analytics.json" with { type: "json" };
import { TextStore } from "#app/i18n/texts.ts";
import { legalNotes } from "./navigation.ts";

/** The foot of a page of a site with these counters. */
function footOf(texts: typeof en, analytics: LayoutData["analytics"]): string {
  const store = new TextStore(texts);
  const layout = { company: { legalName: "Waymark", registrations: [] }, analytics, missingPages: [] } as unknown as LayoutData;
  const Site = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <TextProvider store={store}>
          <SlimFooter legal={legalNotes(layout, store.translate())} />
        </TextProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Site initialEntries={["/en"]} />);
}

it.each([
  ["访问统计", zh as typeof en],
  ["Visitor statistics", en],
  ["Estadísticas de visitas", { ...en, analytics: es }],
  ["Besucherstatistik", { ...en, analytics: de }],
])("the foot of every page has a button to answer again: %s", (label, texts) => {
  expect(footOf(texts, { googleId: "G-TEST000000", baiduId: null })).toMatch(new RegExp(`<button[^>]*>${label}</button>`));
  expect(footOf(texts, { googleId: null, baiduId: null })).not.toContain("<button");
});
