import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sitePath } from "#app/i18n/index.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "./button.tsx";

/** A button that leads to the contact form, with the present page as the lead's origin. */
export function ContactLink({ variant, children }: { variant?: "signal"; children: ReactNode }) {
  const about = sitePath(useLocation().pathname);
  return (
    <ButtonLink {...(variant && { variant })} to={about === paths.home ? paths.contact : contactAddress({ about })}>
      {children}
    </ButtonLink>
  );
}
