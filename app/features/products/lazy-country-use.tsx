import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";
import "#app/components/lists/filter-form.css";
import "./country-use.css";

/** Use in a country in a chunk of its own: it is in the HTML and works as a form from there. If its code fails to load, the page stays. */
export const LazyCountryUse = lazyWithFallback(() => import("./country-use.tsx").then(({ CountryUse }) => CountryUse), {
  name: "The use in a country",
  Fallback: () => null,
  serverHtml: "#use",
});
