import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";

/** The map of an error page, with its code beside that of the pages, which carry the error page for when nothing can be fetched. Without it the page is plain. */
export const LazyLostMap = lazyWithFallback(() => import("./lost-map.tsx").then(({ LostMap }) => LostMap), {
  name: "The map of the error page",
  Fallback: () => null,
  serverHtml: ".lost > .route-map",
});
