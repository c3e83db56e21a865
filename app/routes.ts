import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The whole site, once for both languages: `en?` is the optional language prefix. */
export default [
  route("locales/:file", "routes/locales.ts"),
  route("robots.txt", "routes/robots.txt.ts"),
  route("sitemap.xml", "routes/sitemap.xml.ts"),
  route("en?", "layouts/language.tsx", [
    route("site.webmanifest", "routes/site.webmanifest.ts"),
    layout("layouts/main.tsx", [
      index("routes/home.tsx"),
      route("contact", "routes/contact.tsx"),
      route("test-ssr", "routes/test-ssr.tsx"),
      route("mark-index", "routes/mark-index.tsx"),
      route("brand", "routes/brand.tsx"),
      route("brand/article", "routes/brand.article.ts"),
      route("brand/aritcle", "routes/brand.aritcle.tsx"),
      route("brand/company", "routes/brand.company.tsx"),
      route("brand/invention", "routes/brand.invention.tsx"),
      route("brand/:slug", "routes/brand.$slug.tsx"),
      route("article", "routes/article.tsx"),
      route("article/:id", "routes/article.$id.tsx"),
      route("products", "routes/products.tsx"),
      route("products/wireless", "routes/products.wireless.tsx"),
      route("products/:slug", "routes/products.$slug.tsx"),
      route("services/about", "routes/services.about.tsx"),
      route("services/downloads", "routes/services.downloads.tsx"),
      route("services/faq", "routes/services.faq.tsx"),
      route("services/platform", "routes/services.platform.tsx"),
      route("services/support", "routes/services.support.tsx"),
      route("services/videos", "routes/services.videos.tsx"),
      route("services/:slug", "routes/services.$slug.tsx"),
      route("solutions", "routes/solutions.tsx"),
      route("solutions/:slug", "routes/solutions.$slug.tsx"),
      route("*", "routes/not-found.tsx"),
    ]),
    layout("layouts/default.tsx", [route("buy", "routes/buy.tsx"), route("join", "routes/join.tsx")]),
  ]),
] satisfies RouteConfig;
