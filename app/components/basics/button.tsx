import type { ComponentProps } from "react";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { SiteLink } from "./site-link.tsx";

export interface ButtonLook {
  /** `signal` is the one primary action of a screen, `outline` any other. */
  variant?: "signal" | "outline";
  size?: "normal" | "small";
}

function buttonClass({ variant = "outline", size = "normal" }: ButtonLook, more = ""): string {
  return `button button-${variant}${size === "small" ? " button-small" : ""} ${more}`.trimEnd();
}

/** A button with an action on the page. Its type is `button` by default. */
export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

/** A link in the style of a button; nothing where this site has no such page. `to`: site path without language prefix, or an address. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof SiteLink> & ButtonLook) {
  if (!useIsThere()(rest.to)) return null;
  return <SiteLink className={buttonClass({ variant, size }, className)} {...rest} />;
}

/** A text link that ends in the route's arrow: "All products"; nothing where this site has no such page. */
export function MoreLink({ className = "", ...rest }: ComponentProps<typeof SiteLink>) {
  if (!useIsThere()(rest.to)) return null;
  return <SiteLink className={`more ${className}`.trimEnd()} {...rest} />;
}
