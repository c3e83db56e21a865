import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";

/**
 * Web version, mobile app, open interface: those with a known address; nothing without any.
 * @param webVersion its address; "" where there is none
 */
export function WaysToUse({ company: { appStoreUrl, androidUrl }, webVersion }: { company: Company; webVersion: string }) {
  const t = useText();
  const isThere = useIsThere();
  const items = [
    webVersion && {
      title: t("platform.web1"),
      text: t("platform.web1Text"),
      action: <MoreLink to={webVersion}>{t("platform.open")}</MoreLink>,
    },
    (appStoreUrl || androidUrl) && {
      title: t("platform.app1"),
      text: t("platform.app1Text"),
      action: (
        <>
          {appStoreUrl && <MoreLink to={appStoreUrl}>{t("platform.ios")}</MoreLink>}{" "}
          {androidUrl && <MoreLink to={androidUrl}>{t("platform.android")}</MoreLink>}
        </>
      ),
    },
    isThere(paths.downloads) && {
      title: t("platform.api1"),
      text: t("platform.api1Text"),
      action: <MoreLink to={paths.downloads}>{t("platform.protocol")}</MoreLink>,
    },
  ].filter((item) => typeof item === "object");
  if (items.length === 0) return null;
  return (
    <HeadedSection id="ways" label={t("platform.ways")} heading={t("platform.waysHeading")}>
      <Points items={items} />
    </HeadedSection>
  );
}
