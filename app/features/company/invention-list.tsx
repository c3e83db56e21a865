import { Fragment } from "react";
import type { InventionView } from "#app/data/company.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { shortDate } from "#app/lib/format/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Tag } from "#app/components/basics/tag.tsx";
import { Timeline } from "#app/components/data/timeline.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import "./company.css";

/** Inventions year by year, or a link to all of them when the filters match none. */
export function InventionList({ inventions }: { inventions: InventionView[] }) {
  const t = useText();
  if (inventions.length === 0) {
    return (
      <Empty
        title={t("errors.noData")}
        text={t("inventions.noneText")}
        action={
          <ButtonLink size="small" to={paths.inventions}>
            {t("inventions.reset")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Timeline
      entries={inventions.map((invention) => ({
        key: invention.slug,
        year: invention.year,
        title: <Phrased parts={invention.phrases} />,
        meta: <InventionFacts invention={invention} />,
        text: <InventionText invention={invention} />,
      }))}
    />
  );
}

/**
 * Type, status and number. Granted patents and registered copyrights stand out; others are not called patents (Advertising Law of China,
 * article 12).
 */
function InventionFacts({ invention: { type, status, number, date } }: { invention: InventionView }) {
  const t = useText();
  const language = useLanguage();
  const isGranted = status === "granted";
  const granted = type === "software" ? "inventions.registered" : "inventions.granted";
  return (
    <span className="parts invention-facts">
      <Tag>{isGranted ? t(`inventions.types.${type}`) : t("inventions.application")}</Tag>
      <Tag signal={isGranted}>{t(isGranted ? granted : `inventions.statuses.${status}`)}</Tag>
      <span>{number}</span>
      <time dateTime={date}>{shortDate(date, language)}</time>
    </span>
  );
}

function InventionText({ invention: { summary, products } }: { invention: InventionView }) {
  const t = useText();
  return (
    <>
      {summary}
      {products.length > 0 && (
        <span className="invention-products">
          <span className="muted">{t("inventions.products")}</span>
          {products.map(({ slug, code }) => (
            <Fragment key={slug}>
              {" "}
              <SiteLink translate="no" to={paths.product(slug)}>
                {code}
              </SiteLink>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
