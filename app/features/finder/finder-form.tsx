import { useEffect, useEffectEvent, useRef, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FinderView } from "#app/catalogue/finder/page.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/basics/button.tsx";
import { Icon } from "#app/ui/basics/icon.tsx";
import { SiteLink } from "#app/ui/basics/site-link.tsx";
import { BorneFields } from "./borne-fields.tsx";
import { Chips } from "./chips.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { addressOfForm } from "./form-address.ts";
import { FORM } from "./form-id.ts";
import { RangeGroup } from "./range-group.tsx";

/** The groups in their order; those that open by themselves come with what most buyers ask for. */
const BEFORE = ["network", "ip"] as const;
const MIDDLE = ["mount", "power", "series"] as const;
const AFTER = ["use", "satellites", "radio", "cert"] as const;
const OPEN = new Set<string>(["network", "ip", "mount", "power"]);

/**
 * The choices, in a dialog that stands at the left of the results, and on a phone opens as a sheet. Beside the results a
 * choice counts at once; in the sheet it is tried, and counts with the button at the foot.
 * @param finder what the form shows: with what is being tried in the sheet
 * @param applied what the page shows
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const action = localPath(finder.path, language);

  // What the address says is what the form shows, also after a chip was dropped or the browser went back.
  // What was tried and not applied goes when the choices of the page are drawn again.
  const shown = useRef<typeof applied | null>(applied);
  /** The address that a choice has asked for, and that is on its way. */
  const asked = useRef<string | null>(null);
  const address = pathname + search;
  useEffect(() => {
    if (trying) shown.current = null;
    if (trying || shown.current === applied) return;
    shown.current = applied;
    // Somebody has chosen more before this page was drawn: what is on its way has that, too.
    if (asked.current !== null && asked.current !== address) return;
    if (form.current) showDefaults(form.current);
  }, [applied, trying, address]);

  async function ask(to: string): Promise<void> {
    asked.current = to;
    await navigate(to, { preventScrollReset: true, replace: true });
    if (asked.current === to) asked.current = null;
  }

  function apply() {
    if (!form.current) return;
    const to = addressOfForm(form.current, action);
    if (sheet.current?.matches(":modal")) {
      onTrying(true);
      onTry(to);
    } else void ask(to);
  }

  // The browser's own event: boxes tell at once, fields when they are left, handles when they are let go.
  const onSettled = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name !== "ids" && target.type !== "search") apply();
  });
  useEffect(() => {
    const listened = form.current;
    listened?.addEventListener("change", onSettled);
    return () => listened?.removeEventListener("change", onSettled);
  }, []);

  function onClose() {
    onTrying(false);
    if (form.current) showDefaults(form.current);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The boxes for comparison are sent by a button of their own.
    if (submitter?.hasAttribute("formaction") || !form.current) return;
    event.preventDefault();
    const to = addressOfForm(form.current, action);
    const isSheet = sheet.current?.matches(":modal");
    sheet.current?.close();
    void navigate(to, { preventScrollReset: true });
    if (isSheet) document.getElementById("found")?.focus();
  }

  const facet = (key: string) => finder.facets.filter((group) => group.key === key);
  return (
    <dialog id="facets" ref={sheet} className="finder-sheet" aria-labelledby="facets-head" onClose={onClose}>
      <div className="finder-sheet-head">
        <h2 id="facets-head">{t("finder.filter")}</h2>
        {applied.chips.length > 0 && (
          <SiteLink className="text-button finder-clear" to={applied.clearTo} preventScrollReset>
            {t("finder.clear")}
          </SiteLink>
        )}
        <button type="button" className="icon-button" aria-label={t("finder.close")} onClick={() => sheet.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="finder-sheet-chips">
        <Chips chips={applied.chips} clearTo={applied.clearTo} />
      </div>
      <search className="facets" aria-label={t("finder.form")}>
        <form id={FORM} ref={form} method="get" action={action} onSubmit={onSubmit}>
          {finder.scale && <input type="hidden" name="view" value="scale" />}
          {BEFORE.flatMap(facet).map((group) => (
            <FacetGroup key={group.key} facet={group} open />
          ))}
          {finder.ranges.map((range) => range.key === "standby" && <RangeGroup key={range.key} range={range} fields />)}
          {MIDDLE.flatMap(facet).map((group) => (
            <FacetGroup key={group.key} facet={group} open={OPEN.has(group.key)} />
          ))}
          {finder.ranges.map((range) => range.key === "weight" && <RangeGroup key={range.key} range={range} />)}
          <BorneFields borne={finder.borne} />
          {AFTER.flatMap(facet).map((group) => (
            <FacetGroup key={group.key} facet={group} />
          ))}
          <div className="finder-foot">
            <Button className="finder-reset" onClick={() => form.current && clear(form.current, apply)}>
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

/** Puts every control back to what the page was made with. */
function showDefaults(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name !== "ids" && control.type !== "hidden") {
      control.checked = control.defaultChecked;
      if (control !== document.activeElement && control.type === "text") control.value = control.defaultValue;
    }
  }
}

/** Empties every control. */
function clear(form: HTMLFormElement, then: () => void): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.name === "ids") continue;
    if (control.type === "checkbox") control.checked = false;
    if (control.type === "radio") control.checked = control.value === "";
    if (control.type === "text" || control.type === "search") control.value = "";
  }
  then();
}
