import { useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { paths } from "#app/lib/paths.ts";
import { quoteAddress, useQuoteList } from "#app/lib/storage/quote-list.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";

/** Leads to the buyers' page with this product added to the quote list, or on a site without one to the contact page. */
export function QuoteLink({ slug }: { slug: string }) {
  const t = useText();
  const list = quoteAddress(useQuoteList(), slug);
  const hasList = useIsThere()(paths.buy);
  return (
    <ButtonLink variant="signal" to={hasList ? list : contactAddress({ about: paths.product(slug) })}>
      {t(hasList ? "product.quote" : "nav.contactUs")}
    </ButtonLink>
  );
}
