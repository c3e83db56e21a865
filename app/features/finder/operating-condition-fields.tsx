import type { ControlsView } from "#app/data/finder/view-types.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { fieldNumber } from "#shared/specification/numbers.ts";
import { MAX_FIELD_LENGTH } from "./range-group.tsx";
import "./facets.css";
import "./range.css";

/**
 * The required ratings: a supply, a temperature; nothing where no product states either.
 * @param open unfolds them though none is required
 */
export function OperatingConditionFields({
  operatingConditions,
  open,
}: {
  operatingConditions: ControlsView["operatingConditions"];
  open: boolean;
}) {
  const t = useText();
  const language = useLanguage();
  if (operatingConditions.length === 0) return null;
  return (
    <details className="facet" open={open || operatingConditions.some(({ value }) => value !== null)}>
      <summary>{t("finder.groups.borne")}</summary>
      <div className="condition-fields">
        {operatingConditions.map(({ key, name, unit, value }) => (
          <label key={key} className="measure">
            <input
              type="text"
              inputMode="text"
              maxLength={MAX_FIELD_LENGTH}
              name={key}
              defaultValue={value === null ? "" : fieldNumber(value, language)}
              placeholder={exampleOf(key, name, t)}
              aria-label={t("finder.measure", { name, unit })}
            />
            <span>{unit}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

/** The placeholder of a field: an example where there is a text for it. */
function exampleOf(key: string, name: string, t: Translate): string {
  return key === "voltage" || key === "temperature" ? t(`finder.example.${key}`) : name;
}
