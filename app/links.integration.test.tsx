import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { richTextHtml } from "#app/data/content/rich-text.server.ts";
import { localPath, sitePath } from "#shared/languages.ts";
import { Link } from "#app/i18n/link.tsx";
import { checkAddress } from "#shared/lib/address.ts";
import { redirectOf } from "#app/lib/redirect-rules.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { OTHER_HOSTS, RUNS_CODE } from "../test/unsafe-addresses.ts";

const ORIGIN = "https://www.example.com";
const PAGES = ["/article/1", "/en/article/1"];

/** What each part of the site makes of an address that an editor or a visitor has given: what it links to, if anything. */
const WRITERS: Record<string, (address: string, page: string) => string | undefined> = {
  "banners, menus and buttons": (address, page) => hrefIn(page, <SiteLink to={address}>x</SiteLink>),
  "links of the code": (address, page) => hrefIn(page, <Link to={address}>x</Link>),
  "rich text": (address, page) => firstHref(richTextHtml(richText(address), page.startsWith("/en") ? "en" : "zh")),
  redirects: (address, page) => {
    const to = redirectOf({ "/article/1": { redirect: { to: address, statusCode: 301 } } }, new URL(page, ORIGIN))?.to;
    try {
      return to && checkAddress(to, ORIGIN).href;
    } catch {
      return undefined;
    }
  },
};

function hrefIn(page: string, link: React.ReactNode): string | undefined {
  return firstHref(renderLink(page, link));
}

function renderLink(page: string, link: React.ReactNode): string {
  const Site = createRoutesStub([{ path: "*", Component: () => link }]);
  return renderToStaticMarkup(<Site initialEntries={[page]} />);
}

it.each([
  ["/products/compare.xlsx?ids=a9,v3", undefined, "nofollow"],
  ["/en/products.xlsx?network=cat1", undefined, "nofollow"],
  ["/search?q=a9", undefined, "nofollow"],
  ["/search?q=a9&page=2", "next", "next nofollow"],
  ["/products/compare?ids=a9", undefined, undefined],
  ["/products.xlsx", undefined, undefined],
  ["/article?page=2", "next", "next"],
  ["https://shop.example.com/search?q=a9", undefined, "noopener"],
])("a link to %s, given %s, says %s", (to, ownRel, rel) => {
  for (const page of PAGES) {
    const html = renderLink(
      page,
      <SiteLink to={to} rel={ownRel}>
        x
      </SiteLink>,
    );
    expect(/ rel="([^"]*)"/.exec(html)?.[1]).toBe(rel);
  }
});

function firstHref(html: string): string | undefined {
  const written = /href="([^"]*)"/.exec(html)?.[1];
  return written?.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function richText(url: string) {
  const text = { type: "text", text: "x", version: 1 };
  const link = { type: "link", version: 2, fields: { url, linkType: "custom" }, children: [text] };
  return { root: { type: "root", version: 1, children: [{ type: "paragraph", version: 1, children: [link] }] } };
}

it.each(Object.entries(WRITERS))("no address in %s leads away from the site or runs code, however it is spelled", (_name, write) => {
  const written = [...OTHER_HOSTS, ...RUNS_CODE].flatMap((address) => PAGES.map((page) => ({ address, page, href: write(address, page) })));
  expect(written.filter(({ href, page }) => href !== undefined && new URL(href, ORIGIN + page).origin !== ORIGIN)).toEqual([]);
});

it.each([
  ["/products?series=obd_tox#list", "/products?series=obd_tox#list", "/en/products?series=obd_tox#list"],
  ["/en/products", "/en/products", "/en/products"],
  ["//products//v3", undefined, undefined],
  ["/products//v3", "/products/v3", "/en/products/v3"],
  ["/media/v3.pdf", "/media/v3.pdf", "/media/v3.pdf"],
  ["#power", "#power", "#power"],
  ["https://shop.example.com/a?b=c", "https://shop.example.com/a?b=c", "https://shop.example.com/a?b=c"],
  ["mailto:hello@example.com", "mailto:hello@example.com", "mailto:hello@example.com"],
  ["tel:+8675500000000", "tel:+8675500000000", "tel:+8675500000000"],
])("%s is linked to as it should be", (address, zh, en) => {
  const link = <SiteLink to={address}>x</SiteLink>;
  expect([hrefIn("/buy", link), hrefIn("/en/buy", link)]).toEqual([zh, en]);
});

it("a page of the other language is opened as a document", () => {
  expect(hrefIn("/buy", <SiteLink to="/en/products">x</SiteLink>)).toBe("/en/products");
  const written: unknown[] = [];
  const Component = () => {
    const link = SiteLink({ to: "/en/products", children: "x" });
    written.push(link.type);
    return link;
  };
  const Site = createRoutesStub([{ path: "*", Component }]);
  for (const page of ["/buy", "/en/buy"]) renderToStaticMarkup(<Site initialEntries={[page]} />);
  expect(written).toEqual(["a", Link]);
});

it("the other language of a page is on this site, however its path is spelled", () => {
  const written = OTHER_HOSTS.flatMap((path) => (["zh", "en"] as const).map((language) => localPath(sitePath(path), language)));
  expect(written.filter((path) => new URL(path, ORIGIN).origin !== ORIGIN)).toEqual([]);
});
