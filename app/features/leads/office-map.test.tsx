import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { Company } from "#app/data/layout-data.server.ts";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { OfficeMap } from "./office-map.tsx";

const company = { name: "Nordlicht", legalName: "Nordlicht GmbH", address: "Hafenstraße 1", phone: "+49 40 000000" } as Company;
const renderMap = (place: Pick<Company, "latitude" | "longitude">) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider store={new TextStore(en)}>
        <OfficeMap company={{ ...company, ...place }} />
      </TextProvider>
    </MemoryRouter>,
  );

it("is a map where one is drawn, and no band where there is none: the links to other maps stand alone", () => {
  const map = renderMap({ latitude: 22.53, longitude: 113.95 });
  expect(map).toContain("map-band");
  expect(map).toContain('role="img"');
  const far = renderMap({ latitude: 48.137, longitude: 11.575 });
  expect(far).not.toMatch(/map-band|role="img"|<svg|route-map/);
  for (const html of [map, far]) for (const words of ["Open in a map app", "Apple Maps"]) expect(html).toContain(words);
});

it("is nothing where the company does not say where it is", () => {
  expect(renderMap({ latitude: null, longitude: null })).toBe("");
});
