import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { faultAddress } from "#app/lib/contact-address.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink, MoreLink } from "#app/components/basics/button.tsx";
import "./products.css";

/**
 * A product's datasheet, manuals and certificates in one archive, all its files, and where to report a fault.
 * @param more link to all its files, if the page does not show them all
 */
export function BundleLink({ slug, code, more }: { slug: string; code: string; more: { to: string; label: string } | false }) {
  const t = useText();
  return (
    <p className="actions after-table">
      <ButtonLink size="small" to={localPath(paths.documents(slug), useLanguage())} download>
        {t("product.bundle")}
      </ButtonLink>{" "}
      {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
      <MoreLink to={faultAddress(slug)}>{t("product.fault", { code })}</MoreLink>
    </p>
  );
}
