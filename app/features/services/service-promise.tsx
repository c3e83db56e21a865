import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { ProseColumn } from "#app/components/media/prose.tsx";

/**
 * The company's way to work with customers, in the editors' words.
 * @param html from app/data
 */
export function ServicePromise({ html }: { html: string }) {
  const t = useText();
  if (!html) return null;
  return (
    <HeadedSection id="promise" label={t("services.promise")} heading={t("services.promiseHeading")}>
      <ProseColumn html={html} />
    </HeadedSection>
  );
}
