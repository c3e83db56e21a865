import { Fragment } from "react";
import { Link } from "react-router";
import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { plainName } from "#app/components/model/part-names.ts";
import { rowsOfPart } from "./part-rows.ts";
import { rowHash } from "./row-link.tsx";

/** Which of a product's pictures shows it taken apart. */
export const APART = 2;

/** A part in the picture that shows a product taken apart. */
export interface PicturePart {
  number: number;
  name: string;
  /** Its place in the picture's frame, in percent. */
  left: number;
  top: number;
  /** Keys of the rows that it explains, among those that the product states. */
  rows: readonly string[];
}

/** The parts of a product that have a place in the picture, from the top down. @param textOf the text of a key in the page's language */
export function pictureParts(
  { parts, pictures, specs }: Pick<ProductView, "parts" | "pictures" | "specs">,
  textOf: (key: string) => string | undefined,
): PicturePart[] {
  if (!pictures[APART]) return [];
  const stated = new Set<string>(specs.flatMap(({ rows }) => rows.map(({ key }) => key)));
  return parts
    .flatMap(({ layer, left, top }) => (left === null || top === null ? [] : [{ layer, left, top }]))
    .map(({ layer, left, top }, index) => ({
      number: index + 1,
      name: textOf(`product.parts.${layer}`) ?? plainName(layer),
      left,
      top,
      rows: rowsOfPart(layer).filter((key) => stated.has(key)),
    }));
}

/** The numbers of the parts over the picture. Visual only: the list below says the same. */
export function PartNumbers({ parts }: { parts: readonly PicturePart[] }) {
  return (
    <svg className="part-numbers" width="100%" height="100%" fill="currentColor" fontSize="13" textAnchor="middle" aria-hidden="true">
      {parts.map(({ number, left, top }) => (
        <g key={number}>
          <circle cx={`${left}%`} cy={`${top}%`} r="11" />
          <text x={`${left}%`} y={`${top}%`} dy="0.35em">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A number in a circle, as Unicode has them from 1 to 20. */
function inCircle(number: number): string {
  return String.fromCodePoint(0x245f + number);
}

/** The parts by number, each with the way to the first row that it explains. */
export function PartList({ parts }: { parts: readonly PicturePart[] }) {
  const t = useText();
  return (
    <p className="part-list">
      <b>{t("product.takenApart")}</b>
      {parts.map(({ number, name, rows: [row] }) => (
        <Fragment key={number}>
          {" "}
          <span>
            <b className="part-number" aria-hidden="true">
              {inCircle(number)}&nbsp;
            </b>
            {row ? (
              <Link to={rowHash(row)} replace preventScrollReset={false} defaultShouldRevalidate={false}>
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
