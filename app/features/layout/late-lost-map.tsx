import { besidePage } from "#app/components/basics/beside-page.tsx";

/** The map of an error page, with its code beside that of the pages, which carry the error page for when nothing can be fetched. Without it the page is plain. */
export const LateLostMap = besidePage(() => import("./lost-map.tsx").then(({ LostMap }) => LostMap), {
  part: "The map of the error page",
  Failed: () => null,
  kept: ".lost > .route-map",
});
