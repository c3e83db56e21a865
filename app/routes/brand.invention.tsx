import { claimsAt } from "#app/data/claims.server.ts";
import { listInventions, matches } from "#app/data/company.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { CompanyCall } from "#app/features/company/company-call.tsx";
import { InventionFilter } from "#app/features/company/invention-filter.tsx";
import { InventionList } from "#app/features/company/invention-list.tsx";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { choiceParam } from "#app/lib/search-params.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { INVENTION_STATUS_KEYS, INVENTION_TYPE_KEYS } from "#shared/vocabulary/company.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/brand.invention.ts";

/** Inventions and patents, by year, type and status: `?year=2024&type=design&status=granted`. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const [inventions, [patents]] = await Promise.all([listInventions(page.language), claimsAt(page.language, "brand", ["patents"])]);
  const years = [...new Set(inventions.map(({ year }) => year))];
  const choice = {
    year: choiceParam(url, "year", years.map(String)),
    type: choiceParam(url, "type", INVENTION_TYPE_KEYS),
    status: choiceParam(url, "status", INVENTION_STATUS_KEYS),
  };
  return {
    head: page.head({
      title: namedText("inventions.title"),
      description: page.t("inventions.description", { name: page.layout.company.name }),
    }),
    claim: patents?.reading.statement ?? "",
    years,
    types: INVENTION_TYPE_KEYS,
    statuses: INVENTION_STATUS_KEYS,
    choice,
    total: inventions.length,
    inventions: inventions.filter((invention) => matches(invention, choice)),
  };
}

export const handle: PageHandle = { parameters: ["year", "type", "status"] };

export default function Inventions({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { claim, years, types, statuses, choice, total, inventions } = loaderData;
  return (
    <>
      <PageHead
        title={t("inventions.title")}
        text={
          <>
            {`${t("inventions.intro", { claim })} `}
            <small className="page-head-note muted">{t("inventions.note")}</small>
          </>
        }
        breadcrumb={[{ label: t("nav.brand"), to: paths.brand }, { label: t("nav.inventions") }]}
      />
      <Wrap className="page-end">
        <InventionFilter years={years} types={types} statuses={statuses} choice={choice} />
        <output className="invention-count muted figures">{t("inventions.shown", { shown: inventions.length, total })}</output>
        <InventionList inventions={inventions} />
      </Wrap>
      <CompanyCall />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("inventions.title")} />;
}
