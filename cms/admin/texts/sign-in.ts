import { sayIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";

/** The texts of the sign-in and related pages, and of unknown addresses. */
export function signTexts(language: DeskLanguage) {
  const say = sayIn(language);
  return {
    sign: {
      title: (company: string) => say("{company} desk", { company }),
      about: say("Leads, products, and content in every language."),
      email: say("E-mail"),
      password: say("Password"),
      enter: say("Sign in"),
      forgot: say("Forgot your password?"),
      back: say("Back to sign-in"),
      code: {
        title: say("Second factor"),
        field: say("Code (at sign-in)"),
        hint: say(
          "Type the 6 digits that the authenticator on your phone shows, or a recovery code of 12. If you have neither, ask an administrator to turn your second factor off.",
        ),
        other: say("Another account"),
      },
      forgotten: {
        title: say("Forgot your password?"),
        about: say("Enter your e-mail address, and we will send you a link to set a new password."),
        send: say("Send the link"),
        sentTitle: say("Check your e-mail"),
        sent: say("If there is an account with this address, the link is on its way. It is valid for one hour."),
        noMail: say("E-mail is not set up. An administrator can make you a one-time link under “Settings → Users”."),
      },
      newPassword: {
        title: say("Set your password"),
        about: (name: string) => say("{name}, set a password of 12 characters or more.", { name }),
        field: say("New password"),
        again: say("Repeat the password"),
        differ: say("The two passwords do not match."),
        save: say("Set it and sign in"),
        expiredTitle: say("The link is no longer valid"),
        expired: say("It has expired or has already been used. Ask an administrator for a new one."),
        signedInTitle: say("You are signed in"),
        signedIn: (name: string) => say("You are signed in as {name}. Sign out first to use this link.", { name }),
        signOut: say("Sign out"),
        toDesk: say("Back to the desk"),
      },
      first: {
        title: say("The first administrator"),
        about: say("The site has no account yet. Use the setup code to create the first administrator."),
      },
    },
    notFound: {
      title: say("Page not found"),
      words: (path: string) =>
        say("The desk has no {path}: it may have been deleted, the address may be mistyped, or your role may not see it.", { path }),
      toDesk: say("Back to the desk"),
      search: say("Search"),
    },
  };
}
