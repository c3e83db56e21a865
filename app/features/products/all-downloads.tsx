import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { MoreLink } from "#app/ui/basics/button.tsx";

/** Leads to all files of a product that has more than its page shows. */
export function AllDownloads({ slug, total }: { slug: string; total: number }) {
  const t = useText();
  return (
    <p className="mt-2">
      <MoreLink to={listAddress(paths.downloads, { product: slug })}>{t("services.downloadsAll", { total })}</MoreLink>
    </p>
  );
}
