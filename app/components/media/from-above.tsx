import { useId } from "react";
import "./from-above.css";

/** A product from above, in millimetres. */
export interface Scaled {
  size: { width: number; depth: number; height: number };
  /** Radius of the corners. */
  corner: number;
  /** Its picture from above with its body's position in it; null without one, for which the outline stands in. */
  picture: { address: string; left: number; top: number; width: number; height: number } | null;
}

interface FromAboveProps {
  /** Millimetres. */
  width: number;
  depth: number;
  corner: number;
  /** CSS pixels of a millimetre. */
  scale: number;
  /** Its name, in an outline without a picture. */
  label?: string;
  picture?: Scaled["picture"];
  isDashed?: boolean;
}

/** A thing seen from above, to scale: its picture, cut out along its corners, or its outline. Visual only. */
export function FromAbove({ width, depth, corner, scale, label, picture = null, isDashed = false }: FromAboveProps) {
  const id = useId();
  return (
    <svg
      className={isDashed ? "from-above from-above-dashed" : "from-above"}
      width={width * scale}
      height={depth * scale}
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
