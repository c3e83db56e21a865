import type { ReactNode } from "react";
import { Quantity } from "./quantity.tsx";

export interface Fact {
  value: string;
  unit?: string;
  label: string;
  note?: ReactNode;
}

/** Up to four large figures side by side: "50+ countries". */
export function Facts({ items }: { items: Fact[] }) {
  return (
    <dl className="facts figures">
      {items.map(({ value, unit, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fact-value">
            <Quantity value={value} unit={unit} />
          </dd>
          {note && <dd className="fact-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Names and values, one pair a line. */
export function KeyValueList({ items }: { items: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="key-values figures">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
