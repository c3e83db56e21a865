import { DefaultTemplate } from "@payloadcms/next/templates";
import { notFound, redirect } from "../lib/server-navigation.ts";
import type { AdminViewServerProps, TypedUser } from "payload";
import type { ReactNode } from "react";
import { deskAddress, signInAddress } from "../../lib/desk-address.ts";
import { can, type Permission } from "../../access/permissions.ts";

/**
 * The signed-in user. Payload leaves custom pages open to everybody, in every notation of their address: this redirects strangers to the
 * sign-in, and answers 404 to staff without the permission.
 * @param page its path, below the desk's own, and the permission required to see it; none for all staff
 */
export function signedInAt(
  { initPageResult: { req, permissions } }: AdminViewServerProps,
  { path, permission }: { path: string; permission?: Permission },
): TypedUser {
  if (!req.user || !permissions.canAccessAdmin) redirect(signInAddress(deskAddress(path)));
  if (permission && !can(req, permission)) notFound();
  return req.user;
}

interface StaffPageProps {
  view: AdminViewServerProps;
  children: ReactNode;
}

/** A page of the desk in the common frame. */
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
