import { useText } from "#app/i18n/index.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { QuoteLink } from "./quote-link.tsx";

/** The end of a product's page: a price, a sample or an answer. @param promise the company's promise of an answer */
export function ProductCall({ slug, code, promise }: { slug: string; code: string; promise: string }) {
  const t = useText();
  const hasList = useIsThere()(paths.buy);
  return (
    <div className="actions after-table">
      <h3>{t("product.callTitle", { code })}</h3>
      {promise}
      <QuoteLink slug={slug} />
      {hasList && <ButtonLink to={quoteAddress([], slug)}>{t("product.sampleAction")}</ButtonLink>}
      {hasList && <ButtonLink to={contactAddress({ about: paths.product(slug) })}>{t("product.askEngineer")}</ButtonLink>}
    </div>
  );
}
