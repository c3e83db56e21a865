import type { ReactNode } from "react";
import { Quantity } from "./quantity.tsx";
import { UsUnits } from "./units-switch.tsx";
import "./spec-table.css";

export interface SpecRow {
  name: string;
  /** Number, range or text, without unit. */
  value: string;
  unit?: string;
  /** The same in customary units of the United States. */
  us?: string;
  condition?: string;
  /** Id for links to the row. */
  id?: string;
  /** Whether the address names this row; without script the browser highlights it by itself. */
  marked?: boolean;
  /** A sign before the name. */
  mark?: ReactNode;
  /** The row's actions. */
  tool?: ReactNode;
}

export interface SpecGroup {
  name: string;
  rows: SpecRow[];
}

/**
 * Specifications: one table per group; on a phone the value of a row stands below its name.
 * @param inColumns tables side by side on a wide screen
 * @param hideNames shows the groups' names only to screen readers, when a heading says the same
 * @param children stand behind the tables, in their columns
 */
export function SpecTable({
  groups,
  inColumns = false,
  hideNames = false,
  children,
}: {
  groups: SpecGroup[];
  inColumns?: boolean;
  hideNames?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={inColumns ? "spec-tables spec-tables-columns" : "spec-tables"}>
      {groups.map(({ name, rows }) => (
        <table key={name} className="spec-table figures">
          <caption className={hideNames ? "visually-hidden" : undefined}>{name}</caption>
          <tbody>
            {rows.map(({ name: rowName, mark, value, unit, us, condition, id, marked, tool }) => (
              <tr key={id ?? rowName} id={id} data-marked={marked || undefined}>
                <th scope="row">
                  {mark}
                  {rowName}
                  {tool}
                </th>
                <td>
                  <Quantity value={value} unit={unit} />
                  <UsUnits>{us}</UsUnits>
                  {condition && <span className="apart spec-condition">{condition}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {children}
    </div>
  );
}
