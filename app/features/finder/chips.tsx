import type { ChipView, FacetView } from "#app/data/finder/view-types.ts";
import { useText } from "#app/i18n/index.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";

/** The choices, each a link to the list without it. Focus goes to the next one, and from the last to the result's head. */
export function Chips({ chips, clearTo }: { chips: ChipView[]; clearTo: string }) {
  const t = useText();
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("finder.chosen")}>
      {chips.map(({ label, value, to }) => (
        <li key={label + value}>
          <SiteLink
            className="chip"
            to={to}
            preventScrollReset
            aria-label={t("finder.drop", { choice: `${label} ${value}` })}
            onClick={focusNext}
          >
            <small>{label}</small>
            {` ${value}`}
            <Icon name="close" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink className="text-button" to={clearTo} preventScrollReset onClick={focusNext}>
          {t("finder.clear")}
        </SiteLink>
      </li>
    </ul>
  );
}

/** Where the choices stand in a sheet, on a phone: what for, each need a link to the list for it. */
export function NeedLinks({ facet: { key, name, options }, path }: { facet: FacetView; path: string }) {
  return (
    <nav className="finder-needs" aria-label={name}>
      <ul className="chips">
        {options.map(
          ({ value, name: need, count }) =>
            count > 0 && (
              <li key={value}>
                <SiteLink className="chip" to={listAddress(path, { [key]: value })} preventScrollReset>
                  {need}
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** The followed link disappears with its choice, so the focus moves on first. */
function focusNext({ currentTarget }: { currentTarget: Element }) {
  const next = currentTarget.closest("li")?.nextElementSibling?.querySelector<HTMLElement>(".chip");
  (next ?? document.getElementById("found"))?.focus({ preventScroll: true });
}
