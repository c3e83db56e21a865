import type { ServiceView } from "#app/data/services.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { SpecTable, type SpecGroup } from "#app/components/data/spec-table.tsx";

/** The test items in their groups, numbered through, each with its criterion; nothing without any. */
export function TestItems({ groups }: { groups: ServiceView["tests"] }) {
  const t = useText();
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (total === 0) return null;
  return (
    <HeadedSection id="tests" label={t("services.tests")} heading={t("services.testsHeading", { total })}>
      <SpecTable
        inColumns
        isFolded
        groups={numberGroups(groups).map(({ name, rows }) => ({
          name: t("services.testGroup", { group: name, total: rows.length }),
          rows,
        }))}
      />
    </HeadedSection>
  );
}

/** Groups with two-digit numbers before the items' names; the numbers run on from group to group. */
function numberGroups(groups: ServiceView["tests"]): SpecGroup[] {
  let number = 0;
  return groups.map(({ group, items }) => ({
    name: group,
    rows: items.map(({ name, criterion }) => {
      number += 1;
      return { name: `${String(number).padStart(2, "0")}\u2002${name}`, value: criterion };
    }),
  }));
}
