import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";
import "#app/components/lists/filter-form.css";

/** The question for a country in a chunk of its own: it is in the HTML, and works as a form from there. */
export const LazyCountryForm = lazyWithFallback(
  () => import("#app/components/lists/country-form.tsx").then(({ CountryForm }) => CountryForm),
  {
    name: "The question for a country",
    Fallback: () => null,
  },
);
