import { languageOf, Link, localPath, sitePath, useLanguage, type PageLinkProps } from "#app/i18n/index.ts";
import { linkAddress } from "#shared/lib/address.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { isNofollow } from "#app/lib/nofollow-paths.ts";

/**
 * A link to anywhere: site paths get the page's language and stay in the app; anything else (pages of the other language, web, mail
 * and phone addresses, `#targets`, files) is a plain link. Shows forbidden targets and missing pages of this site without
 * a link.
 * @param to site path without language prefix, or any other address
 * @param preventScrollReset keeps the page where it is, for a link that changes a list in place
 * @param viewTransition changes the page in a view transition, where the browser supports them
 */
export function SiteLink({ to, children, preventScrollReset, viewTransition, rel: ownRel, ...rest }: PageLinkProps) {
  const language = useLanguage();
  const isThere = useIsThere();
  const address = isThere(to) ? linkAddress(to) : undefined;
  const nofollow = address?.onSite && isNofollow(sitePath(address.href)) ? "nofollow" : undefined;
  const noopener = address?.href.startsWith("http") ? "noopener" : undefined;
  const rel = ownRel || noopener || nofollow ? [ownRel ?? noopener, nofollow].filter(Boolean).join(" ") : undefined;
  if (address?.onSite && isPage(address.href) && languageOf(localPath(address.href, language)) === language) {
    return (
      <Link to={address.href} preventScrollReset={preventScrollReset} viewTransition={viewTransition} rel={rel} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address?.href} rel={rel} {...rest}>
      {children}
    </a>
  );
}

/** A path that ends in a file name. */
const FILE = /\.(?:pdf|zip|xlsx)(?:[?#]|$)/;

/** Files have addresses without a language; `#targets` are on the page already. */
function isPage(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("/api/") && !href.startsWith("/media/") && !FILE.test(href);
}
