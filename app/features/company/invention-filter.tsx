import type { InventionChoice, InventionView } from "#app/data/company.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { FilterForm, FilterSelect } from "#app/components/lists/filter-form.tsx";

/** Year, type and status of the list, each with an entry for all. */
export function InventionFilter({
  years,
  types,
  statuses,
  choice,
}: {
  years: number[];
  types: readonly InventionView["type"][];
  statuses: readonly InventionView["status"][];
  choice: InventionChoice;
}) {
  const t = useText();
  return (
    <FilterForm action={paths.inventions} submit={t("inventions.apply")}>
      <FilterSelect
        name="year"
        label={t("inventions.year")}
        icon="calendar"
        value={choice.year ?? ""}
        options={[{ value: "", label: t("inventions.allYears") }, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
      />
      <FilterSelect
        name="type"
        label={t("inventions.type")}
        value={choice.type ?? ""}
        options={[
          { value: "", label: t("inventions.allTypes") },
          ...types.map((type) => ({ value: type, label: t(`inventions.types.${type}`) })),
        ]}
      />
      <FilterSelect
        name="status"
        label={t("inventions.status")}
        value={choice.status ?? ""}
        options={[
          { value: "", label: t("inventions.allStatuses") },
          ...statuses.map((status) => ({ value: status, label: t(`inventions.statuses.${status}`) })),
        ]}
      />
    </FilterForm>
  );
}
