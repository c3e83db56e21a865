import { useId } from "react";
import type { FinderProduct, Scaled } from "#app/data/finder/finder-page.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { formatNumber, formatSize } from "#shared/specification/numbers.ts";

/** An identity card of ISO/IEC 7810, ID-1, in millimetres, for comparison with a familiar size. */
const CARD = { width: 85.6, depth: 54 };
/** Radius of its corners (ISO/IEC 7810, 5.1.1). */
const CARD_CORNER = 3.18;

/** Products from above, all to one scale, on a grid of 10 mm, next to a bank card. Draws the outline of a product without a picture. */
export function ScaleView({ products }: { products: FinderProduct[] }) {
  const t = useText();
  const language = useLanguage();
  const sorted = products.flatMap(({ scaled, slug, code }) => (scaled ? [{ slug, code, ...scaled }] : []));
  sorted.sort((one, other) => area(one) - area(other));
  return (
    <div className="scale-view">
      <span className="scale-bar figures" translate="no">
        50 mm
      </span>
      <ul>
        {sorted.map(({ slug, code, size, corner, picture: above }) => (
          <li key={slug}>
            <SiteLink to={paths.product(slug)}>
              <Outline width={size.width} depth={size.depth} corner={corner} label={code} picture={above} />
              <span className="scale-name figures" translate="no">
                {code}
                <small>{`${formatSize(size, language)}\u00a0mm`}</small>
              </span>
            </SiteLink>
          </li>
        ))}
        <li>
          <Outline {...CARD} corner={CARD_CORNER} dashed />
          <span className="scale-name figures">
            {t("finder.bankCard")}
            <small translate="no">{`${formatNumber(CARD.width, language)} × ${CARD.depth}\u00a0mm`}</small>
          </span>
        </li>
      </ul>
    </div>
  );
}

function area({ size }: NonNullable<FinderProduct["scaled"]>): number {
  return size.width * size.depth;
}

/** Pixels of a millimetre in the drawing's own size; the styles shrink all alike on a phone. */
const PIXELS = 2.4;

function Outline({
  width,
  depth,
  corner,
  label,
  picture = null,
  dashed = false,
}: {
  width: number;
  depth: number;
  corner: number;
  label?: string;
  picture?: Scaled["picture"];
  dashed?: boolean;
}) {
  const id = useId();
  return (
    <svg
      className={dashed ? "scale-outline scale-outline-dashed" : "scale-outline"}
      width={width * PIXELS}
      height={depth * PIXELS}
      viewBox={`0 0 ${width} ${depth}`}
      aria-hidden="true"
    >
      {picture ? (
        <>
          <clipPath id={id}>
            <rect width={width} height={depth} rx={corner} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <image
              href={picture.address}
              x={picture.left}
              y={picture.top}
              width={picture.width}
              height={picture.height}
              preserveAspectRatio="none"
            />
          </g>
        </>
      ) : (
        <>
          <rect x="0.3" y="0.3" width={width - 0.6} height={depth - 0.6} rx={corner} />
          {label && depth > 8 && (
            <text x={width / 2} y={depth / 2}>
              {label}
            </text>
          )}
        </>
      )}
    </svg>
  );
}
