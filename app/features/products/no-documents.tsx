import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Empty } from "#app/components/lists/states.tsx";

/** In place of a product's files when there are none. */
export function NoDocuments() {
  const t = useText();
  return (
    <Empty
      title={t("errors.noDownloads")}
      text={t("product.noDownloadsText")}
      action={
        <ButtonLink size="small" to={paths.contact}>
          {t("product.askDocuments")}
        </ButtonLink>
      }
    />
  );
}
