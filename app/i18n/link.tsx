import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { linkAddress } from "#shared/lib/address.ts";
import { localPath } from "#shared/languages.ts";
import { useLanguage } from "./provider.tsx";

export interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Site path without language prefix; the page's language is added. */
  to: string;
  /** Keeps the page where it is, for a link that changes a list in place. */
  preventScrollReset?: boolean | undefined;
  /** Lets the page change in a view transition, where the browser has them. */
  viewTransition?: boolean | undefined;
}

/**
 * A link to a page of the site. On the server it is plain HTML: a page has a hundred links, and what the router does for each of them is
 * for the browser alone. The client knows every route from its start, so that links need not be marked for discovery.
 */
export function Link({ to, preventScrollReset, viewTransition, children, ...rest }: PageLinkProps) {
  const href = localPath(linkAddress(to)?.href ?? "/", useLanguage());
  if (import.meta.env.SSR) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} to={href} discover="none" preventScrollReset={preventScrollReset} viewTransition={viewTransition}>
      {children}
    </RouterLink>
  );
}
