import type { ProductView } from "#app/data/products.server.ts";
import type { Row } from "#app/data/definition/rows.server.ts";
import { useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Fold } from "#app/components/basics/fold.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import "./products.css";

/**
 * The purchase of a product: a sample, a volume, or a changed version, and the terms.
 * @param terms the stated terms
 * @param promise the company's promise of an answer
 */
export function PurchasePanel({
  product: { slug, purchase },
  terms,
  promise,
}: {
  product: ProductView;
  terms: readonly Row[];
  promise: string;
}) {
  const t = useText();
  const isThere = useIsThere();
  const { sampleDays, leadDays, note } = purchase;
  const button = (label: string, to: string) => (
    <ButtonLink size="small" to={to}>
      {label}
    </ButtonLink>
  );
  return (
    <div>
      <KeyValueList items={[...terms.map(({ label, value }) => ({ label, value })), { label: t("product.response"), value: promise }]} />
      <Fold title={t("product.waysToBuy")}>
        <Points
          items={[
            {
              title: t("product.sample"),
              text: sampleDays === null ? t("product.sampleTextOpen") : t("product.sampleText", { days: sampleDays }),
              action: button(t("product.sampleAction"), quoteAddress([], slug)),
            },
            {
              title: t("product.volume"),
              text: leadDays === null ? t("product.volumeTextOpen") : t("product.volumeText", { days: leadDays }),
              action: button(t("product.quote"), quoteAddress([], slug)),
            },
            isThere(servicePages.oem) && {
              title: t("product.custom"),
              text: t("product.customText"),
              action: button(t("product.customAction"), servicePages.oem),
            },
            (note !== "" || isThere(paths.buy)) && { title: t("product.howToBuy"), text: note, action: button(t("nav.buy"), paths.buy) },
          ].filter((item) => item !== false)}
        />
      </Fold>
    </div>
  );
}
