import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { linkAddress } from "#app/lib/address.ts";
import { localPath } from "./languages.ts";
import { useLanguage } from "./provider.tsx";

/** A link to a page of the site. `to` is a site path without language prefix; the page's language is added. */
export function Link({ to, ...rest }: Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string }) {
  return <RouterLink to={localPath(linkAddress(to)?.href ?? "/", useLanguage())} {...rest} />;
}
