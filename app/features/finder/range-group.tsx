import { useRef, useState } from "react";
import type { RangeView } from "#app/data/finder/view-types.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { fieldNumber, formatNumber } from "#shared/specification/numbers.ts";
import "./facets.css";
import "./range.css";

/** Size of the drawing, in its own units, and steps of a handle from one end to the other. */
const WIDTH = 240;
const HEIGHT = 44;
const STEPS = 100;
/** Maximum characters of a number field: `34.000 mAh`. */
export const MAX_FIELD_LENGTH = 16;

/** A range of numbers: the distribution of products, two handles, and two fields. @param open unfolds it though nothing is chosen */
export function RangeGroup({ range, open }: { range: RangeView; open: boolean }) {
  const t = useText();
  const language = useLanguage();
  const { key, name, unit, ends, chosen, bars } = range;
  const [moved, setMoved] = useState({ range, places: placesOf(range) });
  const box = useRef<HTMLDivElement>(null);
  // The page's present range sets the handles, wherever they were before.
  const { from, to } = moved.range === range ? moved.places : placesOf(range);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const field = (end: "from" | "to") => box.current?.querySelector<HTMLInputElement>(`[name="${key}-${end}"]`);

  function move(end: "from" | "to", place: number) {
    const next = end === "from" ? { from: Math.min(place, to), to } : { from, to: Math.max(place, from) };
    setMoved({ range, places: next });
    const control = field(end);
    const isEnd = next[end] === (end === "from" ? 0 : STEPS);
    if (control) control.value = isEnd ? "" : fieldNumber(roundedNumberAt(range, next[end]), language);
  }

  const handle = (end: "from" | "to", place: number) => (
    <input
      type="range"
      className="range-handle"
      min={0}
      max={STEPS}
      value={place}
      aria-label={t(end === "from" ? "finder.from" : "finder.to", { name, unit })}
      aria-valuetext={`${formatNumber(roundedNumberAt(range, place), language)} ${unit}`}
      onChange={(event) => move(end, Number(event.target.value))}
    />
  );
  return (
    <details className="facet" open={open || chosen.min !== null || chosen.max !== null}>
      <summary>
        {name}
        <Chosen range={range} />
      </summary>
      <div ref={box} className="range">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 12}`} aria-hidden="true">
          {bars.map(({ count, within }, index) => {
            const height = count === 0 ? 0 : 4 + ((HEIGHT - 4) * count) / highest;
            const width = WIDTH / bars.length;
            return (
              <rect
                key={index}
                className={within ? "within" : undefined}
                x={index * width + 1}
                y={HEIGHT - height}
                width={width - 2}
                height={height}
              />
            );
          })}
          <path className="rail" d={`M0 ${HEIGHT + 6}H${WIDTH}`} />
          <path className="rail-chosen" d={`M${(from / STEPS) * WIDTH} ${HEIGHT + 6}H${(to / STEPS) * WIDTH}`} />
        </svg>
        <div className="range-handles">
          {handle("from", from)}
          {handle("to", to)}
        </div>
        <p className="parts range-ends figures">
          <span>{formatNumber(ends.min, language)}</span>
          <span>{`${formatNumber(ends.max, language)} ${unit}`}</span>
        </p>
        <div className="range-fields">
          <End name={`${key}-from`} value={chosen.min} placeholder={ends.min} label={t("finder.from", { name, unit })} />
          <span>{t("finder.until")}</span>
          <End name={`${key}-to`} value={chosen.max} placeholder={ends.max} label={t("finder.to", { name, unit })} />
          <span>{unit}</span>
        </div>
      </div>
    </details>
  );
}

function End({ name, value, placeholder, label }: { name: string; value: number | null; placeholder: number; label: string }) {
  const language = useLanguage();
  return (
    <input
      type="text"
      inputMode="decimal"
      maxLength={MAX_FIELD_LENGTH}
      name={name}
      defaultValue={value === null ? "" : fieldNumber(value, language)}
      placeholder={formatNumber(placeholder, language)}
      aria-label={label}
    />
  );
}

/** The chosen range in short beside the name: “≥ 30 days”. */
function Chosen({ range: { chosen, unit } }: { range: RangeView }) {
  const language = useLanguage();
  if (chosen.min === null && chosen.max === null) return null;
  const [min, max] = [chosen.min, chosen.max].map((end) => end !== null && formatNumber(end, language));
  const text = min && max ? `${min}–${max} ${unit}` : min ? `≥ ${min} ${unit}` : `≤ ${max} ${unit}`;
  return <small className="figures">{text}</small>;
}

/** The handles' positions: logarithmic, like the bars. */
function placesOf({ ends, chosen: { min, max } }: RangeView): { from: number; to: number } {
  const place = (number: number) =>
    Math.round(Math.min(1, Math.max(0, Math.log(number / ends.min) / Math.log(ends.max / ends.min))) * STEPS);
  return { from: min === null || min <= 0 ? 0 : place(min), to: max === null || max <= 0 ? STEPS : place(max) };
}

/** The number at a place of the scale, to two digits; the ends themselves are exact. */
function roundedNumberAt({ ends }: RangeView, place: number): number {
  if (place <= 0) return ends.min;
  if (place >= STEPS) return ends.max;
  return Number((ends.min * (ends.max / ends.min) ** (place / STEPS)).toPrecision(2));
}
