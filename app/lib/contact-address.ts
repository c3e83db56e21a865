import { paths } from "./paths.ts";

/** The address of the contact form, for visitors from a page of the site, or who want the file of a certificate. */
export function contactAddress(from: { about: string } | { certificate: string }): string {
  return `${paths.contact}?${new URLSearchParams(from)}#write`;
}

/** The address of the fault report, for owners of a product. */
export function faultAddress(slug: string): string {
  return `${paths.fault}?${new URLSearchParams({ product: slug })}`;
}
