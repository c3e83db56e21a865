import { useText } from "#app/i18n/index.ts";
import { quoteAddress, useQuoteList } from "#app/lib/storage/quote-list.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";

/** Leads to the page for buyers with the quote list and this product on it. */
export function QuoteLink({ slug }: { slug: string }) {
  return (
    <ButtonLink variant="signal" to={quoteAddress(useQuoteList(), slug)}>
      {useText()("product.quote")}
    </ButtonLink>
  );
}
