import { useState, type CSSProperties } from "react";
import type { FinderProduct } from "#app/data/finder/finder-page.server.ts";
import { interfaceLanguage, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { FromAbove } from "#app/components/media/from-above.tsx";
import { formatNumber, formatSize } from "#shared/specification/numbers.ts";

/** An identity card of ISO/IEC 7810, ID-1, in millimetres, for comparison with a familiar size. */
const CARD = { width: 85.6, depth: 54 };
/** Radius of its corners (ISO/IEC 7810, 5.1.1). */
const CARD_CORNER = 3.18;
/** Diameters of a coin that many have: one yuan of 2019, one euro. */
const COIN = { zh: 22.25, en: 23.25 };
/** CSS pixels of a millimetre; the styles enlarge or shrink all alike. */
const SCALE = 2.4;
/** From a small drawing on a phone to millimetres on the finest screens: a CSS pixel is from 0.1 to 0.3 mm wide. */
const ZOOM = { min: 0.6, max: 4, step: 0.01 };

/**
 * Products from above, all to one scale, on a grid of 10 mm, next to a bank card and a coin. With a card held to the screen, all of them can
 * be made as large as they are. Draws the outline of a product without a picture.
 */
export function ScaleView({ products }: { products: FinderProduct[] }) {
  const t = useText();
  const language = useLanguage();
  const [zoom, setZoom] = useState<number>();
  const sorted = products.flatMap(({ scaled, slug, code }) => (scaled ? [{ slug, code, ...scaled }] : []));
  sorted.sort((one, other) => area(one) - area(other));
  const coin = COIN[interfaceLanguage(language) === "zh" ? "zh" : "en"];
  return (
    <div className="scale-view" style={zoom === undefined ? undefined : ({ "--zoom": zoom } as CSSProperties)}>
      <div className="scale-head">
        <label className="scale-size when-scripted">
          {t("finder.realSize")}
          <input type="range" {...ZOOM} value={zoom ?? 1} onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)} />
        </label>
        <span className="scale-bar figures" translate="no">
          50 mm
        </span>
      </div>
      <ul>
        <li>
          <FromAbove width={CARD.width} depth={CARD.depth} corner={CARD_CORNER} scale={SCALE} isDashed />
          <span className="scale-name figures">
            {t("finder.bankCard")}
            <small translate="no">{`${formatNumber(CARD.width, language)} × ${CARD.depth}\u00a0mm`}</small>
          </span>
        </li>
        <li>
          <FromAbove width={coin} depth={coin} corner={coin / 2} scale={SCALE} isDashed />
          <span className="scale-name figures">
            {t("finder.coin")}
            <small translate="no">{`${formatNumber(coin, language)}\u00a0mm`}</small>
          </span>
        </li>
        {sorted.map(({ slug, code, size, corner, picture: above }) => (
          <li key={slug}>
            <SiteLink to={paths.product(slug)}>
              <FromAbove width={size.width} depth={size.depth} corner={corner} scale={SCALE} label={code} picture={above} />
              <span className="scale-name figures" translate="no">
                {code}
                <small>{`${formatSize(size, language)}\u00a0mm`}</small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function area({ size }: NonNullable<FinderProduct["scaled"]>): number {
  return size.width * size.depth;
}
