import { Quantity } from "./quantity.tsx";
import "./instrument-panel.css";

interface PanelItem {
  label: string;
  value: string;
  unit?: string;
}

/** A value that is set as words: longer than a figure with its signs. */
const isWords = (value: string) => value.length > 10;

/** A product's leading figures in a framed panel: two columns on a phone, three on a desk. */
export function InstrumentPanel({ items }: { items: PanelItem[] }) {
  if (items.length === 0) return null;
  return (
    <dl className="instrument-panel figures">
      {items.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isWords(value) ? undefined : "instrument-value"}>
            <Quantity value={value.replaceAll("×\u00a0", "× ")} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
