import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { FEED_PATHS, JSON_PATHS, PLAIN_PAGES } from "#shared/content/site-addresses.ts";
import { MARKDOWN_PAGES } from "./lib/markdown.ts";

/** Addresses that one module answers, which tells them apart by their patterns. */
function sharing(file: string, paths: readonly string[]) {
  return paths.map((path) => route(path, file, { id: path }));
}

/** The whole site, once for all languages: in the place of `language?` stands the prefix of the address's language (lib/language-routes.ts). */
export default [
  route("locales/:file", "routes/resources/locales.ts"),
  route("frame/:file", "routes/resources/layout-data.ts"),
  route("codes/:file", "routes/resources/footer-qr-code.ts"),
  route("api.json", "routes/resources/api.json.ts"),
  route("llms.txt", "routes/resources/llms.txt.ts"),
  route("mcp", "routes/resources/mcp.ts"),
  route("robots.txt", "routes/resources/robots.txt.ts"),
  route("search.json", "routes/resources/search.json.ts"),
  route("sitemap.xml", "routes/resources/sitemap.xml.ts"),
  route("sitemaps/:part", "routes/resources/sitemaps.$part.ts"),
  ...prefix("language?", [
    route("site.webmanifest", "routes/resources/site.webmanifest.ts"),
    route("products/:slug/datasheet.pdf", "routes/resources/products.$slug.datasheet.ts"),
    route("products/:slug/drawing.svg", "routes/resources/products.$slug.drawing.ts"),
    route("products/:slug/pins.svg", "routes/resources/products.$slug.pins.ts"),
    route("products/:slug/documents.zip", "routes/resources/products.$slug.documents.ts"),
    route("products/:slug.json", "routes/resources/products.$slug.json.ts"),
    ...sharing(
      "routes/resources/data-list.ts",
      JSON_PATHS.map((path) => path.slice(1)),
    ),
    ...sharing(
      "routes/resources/feed.ts",
      FEED_PATHS.map((path) => path.slice(1)),
    ),
    ...sharing(
      "routes/resources/markdown.ts",
      MARKDOWN_PAGES.map((page) => `${page.slice(1)}.md`),
    ),
    route("products.xlsx", "routes/resources/products.xlsx.ts"),
    route("products/compare.xlsx", "routes/resources/products.compare.xlsx.ts"),
    route("buy/list.pdf", "routes/resources/buy.list.ts"),
    layout("routes/layouts/main.tsx", [
      index("routes/home.tsx"),
      route("contact", "routes/contact.tsx"),
      route("test-ssr", "routes/test-ssr.tsx"),
      route("search", "routes/search.tsx"),
      route("mark-index", "routes/mark-index.tsx"),
      route("brand", "routes/brand.tsx"),
      route("brand/article", "routes/brand.article.ts"),
      route("brand/aritcle", "routes/brand.aritcle.tsx"),
      route("brand/company", "routes/brand.company.tsx"),
      route("brand/invention", "routes/brand.invention.tsx"),
      route("article", "routes/article.tsx"),
      route("article/:id", "routes/article.$id.tsx"),
      route("products", "routes/products.tsx"),
      route("products/wireless", "routes/products.wireless.tsx"),
      route("products/compare", "routes/products.compare.tsx"),
      route("products/:slug", "routes/products.$slug.tsx"),
      route("services", "routes/services.ts"),
      route("services/about", "routes/services.about.tsx"),
      route("services/counts", "routes/services.counts.tsx"),
      route("services/data", "routes/services.data.tsx"),
      route("services/downloads", "routes/services.downloads.tsx"),
      route("services/faq", "routes/services.faq.tsx"),
      route("services/fault", "routes/services.fault.tsx"),
      route("services/platform", "routes/services.platform.tsx"),
      route("services/security", "routes/services.security.tsx"),
      route("services/support", "routes/services.support.tsx"),
      route("services/videos", "routes/services.videos.tsx"),
      route("services/videos/:slug", "routes/services.videos.$slug.tsx"),
      route("services/:slug/:version?", "routes/services.$slug.tsx"),
      route("solutions", "routes/solutions.tsx"),
      route("solutions/:slug", "routes/solutions.$slug.tsx"),
      ...PLAIN_PAGES.map((path) => route(path.slice(1), "routes/content.tsx", { id: path })),
      route(":slug", "routes/$slug.tsx"),
      route("*", "routes/not-found.tsx"),
    ]),
    layout("routes/layouts/default.tsx", [
      route("buy", "routes/buy.tsx"),
      route("join", "routes/join.tsx"),
      route("services/platform/console", "routes/services.platform.console.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
