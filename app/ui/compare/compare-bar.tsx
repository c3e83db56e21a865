import { useLocation } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { clearCompare, MOST_COMPARED, removeFromCompare, useCompareList } from "#app/lib/compare-list.ts";
import { pictureSrcSet } from "#app/lib/picture.ts";
import { Button, ButtonLink } from "../basics/button.tsx";
import { Icon } from "../basics/icon.tsx";

/** The bar at the foot of every page that keeps what is chosen for comparison. It is not there while nothing is, nor on the comparison itself. */
export function CompareBar() {
  const t = useText();
  const list = useCompareList();
  const { pathname } = useLocation();
  if (list.length === 0 || pathname.endsWith("/products/compare")) return null;
  const places = Array.from({ length: MOST_COMPARED - list.length }, (_, index) => index);
  return (
    <aside className="compare-bar ink" aria-label={t("compare.bar")}>
      <div className="wrap compare-bar-in">
        <output className="compare-count figures">{t("compare.count", { number: list.length, most: MOST_COMPARED })}</output>
        <ul>
          {list.map(({ slug, code, line, picture }) => (
            <li key={slug}>
              {picture && <img srcSet={pictureSrcSet(picture)} sizes="56px" alt="" width={56} height={42} />}
              <span>
                {code}
                <small>{line}</small>
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={t("compare.remove", { code })}
                onClick={() => removeFromCompare(slug)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {places.map((place) => (
            <li key={place} className="compare-place" aria-hidden="true">
              {t("compare.place")}
            </li>
          ))}
        </ul>
        <Button size="small" onClick={clearCompare}>
          {t("compare.clear")}
        </Button>
        <ButtonLink variant="signal" size="small" to={`/products/compare?ids=${list.map(({ slug }) => slug).join(",")}`}>
          {t("compare.start")}
        </ButtonLink>
      </div>
    </aside>
  );
}
