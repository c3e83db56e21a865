"use client";
import { Link, NavGroup, useAuth } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import { deskAddress } from "../../lib/desk-address.ts";
import { can } from "../../access/permissions.ts";
import { TOOLS, type ToolKey } from "../tools.ts";
import { useTexts } from "./use-texts.ts";

/** The diagnostic pages in the admin's menu. */
export function DiagnosticLinks() {
  const texts = useTexts();
  const here = usePathname();
  const { user } = useAuth();
  if (!user || !can({ user }, "diagnostics.use")) return null;
  return (
    <NavGroup label={texts.group}>
      {(Object.keys(TOOLS) as ToolKey[]).map((key) => {
        const href = deskAddress(TOOLS[key]);
        return (
          <Link key={key} className="nav__link" href={href} prefetch={false} aria-current={here === href ? "page" : undefined}>
            {here === href && <span className="nav__link-indicator" />}
            <span className="nav__link-label">{texts.tools[key].title}</span>
          </Link>
        );
      })}
    </NavGroup>
  );
}
