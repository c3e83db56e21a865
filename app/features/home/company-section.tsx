import type { PlacedFigure } from "#app/data/claims.server.ts";
import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Columns } from "#app/components/basics/layout.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import "./home.css";

/**
 * The company: a few paragraphs, with its data beside them; nothing without them.
 * @param paragraphs the first of its introduction, the very first one larger
 * @param claims the company's data
 */
export function CompanySection({ company, paragraphs, claims }: { company: Company; paragraphs: string[]; claims: PlacedFigure[] }) {
  const t = useText();
  const [lead, ...others] = paragraphs;
  if (!lead) return null;
  return (
    <HeadedSection id="company" label={t("home.companyLabel")} heading={company.name}>
      <Columns className="home-company">
        <div className="home-company-text">
          <p className="lead">{lead}</p>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="home-company-link">
            <MoreLink to={paths.company}>{t("home.companyLink")}</MoreLink>
          </p>
        </div>
        <div className="home-company-facts">
          <KeyValueList
            items={[
              { label: t("home.legalName"), value: company.legalName },
              ...claims.map(({ name, reading: { value, unit } }) => ({ label: name, value: [value, unit].filter(Boolean).join("\u00a0") })),
              { label: t("home.address"), value: company.address },
              { label: t("home.hours"), value: company.hours },
            ]}
          />
        </div>
      </Columns>
    </HeadedSection>
  );
}
