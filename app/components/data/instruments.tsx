import { Gauge, type GaugeScale } from "./gauge.tsx";
import { Quantity } from "./quantity.tsx";
import "./instruments.css";

export interface Instrument {
  label: string;
  value: string;
  unit?: string;
  /** The condition of the figure. */
  note?: string;
  gauge?: GaugeScale;
}

/** Four figures in a dark strip across the page, two by two on a phone. */
export function InstrumentStrip({ items }: { items: Instrument[] }) {
  if (items.length === 0) return null;
  return (
    <div className="ink">
      <dl className="instrument-strip figures">
        {items.map(({ label, value, unit, note, gauge }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={/\d/.test(value) ? "instrument-value" : "instrument-value instrument-words"}>
                <Quantity value={value} unit={unit} />
              </span>
              {gauge && <Gauge scale={gauge} />}
            </dd>
            {note && <dd className="instrument-note">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
