import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { KeptPartsContext } from "#app/lib/html-fragments.ts";
import { CachedFragment } from "#app/components/basics/cached-fragment.tsx";
import { FragmentsOfPage } from "./fragment-cache.server.ts";

interface Content {
  title: string;
}

const TEXTS = {};

/** A page with a menu and a foot, and how often either was rendered. */
function page(menu: Content | null, foot: Content, { section = "", texts = TEXTS } = {}) {
  const made: string[] = [];
  const tree = (
    <body title="a > b">
      <CachedFragment as="nav" of={menu} by={section} aria-label={`"1 > 2"`}>
        {() => made.push("menu") && [<b key={1}>{menu?.title}</b>, section, " ", "<nav> & more"]}
      </CachedFragment>
      <main>{section}</main>
      <CachedFragment as="footer" of={foot} by="">
        {() =>
          made.push("foot") && (
            <>
              <footer>{foot.title}</footer>
              <CachedFragment as="div" of={foot} by={{ place: "inner" }}>
                {() => made.push("inner") && <footer>{foot.title}</footer>}
              </CachedFragment>
            </>
          )
        }
      </CachedFragment>
    </body>
  );
  const parts = new FragmentsOfPage(texts);
  const html = parts.keep(renderToString(<KeptPartsContext value={parts}>{tree}</KeptPartsContext>));
  const ofParts = [...made];
  return { html, made: ofParts, plain: renderToString(tree) };
}

it("renders a part once, and pages with it are the same to the byte", () => {
  const [menu, foot] = [{ title: "Menu" }, { title: "Foot" }];
  for (const [section, made] of [
    ["one", ["menu", "foot", "inner"]],
    ["one", []],
    ["two", ["menu"]],
    ["two", []],
  ] as const) {
    const answer = page(menu, foot, { section });
    expect(answer.html).toBe(answer.plain);
    expect(answer.made).toEqual(made);
  }
});

it("renders a part anew that is made of something else, or with other texts", () => {
  const [menu, foot] = [{ title: "Menu" }, { title: "Foot" }];
  page(menu, foot);
  expect(page({ title: "Another" }, foot).html).toContain("<b>Another</b>");
  expect(page(menu, { title: "New" }).html).toContain("<footer>New</footer></div></footer>");
  expect(page(menu, foot, { texts: {} }).made).toEqual(["menu", "foot", "inner"]);
  expect(page(menu, foot).made).toEqual([]);
});

it("renders a part with each page that is made of nothing that lasts", () => {
  const foot = { title: "Foot" };
  page(null, foot);
  expect(page(null, foot).made).toEqual(["menu"]);
});

it("keeps a number of bytes at most, and what was asked for last", () => {
  const [menu, foot] = [{ title: "Menu" }, { title: "Foot" }];
  page(menu, foot);
  for (let more = 0; more < 100; more += 1) page({ title: "x".repeat(50_000) }, foot);
  expect(page(menu, foot).made).toEqual(["menu"]);
});
