import { useLanguage, useText } from "#app/i18n/index.ts";
import { clearCompare, MAX_COMPARED, removeFromCompare, type Compared } from "#app/lib/storage/compare-list.ts";
import { footBar } from "#app/lib/foot-bar.ts";
import { paths } from "#app/lib/paths.ts";
import { pictureSrcSet } from "#app/lib/picture.ts";
import { Button, ButtonLink } from "../basics/button.tsx";
import { Icon } from "../basics/icon.tsx";

/** The bar at the foot of pages with the products chosen for comparison. */
export function CompareBar({ list }: { list: readonly Compared[] }) {
  const t = useText();
  const language = useLanguage();
  const places = Array.from({ length: MAX_COMPARED - list.length }, (_, index) => index);
  return (
    <aside ref={footBar} className="compare-bar ink" aria-label={t("compare.bar")}>
      <div className="wrap compare-bar-in">
        <span className="compare-count figures">{t("compare.count", { number: list.length, most: MAX_COMPARED })}</span>
        <ul>
          {list.map(({ slug, code, line, picture }) => (
            <li key={slug}>
              {picture && <img data-focus={picture.focus} srcSet={pictureSrcSet(picture)} sizes="56px" alt="" width={56} height={42} />}
              <span>
                <span translate="no">{code}</span>
                <small>{line[language]}</small>
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
        <ButtonLink variant="signal" size="small" to={`${paths.compare}?ids=${list.map(({ slug }) => slug).join(",")}`}>
          {t("compare.start")}
        </ButtonLink>
      </div>
    </aside>
  );
}
