import type { ReactNode } from "react";
import { FoldSigns } from "../basics/fold.tsx";
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

/** Where there is room for columns, the groups stand open, and keys skip the controls that would close them. */
const openWhereWide = (group: HTMLDetailsElement | null) => {
  if (!group || !matchMedia("(min-width: 62rem)").matches) return;
  group.open = true;
  group.querySelector("summary")?.setAttribute("tabindex", "-1");
};

/**
 * Specifications: one table per group.
 * @param inColumns in two columns on a wide screen; on a phone the groups unfold, the first of them and that of a marked row open
 * @param isFolded whether the groups unfold on a wide screen, too
 * @param children stand behind the tables, in their columns
 */
export function SpecTable({
  groups,
  inColumns = false,
  isFolded = false,
  children,
}: {
  groups: SpecGroup[];
  inColumns?: boolean;
  isFolded?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={inColumns ? "spec-tables spec-tables-columns" : "spec-tables"}>
      {groups.map(({ name, rows }, index) => {
        const table = (
          <table key={name} className="spec-table figures">
            <caption className={inColumns ? "visually-hidden" : undefined}>{name}</caption>
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
        );
        if (!inColumns) return table;
        return (
          <details
            key={name}
            className={isFolded ? "spec-group spec-group-folded" : "spec-group"}
            ref={isFolded ? undefined : openWhereWide}
            open={index === 0 || rows.some(({ marked }) => marked)}
          >
            <summary>
              {name}
              <FoldSigns />
            </summary>
            {table}
          </details>
        );
      })}
      {children}
    </div>
  );
}
