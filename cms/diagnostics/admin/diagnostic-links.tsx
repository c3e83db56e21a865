"use client";
import { Link, useAuth } from "@payloadcms/ui";
import { usePathname } from "../../admin/lib/navigation.ts";
import { deskAddress } from "../../lib/desk-address.ts";
import { can } from "../../access/permissions.ts";
import { TOOLS } from "../tools.ts";
import { useTexts } from "./use-texts.ts";

/** The diagnostics in the admin's menu: one entry, which opens the first tool; each page leads to the others. */
export function DiagnosticLinks() {
  const texts = useTexts();
  const here = usePathname();
  const { user } = useAuth();
  if (!user || !can({ user }, "diagnostics.use")) return null;
  const isHere = Object.values(TOOLS).some((path) => here === deskAddress(path));
  return (
    <Link className="nav__link" href={deskAddress(TOOLS.dnsDiagnosis)} prefetch={false} aria-current={isHere ? "page" : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{texts.group}</span>
    </Link>
  );
}
