import { randomBytes } from "node:crypto";
import { say } from "#shared/desk-texts/say.ts";
import { APIError, Forbidden, ValidationError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { accountAddress, isAddress } from "#shared/lib/contact.ts";
import { can, roleCan, ROLES, type Role } from "../access/permissions.ts";
import { record } from "../lib/audit-record.ts";
import { log } from "../lib/log/index.ts";
import { refusal } from "../lib/refusal.ts";
import type { User } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";
import { MAX_ACCOUNT_NAME } from "./account-limits.ts";
import { CURRENT_PASSWORD, proveForAdministrator, proveOwnPassword } from "./current-password.ts";
import { mailLink, oneTimeLink, type OneTimeLink } from "./one-time-link.ts";
import { makeRecoveryCodes, recoveryCodesLeft } from "./recovery-codes.ts";
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor, isCodeOf, removeSecondFactor } from "./second-factor.ts";
import { endSessions, listSessions } from "./sessions.ts";
import { limitTries } from "./limit-tries.ts";
import { idInAddress } from "../lib/id-in-address.ts";

/** Random bytes of an account's initial password, which nobody knows, until its owner sets one. */
const PASSWORD_BYTES = 32;

const WRONG = say("Give a name, an e-mail address and a role.");
const TAKEN = say("There is an account with this address. To let its owner set a new password, make a one-time link there.");
const WRONG_CODE = say("The code is wrong.");
const OWN_LINK = say("Change your own password in your account, and give the current one there.");
const PASSWORD_NEEDED = say("To turn a second factor on, give your current password.");
const CODES_PROOF = say("To make new recovery codes, give your current password, or the 6 digits of your authenticator.");
const NO_MAIL = say("No mail is set up. Ask an administrator for a one-time link.");

const invitation = z.object({
  email: z.string().transform(accountAddress).refine(isAddress),
  name: z.string().trim().min(1).max(MAX_ACCOUNT_NAME),
  role: z.enum(Object.keys(ROLES) as [Role, ...Role[]]),
});

function administratorsOnly(req: PayloadRequest): void {
  if (!can(req, "accounts.write")) throw new Forbidden(req.t);
}

/** The id of the account in the address; administrators may name any, others their own. */
function accountIn(req: PayloadRequest): number {
  const id = idInAddress(req);
  if (req.user?.id !== id) administratorsOnly(req);
  return id;
}

/** The code in the body of a call, if any. */
function codeOf(body: unknown): { code?: string } {
  return z.object({ code: z.string().optional() }).catch({}).parse(body);
}

/** The sender's own password in a call, if any. */
function passwordIn(body: unknown): unknown {
  return z.looseObject({ [CURRENT_PASSWORD]: z.unknown() }).safeParse(body).data?.[CURRENT_PASSWORD];
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null);
}

/** Creates the account of an invited user. @throws APIError 409 when the address is taken, also by a concurrent call */
async function makeInvited(account: z.infer<typeof invitation>, req: PayloadRequest): Promise<User> {
  const password = randomBytes(PASSWORD_BYTES).toString("base64url");
  try {
    return await req.payload.create({ collection: "users", data: { ...account, password }, req, overrideAccess: true });
  } catch (error) {
    const { totalDocs } = await req.payload.count({
      collection: "users",
      where: { email: { equals: account.email } },
      overrideAccess: true,
    });
    if (!(error instanceof ValidationError) || totalDocs === 0) throw error;
    throw refusal(TAKEN, req, 409);
  }
}

/** Creates a one-time link for an account, with an entry in the audit log. */
async function makeLink({ id, email, name }: User, req: PayloadRequest): Promise<OneTimeLink> {
  const link = await oneTimeLink(email, req);
  await record(req, { action: "invite", record: "users", id, title: name });
  return link;
}

/**
 * `POST /api/users/invite`: creates an account whose owner sets the password with a one-time link. For an administrator's account it
 * requires the sender's own password.
 */
const invite: Endpoint = {
  path: "/invite",
  method: "post",
  handler: async (req) => {
    administratorsOnly(req);
    const body = await bodyOf(req);
    const input = invitation.safeParse(body);
    if (!input.success) throw refusal(WRONG, req);
    if (roleCan(input.data.role, "accounts.write")) await proveForAdministrator(passwordIn(body), req);
    // In one transaction: otherwise nobody would know of an account without its link, and a second attempt would fail.
    const { id, email, link } = await withinTransaction(req, async () => {
      const user = await makeInvited(input.data, req);
      return { ...user, link: await makeLink(user, req) };
    });
    const mailed = await mailLink(email, link, req).catch((error: unknown) => {
      log.warn({ err: error }, "An invitation could not be mailed");
      return false;
    });
    return Response.json({ id, ...link, mailed });
  },
};

/**
 * `POST /api/users/{id}/link`: a new one-time link for a colleague's account, for example after a forgotten password. Not for one's own
 * account, because it would set a password without the current one; for another administrator's it requires the sender's own password.
 */
const newLink: Endpoint = {
  path: "/:id/link",
  method: "post",
  handler: async (req) => {
    administratorsOnly(req);
    const id = accountIn(req);
    if (req.user?.id === id) throw refusal(OWN_LINK, req, 403);
    const user = await req.payload.findByID({ collection: "users", id, depth: 0, req, overrideAccess: true });
    if (roleCan(user.role, "accounts.write")) await proveForAdministrator(passwordIn(await bodyOf(req)), req);
    return Response.json(await withinTransaction(req, () => makeLink(user, req)));
  },
};

/** `GET /api/users/{id}/second-factor`: whether an account has one, and the number of its unused recovery codes. */
const factor: Endpoint = {
  path: "/:id/second-factor",
  method: "get",
  handler: async (req) => {
    const id = accountIn(req);
    const [on, codesLeft] = await Promise.all([hasSecondFactor(id, req), recoveryCodesLeft(id, req)]);
    return Response.json({ on, codesLeft });
  },
};

/**
 * `POST /api/users/{id}/second-factor`: sets one up, with the current password; with a code, confirms it and answers with recovery codes,
 * which are visible only then. Only for the owner, because somebody with only the session could lock them out.
 */
const addFactor: Endpoint = {
  path: "/:id/second-factor",
  method: "post",
  handler: async (req) => {
    const id = accountIn(req);
    if (req.user?.id !== id) throw new Forbidden(req.t);
    const body = await bodyOf(req);
    const { code } = codeOf(body);
    if (code === undefined) {
      await proveOwnPassword(passwordIn(body), PASSWORD_NEEDED, req);
      return Response.json(await beginSecondFactor(id, req));
    }
    return withinTransaction(req, async () => {
      if (!(await confirmSecondFactor(id, code, req))) throw refusal(WRONG_CODE, req);
      await noteFactor(id, { before: null, after: "✓" }, req);
      return Response.json({ on: true, codes: await makeRecoveryCodes(id, req) });
    });
  },
};

/**
 * `POST /api/users/{id}/recovery-codes`: replaces the recovery codes by new ones, which are visible only then. Only for the owner, with the
 * current password or a code.
 */
const renewCodes: Endpoint = {
  path: "/:id/recovery-codes",
  method: "post",
  handler: async (req) => {
    const id = accountIn(req);
    if (req.user?.id !== id) throw new Forbidden(req.t);
    if (!(await hasSecondFactor(id, req))) throw new APIError("Conflict", 409, null, true);
    const body = await bodyOf(req);
    const { code } = codeOf(body);
    if (code === undefined) await proveOwnPassword(passwordIn(body), CODES_PROOF, req);
    else await proveByCode(id, code, req);
    return Response.json({ codes: await makeRecoveryCodes(id, req) });
  },
};

/**
 * `DELETE /api/users/{id}/second-factor`: removes it. The owner proves with a code to have the authenticator, because a session alone is
 * not enough; after a loss an administrator removes it.
 */
const dropFactor: Endpoint = {
  path: "/:id/second-factor",
  method: "delete",
  handler: async (req) => {
    const id = accountIn(req);
    if (!(await hasSecondFactor(id, req))) return Response.json({ on: false });
    if (req.user?.id === id) await proveByCode(id, codeOf(await bodyOf(req)).code ?? "", req);
    await withinTransaction(req, async () => {
      await removeSecondFactor(id, req);
      await noteFactor(id, { before: "✓", after: null }, req);
    });
    return Response.json({ on: false });
  },
};

const tries = limitTries("second factor proof");

/** @throws APIError 429 after too many attempts, 400 for a wrong code */
async function proveByCode(id: number, code: string, req: PayloadRequest): Promise<void> {
  await tries.count(id, req);
  if (!(await isCodeOf(id, code, req))) throw refusal(WRONG_CODE, req);
}

/** An audit log entry about a second factor turned on or off. */
async function noteFactor(id: number, change: { before: string | null; after: string | null }, req: PayloadRequest): Promise<void> {
  const { name } = await req.payload.findByID({ collection: "users", id, depth: 0, req, overrideAccess: true });
  await record(req, { action: "update", record: "users", id, title: name, changes: [{ field: "totpSecret", ...change }] });
}

/** `GET /api/users/{id}/sessions`: the sessions of an account. */
const sessions: Endpoint = {
  path: "/:id/sessions",
  method: "get",
  handler: async (req) => Response.json({ sessions: await listSessions(accountIn(req), req) }),
};

/** `POST /api/users/{id}/end-sessions`: ends all of them except the sender's. */
const end: Endpoint = {
  path: "/:id/end-sessions",
  method: "post",
  handler: async (req) => {
    const id = accountIn(req);
    const { name } = await req.payload.findByID({ collection: "users", id, depth: 0, req, overrideAccess: true });
    await endSessions(id, req);
    await record(req, { action: "end-sessions", record: "users", id, title: name });
    return Response.json({ sessions: await listSessions(id, req) });
  },
};

/** Without mail nobody would receive the link of Payload's own call. */
const forgotWithoutMail: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: (req) => {
    throw refusal(NO_MAIL, req, 404);
  },
};

export const accountEndpoints: Endpoint[] = [
  invite,
  newLink,
  sessions,
  end,
  factor,
  addFactor,
  renewCodes,
  dropFactor,
  ...(settings.mail.smtpUrl ? [] : [forgotWithoutMail]),
];
