import type { ReactNode } from "react";
import { CountUp } from "./count-up.tsx";
import { Quantity } from "./quantity.tsx";
import "./facts.css";

export interface Fact {
  value: string;
  unit?: string;
  label: string;
  note?: string;
}

/** Up to four large figures side by side, which count up when they come into view: "50+ countries". */
export function Facts({ items }: { items: Fact[] }) {
  if (items.length === 0) return null;
  return (
    <dl className="facts figures">
      {items.map(({ value, unit, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fact-value">
            <Quantity value={<CountUp value={value} />} unit={unit} />
          </dd>
          {note && <dd className="fact-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Names and values, one pair a line. Leaves out empty values. */
export function KeyValueList({ items }: { items: { label: string; value: ReactNode }[] }) {
  const filledItems = items.filter(({ value }) => value !== "" && value !== null && value !== undefined && value !== false);
  if (filledItems.length === 0) return null;
  return (
    <dl className="key-values figures">
      {filledItems.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
