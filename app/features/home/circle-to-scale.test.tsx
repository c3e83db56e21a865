import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { CircleToScale } from "./circle-to-scale.tsx";

const device = { code: "A9", size: { width: 108, depth: 64, height: 34 }, corner: 6, picture: null };

function htmlOf(radius: number): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/en"]}>
      <TextProvider store={new TextStore(en)}>
        <CircleToScale circle={{ ...device, radius }} />
      </TextProvider>
    </MemoryRouter>,
  );
}

it("draws device, ruler and circle at 1 : 10, in pixels of which 96 are an inch", () => {
  const html = htmlOf(3);
  expect(html).toContain("the A9, and the 3 m around it within which it is found");
  const pixels = (metres: number) => (((metres * 100) / 2.54) * 96) / 10;
  expect(Number(/class="from-above" width="([\d.]+)"/.exec(html)?.[1])).toBeCloseTo(pixels(0.108), 1);
  expect(Number(/ r="([\d.]+)"/.exec(html)?.[1])).toBeCloseTo(pixels(3), 1);
  const marks = Array.from(html.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)</g), ([, x, text]) => [Number(x), text]);
  expect(marks).toEqual([0.5, 1, 2, 3].map((metres) => [expect.closeTo(pixels(0.054 + metres), 1), metres < 1 ? "50 cm" : `${metres} m`]));
});

it("ends the ruler where the circle does, and draws none that no window has room for", () => {
  expect(htmlOf(2.5)).toContain(">2.5 m</text>");
  expect(htmlOf(2.5)).not.toContain(">3 m<");
  expect(htmlOf(5)).toBe("");
});
