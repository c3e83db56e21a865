import { use, type HTMLAttributes, type ReactNode } from "react";
import { KeptPartsContext } from "#app/lib/html-fragments.ts";

/**
 * A part that is the same on many pages: the server renders it once and puts the HTML into the next pages as it is. In the browser it is
 * an element like any other. Nothing in it may depend on more than `of`, `by` and the texts of the page's language, nor have an id of
 * React's own or a picture that is loaded at once, which React names in the page's head.
 * @param of what it is made of, see `KeptParts`: the component, where `by` says all; null for one that is rendered with each page
 * @param by what else it is made of, as plain data
 * @param children makes what stands in the element; on the server what it calls is called only where the part is not known yet
 */
export function CachedFragment({
  as: Element,
  of,
  by,
  children,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: "nav" | "footer" | "details" | "div" | "dl" | "ol" | "ul" | "li" | "tr";
  of: object | null;
  by: unknown;
  open?: boolean;
  children: () => ReactNode;
}) {
  const parts = use(KeptPartsContext);
  const kept = import.meta.env.SSR && of && parts?.find(of, by);
  if (kept && "html" in kept) return <Element {...rest} dangerouslySetInnerHTML={{ __html: kept.html }} />;
  return (
    <Element {...rest} data-kept={kept ? kept.mark : undefined}>
      {children()}
    </Element>
  );
}
