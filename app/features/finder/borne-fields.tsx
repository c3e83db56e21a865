import type { ControlsView } from "#app/data/finder/view.server.ts";
import { useText } from "#app/i18n/index.ts";
import "./facets.css";
import "./range.css";

/** What the product must bear: a supply, a temperature; nothing where no product states either. */
export function BorneFields({ borne }: { borne: ControlsView["borne"] }) {
  const t = useText();
  if (borne.length === 0) return null;
  return (
    <details className="facet" open>
      <summary>{t("finder.groups.borne")}</summary>
      <div className="borne-fields">
        {borne.map(({ key, unit, value }) => (
          <label key={key} className="measure">
            <input
              type="text"
              inputMode="text"
              maxLength={8}
              name={key}
              defaultValue={value ?? ""}
              placeholder={t(`finder.example.${key}`)}
              aria-label={t("finder.measure", { name: t(`finder.short.${key}`), unit })}
            />
            <span>{unit}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
