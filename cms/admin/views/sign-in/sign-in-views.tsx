import { CreateFirstUserView } from "@payloadcms/next/views";
import { MinimalTemplate } from "@payloadcms/next/templates";
import { redirect } from "../../lib/server-navigation.ts";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { getSafeRedirect } from "payload/shared";
import { ownerOfLink } from "../../../accounts/one-time-link.ts";
import { settings } from "../../../config/settings.ts";
import { deskAddress } from "../../../lib/desk-address.ts";
import { deskTexts } from "../../texts/index.ts";
import { ForgottenForm } from "./forgotten-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The props of a view that all these pages use. */
function partsOf({ initPageResult: { req } }: AdminViewServerProps) {
  const { i18n, payload, user } = req;
  const { login, forgot, logout } = payload.config.admin.routes;
  return {
    page: { i18n, payload },
    texts: deskTexts(i18n.language).sign,
    user,
    routes: { login: deskAddress(login), forgot: deskAddress(forgot), logout: deskAddress(logout) },
  };
}

/** The sign-in of staff. Without mail it has no link to “forgot password”. */
export function SignInView(view: AdminViewServerProps) {
  const { page, routes, texts, user } = partsOf(view);
  const onward = getSafeRedirect({ fallbackTo: deskAddress(), redirectTo: view.searchParams?.["redirect"] ?? "" });
  if (user) redirect(onward);
  return (
    <SignInPage {...page} links={settings.mail.smtpUrl && <FootLink to={routes.forgot} label={texts.forgot} />}>
      <SignInForm onward={onward} />
    </SignInPage>
  );
}

/** The page where staff requests a link by mail to set a new password. */
export function ForgottenView(view: AdminViewServerProps) {
  const { page, routes, texts } = partsOf(view);
  const { title, about, noMail } = texts.forgotten;
  const hasMail = Boolean(settings.mail.smtpUrl);
  return (
    <SignInPage {...page} title={title} about={hasMail ? about : noMail} links={<FootLink to={routes.login} label={texts.back} />}>
      {hasMail && <ForgottenForm />}
    </SignInPage>
  );
}

/** The page of a one-time link, where its owner sets a password. */
export async function NewPasswordView(view: AdminViewServerProps) {
  const { page, routes, texts, user } = partsOf(view);
  const words = texts.newPassword;
  const token = (view.params?.["segments"] as string[] | undefined)?.[1] ?? "";
  const owner = await ownerOfLink(token, page.payload);
  const links = <FootLink to={routes.login} label={texts.back} />;
  if (!owner) return inTemplate(<SignInPage {...page} title={words.expiredTitle} about={words.expired} links={links} />);
  if (user) {
    return inTemplate(
      <SignInPage {...page} title={words.signedInTitle} about={words.signedIn(user.name)}>
        <p className="desk-actions">
          <a className="desk-button desk-button--first" href={deskAddress()}>
            {words.toDesk}
          </a>
          <a className="desk-button" href={routes.logout}>
            {words.signOut}
          </a>
        </p>
      </SignInPage>,
    );
  }
  return inTemplate(
    <SignInPage {...page} title={words.title} about={words.about(owner.name)} links={links}>
      <NewPasswordForm token={token} onward={deskAddress()} />
    </SignInPage>,
  );
}

/** The page for the first administrator, with the setup code. The form is Payload's own. */
export function FirstAdministratorView(view: AdminViewServerProps) {
  const { page, texts } = partsOf(view);
  return (
    <SignInPage {...page} title={texts.first.title} about={texts.first.about}>
      <CreateFirstUserView {...view} />
    </SignInPage>
  );
}

/** Payload renders its own pages in this frame, but not added ones. */
function inTemplate(page: ReactNode) {
  return <MinimalTemplate>{page}</MinimalTemplate>;
}

function FootLink({ to, label }: { to: string; label: string }) {
  return (
    <a className="desk-link" href={to}>
      {label}
    </a>
  );
}
