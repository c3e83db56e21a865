import type { FinderView } from "#app/data/finder/finder-page.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/components/basics/button.tsx";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { OperatingConditionFields } from "./operating-condition-fields.tsx";
import { Chips } from "./chips.tsx";
import type { ChoiceView } from "#app/data/finder/view-types.ts";
import { useAddressValue } from "#app/components/forms/address-value.ts";
import "./facets.css";
import { FacetGroup } from "./facet-group.tsx";
import { FORM } from "./form-id.ts";
import { RangeGroup } from "./range-group.tsx";
import { useFinderForm } from "./use-finder-form.ts";
import "./sheet.css";

/** The groups in order: purpose, place and standby first, then technical data; the most popular open by themselves. */
const FIRST = ["need"] as const;
const NEXT = ["power"] as const;
const TECHNICAL = ["network", "bands", "ip", "interface", "radio", "mount"] as const;
const LAST = ["series", "use", "satellites", "cert", "life"] as const;
/** Closes the sheet, also before and without script (HTML's invoker commands). */
const CLOSES_SHEET: Record<string, string> = { command: "close", commandfor: "facets" };
/** The groups with a fixed place; facets that staff adds come after them. */
const PLACED = new Set<string>([...FIRST, ...NEXT, ...TECHNICAL, ...LAST, "standby", "size", "weight"]);
const OPEN = new Set<string>(["need", "power", "network", "ip", "mount"]);
/** At true scale the products take less room than these choices. */
const OPEN_AT_SCALE = new Set<string>(["need"]);

/**
 * The choices, in a dialog at the left of the results, which opens as a sheet on a phone. Beside the results a
 * choice applies at once; the sheet previews it and applies it with the button at its foot.
 * @param finder the form's state: in the sheet with the previewed choices
 * @param applied the page's state
 */
export function FinderForm({
  finder,
  applied,
  trying,
  onTrying,
  onTry,
}: {
  finder: FinderView;
  applied: FinderView;
  trying: boolean;
  onTrying: (trying: boolean) => void;
  onTry: (address: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const action = localPath(finder.path, language);
  const { form, sheet, reset, onClose, onSubmit } = useFinderForm({ action, applied, trying, onTrying, onTry });
  /** On the page of a series, with its few products, all are folded: unfolded they would be thrice as long as the list. */
  const isOpen = (key: string) => !finder.fixed && (finder.scale ? OPEN_AT_SCALE : OPEN).has(key);
  const groups = (keys: readonly string[]) =>
    keys
      .flatMap((key) => finder.facets.filter((group) => group.key === key))
      .map((group) => <FacetGroup key={group.key} facet={group} open={isOpen(group.key)} />);
  const ranges = (isMeant: (key: string) => boolean) =>
    finder.ranges.filter(({ key }) => isMeant(key)).map((range) => <RangeGroup key={range.key} range={range} open={!finder.fixed} />);
  return (
    <dialog id="facets" ref={sheet} className="finder-sheet" aria-labelledby="facets-head" onClose={onClose}>
      <div className="finder-sheet-head">
        <h2 id="facets-head">{t("finder.filter")}</h2>
        {applied.chips.length > 0 && (
          <SiteLink className="text-button finder-clear" to={applied.clearTo} preventScrollReset>
            {t("finder.clear")}
          </SiteLink>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={t("finder.close")}
          onClick={() => sheet.current?.close()}
          {...CLOSES_SHEET}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="finder-sheet-chips">
        <Chips chips={applied.chips} clearTo={applied.clearTo} />
      </div>
      <search className="facets" aria-label={t("finder.form")}>
        <form id={FORM} ref={form} method="get" action={action} onSubmit={onSubmit}>
          {finder.scale && <input type="hidden" name="view" value="scale" />}
          {groups(FIRST)}
          <ChoiceGroup name="country" choice={finder.country} any={t("finder.any")} />
          {groups(NEXT)}
          <ChoiceGroup name="interval" choice={finder.interval} any={t("finder.asStated")} />
          {ranges((key) => key === "standby")}
          <OperatingConditionFields operatingConditions={finder.operatingConditions} open={!finder.fixed} />
          {groups(TECHNICAL)}
          {ranges((key) => key === "size")}
          {ranges((key) => key === "weight")}
          {groups(LAST)}
          {finder.facets.map((group) => !PLACED.has(group.key) && <FacetGroup key={group.key} facet={group} />)}
          {ranges((key) => !PLACED.has(key))}
          <output className="finder-show visually-hidden">{t("finder.count", { number: finder.total })}</output>
          <div className="finder-foot">
            <Button className="finder-reset when-scripted" onClick={reset}>
              {t("finder.reset")}
            </Button>
            <Button type="submit" variant="signal">
              <span className="finder-show">{t("finder.show", { number: finder.total })}</span>
              <span className="finder-show-plain">{t("finder.showResults")}</span>
            </Button>
            <Button type="submit" size="small" className="finder-compare" formAction={localPath(paths.compare, language)}>
              {t("compare.chosen")}
            </Button>
          </div>
        </form>
      </search>
    </dialog>
  );
}

/**
 * A select list for one choice of many.
 * @param any text of the empty choice
 */
function ChoiceGroup({ name, choice, any }: { name: string; choice: ChoiceView | null; any: string }) {
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
