import type { FacetView, OptionView } from "#app/data/finder/view-types.ts";
import { useText } from "#app/i18n/index.ts";
import "./facets.css";
import "#app/components/forms/check.css";

/** Values shown at once; a button shows the others. */
const AT_ONCE = 8;

/** A group of choices that unfolds: boxes where several may be chosen, or radio buttons for the degree of protection. */
export function FacetGroup({ facet, open = false }: { facet: FacetView; open?: boolean }) {
  const t = useText();
  const { key, name, options } = facet;
  if (options.length === 0) return null;
  const chosenOptions = options.filter(isChosen);
  const [first, more] = options.length > AT_ONCE + 1 ? [options.slice(0, AT_ONCE), options.slice(AT_ONCE)] : [options, []];
  const box = (option: OptionView) => <Option key={option.value} name={key} option={option} single={key === "ip"} />;
  return (
    <details className="facet" open={open || chosenOptions.length > 0}>
      <summary>
        {name}
        {chosenOptions.length > 0 && (
          <small>{key === "ip" ? chosenOptions[0]?.name : t("finder.chosenCount", { number: chosenOptions.length })}</small>
        )}
      </summary>
      <div role={key === "ip" ? "radiogroup" : "group"} aria-label={name}>
        {first.map(box)}
        {more.length > 0 && (
          <details className="facet-more" open={more.some((option) => option.chosen)}>
            <summary>{t("finder.more", { number: more.length })}</summary>
            {more.map(box)}
          </details>
        )}
      </div>
    </details>
  );
}

const isChosen = ({ chosen, value }: OptionView) => chosen && value !== "";

/** A choice with its number of products; one without any is dashed and disabled. */
function Option({ name, option: { value, name: label, count, chosen }, single }: { name: string; option: OptionView; single: boolean }) {
  const nowhere = count === 0;
  return (
    <label className={`check facet-option${chosen ? " is-chosen" : ""}${nowhere ? " is-nowhere" : ""}`}>
      <input
        type={single ? "radio" : "checkbox"}
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={nowhere && !chosen && value !== ""}
      />
      {label}
      <span className="apart figures">{count}</span>
    </label>
  );
}
