import { dimensionedViews, type Box, type Size } from "./dimensions.ts";

/** How far the inner edge of the housing is drawn from the outer one, and the roundness of corners, as parts of the shorter side. */
const EDGE = 0.09;
const ROUNDNESS = 0.14;

/**
 * Front and side view of a product with its three measures.
 * @param size outer size in millimetres
 * @param label a sentence that says the same: "Outer size of the V3: 86 × 46 × 16 mm"
 * @param note unit and tolerance, written below the drawing
 */
export function DimensionDrawing({ size, label, note }: { size: Size; label: string; note?: string }) {
  const { viewWidth, viewHeight, front, side, centreLines, lines } = dimensionedViews(size);
  return (
    <figure className="dimension-drawing figures">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing takes the page's colours, an <img> would not */}
      <svg viewBox={`0 0 ${viewWidth} ${viewHeight}`} role="img" aria-label={label}>
        <path className="dimension-centre" d={centreLines} />
        <Outline box={front} />
        <Outline box={shrink(front)} />
        <Outline box={side} />
        <path className="dimension-body" d={`M${side.x} ${side.y + side.height * 0.36}h${side.width}`} />
        {lines.map(({ path, extensions, text, x, y, vertical }) => (
          <g key={extensions}>
            <path className="dimension-extension" d={extensions} />
            <path className="dimension-line" d={path} />
            <text x={x} y={y} transform={vertical ? `rotate(-90 ${x} ${y})` : undefined}>
              {text}
            </text>
          </g>
        ))}
      </svg>
      {note && <figcaption>{note}</figcaption>}
    </figure>
  );
}

function Outline({ box }: { box: Box }) {
  return <rect className="dimension-body" {...box} rx={Math.min(box.width, box.height) * ROUNDNESS} />;
}

function shrink(box: Box): Box {
  const edge = Math.min(box.width, box.height) * EDGE;
  return { x: box.x + edge, y: box.y + edge, width: box.width - 2 * edge, height: box.height - 2 * edge };
}
