import type { PolicyVersion, PolicyView } from "#app/data/policies.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { longDate, zonedTime } from "#app/lib/format/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { ProseColumn } from "#app/components/media/prose.tsx";

/**
 * The date on which a policy came into force, and its earlier versions; nothing for other pages.
 * @param versions the current one first
 */
export function PolicyVersions({ slug, versions }: { slug: string; versions: readonly PolicyVersion[] }) {
  const t = useText();
  const language = useLanguage();
  const [current, ...earlier] = versions;
  if (!current) return null;
  return (
    <Section>
      <Columns>
        <div className="text-column prose">
          <p>{t("services.policySince", { date: longDate(current.at, language) })}</p>
          {earlier.length > 0 && (
            <>
              <h2>{t("services.policyEarlier")}</h2>
              <ul>
                {earlier.map(({ version, at }) => (
                  <li key={version}>
                    <SiteLink to={paths.policyVersion(slug, version)}>
                      <time dateTime={at}>
                        {longDate(at, language)}, {zonedTime(at)}
                      </time>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Columns>
    </Section>
  );
}

/** A policy as published at a time. */
export function PolicyAtTime({ slug, policy: { at, title, html } }: { slug: string; policy: PolicyView }) {
  const t = useText();
  const date = longDate(at, useLanguage());
  return (
    <>
      <PageHead
        title={title}
        text={t("services.policyOf", { date })}
        breadcrumb={[{ label: title, to: paths.service(slug) }, { label: date }]}
      >
        <ButtonLink to={paths.service(slug)}>{t("services.policyCurrent")}</ButtonLink>
      </PageHead>
      <Section>
        <ProseColumn html={html} />
      </Section>
    </>
  );
}
