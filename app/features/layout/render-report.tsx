import { useLanguage, useText } from "#app/i18n/index.ts";
import { BUILD_ID } from "#app/lib/build.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { KeyValueList } from "#app/components/data/facts.tsx";

/**
 * The page's renderers: the server's HTML, and whether the client has hydrated it.
 * @param build id of the server's build
 * @param renderedAt ISO date and time
 */
export function RenderReport({ build, renderedAt }: { build: string; renderedAt: string }) {
  const t = useText();
  const language = useLanguage();
  const isHydrated = useScripted();
  return (
    <KeyValueList
      items={[
        { label: t("diagnostics.build"), value: build },
        { label: t("diagnostics.language"), value: language },
        { label: t("diagnostics.renderedAt"), value: <time dateTime={renderedAt}>{renderedAt}</time> },
        {
          label: t("diagnostics.client"),
          value: <output>{t(isHydrated ? "diagnostics.clientReady" : "diagnostics.clientWaiting")}</output>,
        },
        { label: t("diagnostics.clientBuild"), value: isHydrated ? BUILD_ID : t("diagnostics.clientBuildWaiting") },
      ]}
    />
  );
}
