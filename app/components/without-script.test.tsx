import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { languageOf, TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { Header } from "./layout/header.tsx";
import { Pager } from "./lists/pager.tsx";
import { LoadFailed } from "./lists/states.tsx";
import { Gallery } from "../features/products/gallery.tsx";
import { Picture } from "./media/picture.tsx";
import { VideoPlayer } from "./media/video-player.tsx";

const PICTURE = { name: "v3.webp", version: "a1", width: 1200, height: 900, alt: "V3" };

/** The HTML that a visitor without script gets at an address. */
function htmlAt(address: string, content: ReactNode): string {
  const store = new TextStore(languageOf(address) === "zh" ? zh : en);
  const Site = createRoutesStub([{ path: "*", Component: () => <TextProvider store={store}>{content}</TextProvider> }]);
  return renderToStaticMarkup(<Site initialEntries={[address]} />);
}

describe("without script", () => {
  it("the header's entries are links in the page's language, and its menus are in the sheet", () => {
    const all = { label: "All products", to: "/products" };
    const menu = { title: "Products", text: "", all, items: [{ label: "OBD", to: "/products?series=obd_tox" }], links: [] };
    const html = htmlAt(
      "/en/buy",
      <Header
        siteName={{ marked: true, name: "Waymark" }}
        nav={[{ label: "Products", to: "/products", menu }]}
        languageSwitch={null}
        action={{ label: "Quote", to: "/buy" }}
      />,
    );
    expect(html).toContain('href="/en/products">Products');
    expect(html).toMatch(/<details class="menu-sheet">.*href="\/en\/products\?series=obd_tox"/);
    expect(html).not.toContain("<button");
  });

  it("the pager links both ways, and says what leads nowhere", () => {
    const html = htmlAt("/article", <Pager page={1} pages={7} addressOf={(page) => `/article?page=${page}`} />);
    expect(html).toContain("第 1 页，共 7 页");
    expect(html).toContain('href="/article?page=2"');
    expect(html).toMatch(/aria-disabled="true">上一页/);
    expect(htmlAt("/article", <Pager page={1} pages={1} addressOf={String} />)).toBe("");
  });

  it("a failed list is tried again by opening the page", () => {
    expect(htmlAt("/en/services/videos?page=2", <LoadFailed onRetry={() => undefined} />)).toContain('href="/en/services/videos?page=2"');
  });

  it("small pictures lead to places in the strip", () => {
    const html = htmlAt("/", <Gallery label="V3" pictures={[PICTURE, { ...PICTURE, name: "top.webp" }]} />);
    const places = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(new Set(places).size).toBe(2);
    for (const id of places) expect(html).toContain(`id="${id}"`);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });

  it("a film that cannot be played stays with its picture, and says so", () => {
    for (const [address, text] of [
      ["/services/videos", "这个视频暂时无法播放"],
      ["/en/services/videos", "This video cannot be played at the moment"],
    ] as const) {
      const html = htmlAt(
        address,
        <VideoPlayer
          title="Tour"
          files={[]}
          captions={{}}
          chapters={[]}
          poster={PICTURE}
          seconds={27}
          text={null}
          isSilent={false}
          priority={false}
        />,
      );
      expect(html).toContain(text);
      expect(html).toMatch(/<video[^>]* poster="[^"]*v3/);
      expect(html).not.toMatch(/<source| controls/);
    }
  });
});

describe("Picture", () => {
  it("is offered in the layout's widths, up to its own, and keeps its place", () => {
    const html = htmlAt("/", <Picture picture={PICTURE} sizes="50vw" />);
    expect(html).toContain("/media/1200/v3.webp?v=a1 1200w");
    expect(html).not.toContain("1600w");
    expect(html).toContain('width="1200" height="900" loading="lazy"');
  });
});
