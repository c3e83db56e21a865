import type { FinderView } from "#app/data/finder/finder-page.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Button } from "#app/components/basics/button.tsx";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { useAddressValue } from "#app/components/forms/address-value.ts";
import { FORM } from "./form-id.ts";

const SORTS = ["order", "-standby", "name", "weight", "-released"] as const;

/** An order as the address says it, which leaves the usual one out. */
const inAddress = (sort: string) => (sort === "order" ? "" : sort);

/** Opens the sheet as a dialog, also before and without script (HTML's invoker commands). */
const OPENS_SHEET: Record<string, string> = { command: "show-modal", commandfor: "facets" };

/** The same for browsers without these commands. */
function openSheet() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const sheet = document.getElementById("facets");
  if (sheet instanceof HTMLDialogElement && !sheet.matches(":modal")) sheet.showModal();
}

/** The number of results, the order, and the two views. On a phone also the button that opens the choices. */
export function ResultHead({ finder: { total, all, sort, scale, address, chips }, busy }: { finder: FinderView; busy: boolean }) {
  const t = useText();
  const select = useAddressValue<HTMLSelectElement>(inAddress(sort));
  const isKnownSort = (SORTS as readonly string[]).includes(sort);
  const other = scale ? address.replace(/[?&]view=scale$/, "") : `${address}${address.includes("?") ? "&" : "?"}view=scale`;
  return (
    <div className="finder-head">
      <h2 id="found" tabIndex={-1}>
        <output className={busy ? "finder-count finder-count-busy" : "finder-count"} htmlFor={FORM}>
          {t("finder.count", { number: total })}
          {total !== all && <small>{` ${t("finder.of", { number: all })}`}</small>}
        </output>
      </h2>
      <div className="finder-tools">
        <Button size="small" className="finder-open" onClick={openSheet} {...OPENS_SHEET}>
          {chips.length > 0 ? t("finder.openWith", { number: chips.length }) : t("finder.open")}
        </Button>
        <label className="finder-sort">
          {t("finder.sort")}
          <select
            ref={select}
            name="sort"
            form={FORM}
            defaultValue={inAddress(sort)}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {SORTS.map((choice) => (
              <option key={choice} value={inAddress(choice)}>
                {t(`finder.sorts.${choice}`)}
              </option>
            ))}
            {!isKnownSort && <option value={sort}>{sort}</option>}
          </select>
        </label>
        <nav className="view-switch" aria-label={t("finder.view")}>
          <Way icon="grid" label={t("finder.cards")} to={scale ? other : address} current={!scale} />
          <Way icon="ruler" label={t("finder.scale")} to={scale ? address : other} current={scale} />
        </nav>
      </div>
    </div>
  );
}

function Way({ icon, label, to, current }: { icon: "grid" | "ruler"; label: string; to: string; current: boolean }) {
  return (
    <SiteLink to={to} preventScrollReset aria-label={label} aria-current={current || undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </SiteLink>
  );
}
