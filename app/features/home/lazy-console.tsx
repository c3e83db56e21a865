// Imported here, because the server renders the picture before its code is loaded.
import "#app/components/map/console.css";
import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";

/** The platform at work, in a chunk of its own: it is not interactive. */
export const LazyConsole = lazyWithFallback(() => import("./demo-console.tsx").then(({ DemoConsole }) => DemoConsole), {
  name: "The picture of the platform",
  Fallback: () => null,
  serverHtml: ".console",
});
