import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";

/** The map of an error page in a chunk of its own: pages carry the error page for offline use. Without the map it is plain. */
export const LazyLostMap = lazyWithFallback(() => import("./lost-map.tsx").then(({ LostMap }) => LostMap), {
  name: "The map of the error page",
  Fallback: () => null,
  serverHtml: ".lost > .route-map",
});
