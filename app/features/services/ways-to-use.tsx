import type { Company } from "#app/data/frame.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Points } from "#app/components/basics/points.tsx";

/** Web version, mobile app, open interface. */
export function WaysToUse({ company }: { company: Company }) {
  const t = useText();
  return (
    <Section labelledBy="ways">
      <SectionHead id="ways" label={t("platform.ways")} heading={t("platform.waysHeading")} />
      <Points
        items={[
          {
            title: t("platform.web1"),
            text: t("platform.web1Text"),
            action: <MoreLink to={company.platformUrl}>{t("platform.open")}</MoreLink>,
          },
          {
            title: t("platform.app1"),
            text: t("platform.app1Text"),
            action: (
              <>
                <MoreLink to={company.appStoreUrl}>{t("platform.ios")}</MoreLink>{" "}
                <MoreLink to={company.androidUrl}>{t("platform.android")}</MoreLink>
              </>
            ),
          },
          {
            title: t("platform.api1"),
            text: t("platform.api1Text"),
            action: <MoreLink to={paths.downloads}>{t("platform.protocol")}</MoreLink>,
          },
        ]}
      />
    </Section>
  );
}
