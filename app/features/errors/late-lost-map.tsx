import { lazy, Suspense, type ComponentType } from "react";

const LostMap = lazy(loadLostMap);

/** The map of an error page, with its code beside that of the pages, which carry the error page for when nothing can be fetched. Without it the page is plain. */
export function LateLostMap() {
  return (
    <Suspense>
      <LostMap />
    </Suspense>
  );
}

async function loadLostMap(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import("./lost-map.tsx")).LostMap };
  } catch (error) {
    console.warn("The map of the error page could not be loaded:", error);
    // From the server it is here already, and stays.
    if (document.querySelector(".lost > .route-map")) return new Promise(() => {});
    return { default: () => null };
  }
}
