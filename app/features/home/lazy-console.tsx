// Here, as the server writes the picture before its code is loaded.
import "#app/components/map/console.css";
import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";

/** The platform at work, with its code beside that of the page: it moves nothing and answers nothing. */
export const LazyConsole = lazyWithFallback(() => import("./demo-console.tsx").then(({ DemoConsole }) => DemoConsole), {
  name: "The picture of the platform",
  Fallback: () => null,
  serverHtml: ".console",
});
