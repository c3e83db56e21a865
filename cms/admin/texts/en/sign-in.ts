import type { SignTexts } from "../zh/sign-in.ts";

/** The texts of the sign-in and related pages, and of unknown addresses, in English. */
export const sign: SignTexts = {
  sign: {
    title: (company) => `${company} desk`,
    about: "Leads, products, and content in every language.",
    otherLanguage: "中文",
    email: "E-mail",
    password: "Password",
    enter: "Sign in",
    forgot: "Forgot your password?",
    back: "Back to sign-in",
    code: {
      title: "Second factor",
      field: "Code",
      hint: "Type the 6 digits that the authenticator on your phone shows, or a recovery code of 12. If you have neither, ask an administrator to turn your second factor off.",
      other: "Another account",
    },
    forgotten: {
      title: "Forgot your password?",
      about: "Enter your e-mail address, and we will send you a link to set a new password.",
      send: "Send the link",
      sentTitle: "Check your e-mail",
      sent: "If there is an account with this address, the link is on its way. It is valid for one hour.",
      noMail: "E-mail is not set up. An administrator can make you a one-time link under “Settings → Users”.",
    },
    newPassword: {
      title: "Set your password",
      about: (name) => `${name}, set a password of 12 characters or more.`,
      field: "New password",
      again: "Repeat the password",
      differ: "The two passwords do not match.",
      save: "Set it and sign in",
      expiredTitle: "The link is no longer valid",
      expired: "It has expired or has already been used. Ask an administrator for a new one.",
      signedInTitle: "You are signed in",
      signedIn: (name) => `You are signed in as ${name}. Sign out first to use this link.`,
      signOut: "Sign out",
      toDesk: "Back to the desk",
    },
    first: {
      title: "The first administrator",
      about: "The site has no account yet. Use the setup code to create the first administrator.",
    },
  },
  notFound: {
    title: "Page not found",
    words: (path) => `The desk has no ${path}: it may have been deleted, the address may be mistyped, or your role may not see it.`,
    toDesk: "Back to the desk",
    search: "Search",
  },
};
