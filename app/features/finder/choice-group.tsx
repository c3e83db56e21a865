import type { ChoiceView } from "#app/data/finder/view-types.ts";
import { useAddressValue } from "#app/components/forms/address-value.ts";
import "./facets.css";

/**
 * A select list for one choice of many.
 * @param any text of the empty choice
 */
export function ChoiceGroup({ name, choice, any }: { name: string; choice: ChoiceView | null; any: string }) {
  const select = useAddressValue<HTMLSelectElement>(choice?.value ?? "");
  if (!choice) return null;
  return (
    <label className="facet facet-choice">
      {choice.name}
      <select ref={select} name={name} defaultValue={choice.value}>
        <option value="">{any}</option>
        {choice.options.split("\n").map((line) => {
          const [value = ""] = line.split(" ", 1);
          return (
            <option key={value} value={value}>
              {line.slice(value.length + 1)}
            </option>
          );
        })}
      </select>
    </label>
  );
}
