import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/ui/basics/button.tsx";

/** A product's datasheet, manuals and certificates in one archive. */
export function BundleLink({ slug }: { slug: string }) {
  const t = useText();
  return (
    <p className="mt-2">
      <ButtonLink size="small" to={localPath(paths.documents(slug), useLanguage())} download>
        {t("product.bundle")}
      </ButtonLink>
    </p>
  );
}
