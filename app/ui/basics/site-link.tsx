import type { ComponentProps } from "react";
import { Link } from "#app/i18n/index.ts";

/**
 * A link to anywhere: site paths get the page's language and stay in the app; anything else (web, mail and phone addresses,
 * `#targets`, files) is a plain link.
 * @param to site path without language prefix, or any other address
 * @param viewTransition lets the page change in a view transition, where the browser has them
 */
export function SiteLink({ to, children, viewTransition, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string; viewTransition?: boolean }) {
  if (to.startsWith("/") && !isFile(to)) {
    return (
      <Link to={to} viewTransition={viewTransition} {...rest}>
        {children}
      </Link>
    );
  }
  const rel = /^https?:/i.test(to) ? "noopener" : undefined;
  return (
    <a href={to} rel={rel} {...rest}>
      {children}
    </a>
  );
}

/** Files are served beside the site and have no language. */
function isFile(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith("/media/");
}
