import type { ChoiceView } from "#app/data/finder/view-types.ts";
import "./facets.css";

/**
 * A choice of one of many.
 * @param any what is said where none is chosen
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
