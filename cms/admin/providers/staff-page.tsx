import { DefaultTemplate } from "@payloadcms/next/templates";
import { notFound, redirect } from "next/navigation.js";
import type { AdminViewServerProps, TypedUser } from "payload";
import type { ReactNode } from "react";
import { deskAddress, signInAddress } from "../../lib/desk-address.ts";
import { can, type Permission } from "../../access/permissions.ts";

/**
 * Whoever is signed in. Payload leaves pages of one's own open to anybody, in every spelling of their address and below it: strangers are
 * sent to the sign-in here, and to staff who do not see the part of the desk there is no such page.
 * @param path of the page, without the admin's own
 * @param permission that it takes, if not all of staff sees it
 */
export function signedInAt(
  { initPageResult: { req, permissions } }: AdminViewServerProps,
  path: string,
  permission?: Permission,
): TypedUser {
  if (!req.user || !permissions.canAccessAdmin) redirect(signInAddress(deskAddress(path)));
  if (permission && !can(req, permission)) notFound();
  return req.user;
}

interface StaffPageProps {
  view: AdminViewServerProps;
  children: ReactNode;
}

/** A page of the desk in the frame of all others. */
export function StaffPage({ view: { initPageResult, params, searchParams, viewActions }, children }: StaffPageProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      {...(req.user && { user: req.user })}
      {...(viewActions && { viewActions })}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  );
}
