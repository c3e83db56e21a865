import { use } from "react";
import { useLocation } from "react-router";
import { PageGraphContext } from "#app/lib/seo/structured-data.ts";

/**
 * The page's structured data, after everything that it describes. It belongs to the page from the server: its readers request each address
 * anew, and after a move to another page the block is empty, as on a page that is not to be indexed.
 */
export function GraphBlock() {
  const graph = use(PageGraphContext);
  const { pathname } = useLocation();
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: graph?.json() ?? "{}" }}
    />
  );
}
