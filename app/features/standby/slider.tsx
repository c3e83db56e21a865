/** Length of the rail, in its own units. */
const LENGTH = 100;

/**
 * A handle on a rail, with its name, its value, and the labels of its ends. The handle itself says its value.
 * @param text the value in words
 * @param onChange receives every value that the handle passes
 */
export function Slider({
  name,
  label,
  text,
  min,
  max,
  step = 1,
  value,
  ends,
  onChange,
}: {
  name: string;
  label: string;
  text: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  ends: string[];
  onChange: (value: number) => void;
}) {
  const id = `standby-${name}`;
  const place = max > min ? ((value - min) / (max - min)) * LENGTH : 0;
  return (
    <div className="standby-field">
      <div className="standby-field-head">
        <label htmlFor={id}>{label}</label>
        <output className="figures" htmlFor={id} aria-live="off">
          {text}
        </output>
      </div>
      <div className="standby-slider">
        <svg viewBox={`0 0 ${LENGTH} 4`} preserveAspectRatio="none" aria-hidden="true">
          <path className="standby-rail" d={`M0 2H${LENGTH}`} />
          <path className="standby-rail-chosen" d={`M0 2H${place.toFixed(2)}`} />
        </svg>
        <input
          type="range"
          id={id}
          {...{ name, min, max, step, value }}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
      <p className="standby-ends figures" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  );
}
