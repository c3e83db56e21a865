import { useText } from "#app/i18n/index.ts";
import { addToCompare, MAX_COMPARED, removeFromCompare, useCompareList, type Compared } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "../basics/site-link.tsx";
import "../forms/check.css";

/**
 * A box that adds a product to the comparison; with four chosen, the others are disabled. Without script it belongs to
 * a form, as `ids`.
 * @param form id of that form, if the box stands outside it
 * @param alone there is no such form: without script it shows a link to the comparison
 */
export function CompareBox({ product, form, alone = false }: { product: Compared; form?: string; alone?: boolean }) {
  const t = useText();
  const list = useCompareList();
  const isChosen = list.some(({ slug }) => slug === product.slug);
  return (
    <>
      <label className={alone ? "check when-scripted" : "check compare-box"}>
        <input
          type="checkbox"
          name="ids"
          value={product.slug}
          form={form}
          checked={isChosen}
          disabled={!isChosen && list.length >= MAX_COMPARED}
          aria-label={t("compare.add", { code: product.code })}
          onChange={({ target }) => (target.checked ? addToCompare(product) : removeFromCompare(product.slug))}
        />
        {t("compare.box")}
      </label>
      {alone && (
        <SiteLink className="when-unscripted" to={`${paths.compare}?ids=${product.slug}`}>
          {t("compare.box")}
        </SiteLink>
      )}
    </>
  );
}
