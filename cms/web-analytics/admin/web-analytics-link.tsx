"use client";
import { Link, useAuth, useTranslation } from "@payloadcms/ui";
import { usePathname } from "../../admin/lib/navigation.ts";
import { can } from "../../access/permissions.ts";
import { deskAddress } from "../../lib/desk-address.ts";
import { INSIGHT } from "../path.ts";
import { textsIn } from "../web-analytics-texts.ts";

/** The page of counts in the admin's menu. */
export function WebAnalyticsLink() {
  const { title } = textsIn(useTranslation().i18n.language);
  const here = usePathname();
  const { user } = useAuth();
  if (!user || !can({ user }, "counts.read")) return null;
  const href = deskAddress(INSIGHT);
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={here === href ? "page" : undefined}>
      {here === href && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{title}</span>
    </Link>
  );
}
