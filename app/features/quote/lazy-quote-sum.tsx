import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";
import "#app/components/lists/filter-form.css";
import "./quote.css";

/** The sum in a chunk of its own, which the list beside other pages has, too: it is in the HTML, and hydrates when its code has loaded. */
export const LazyQuoteSum = lazyWithFallback(() => import("./quote-sum.tsx").then(({ QuoteSum }) => QuoteSum), {
  name: "The sum",
  Fallback: () => null,
});
