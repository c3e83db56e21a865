import type { ChoiceView } from "#app/data/finder/view-types.ts";
import "./facets.css";

/**
 * A select list for one choice of many.
 * @param any text of the empty choice
 */
export function ChoiceGroup({ name, choice, any }: { name: string; choice: ChoiceView | null; any: string }) {
  if (!choice) return null;
  return (
    <label className="facet facet-choice">
      {choice.name}
      {/* The key puts back what the address says, after a chip was dropped too. */}
      <select key={choice.value} name={name} defaultValue={choice.value}>
        <option value="">{any}</option>
        {choice.options.map(({ value, name: label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
