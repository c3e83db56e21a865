import { useText } from "#app/i18n/index.ts";
import { addToCompare, MAX_COMPARED, removeFromCompare, useCompareList, type Compared } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "../basics/site-link.tsx";
import "../forms/check.css";

/**
 * A box that puts a product on the list for comparison; when there are four, the others rest. Without script it belongs to
 * the form that it is in, as `ids`.
 * @param form id of that form, where the box stands outside it
 * @param alone there is no such form: without script a link to the comparison stands in its place
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
