import { randomBytes } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { parseCookies } from "payload/shared";
import { hasNoAccounts } from "#cms/admin/payload-patches/server-functions.ts";
import { DESK, signInAddress } from "#cms/lib/desk-address.ts";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import { SECOND } from "#shared/lib/durations.ts";
import type { AppEnv } from "../http/app-env.ts";
import { mayNameAccount, staffLanguage } from "../http/is-authenticated.ts";
import { isRead } from "../http/methods.ts";
import { CONTEXT_HEADER, HOST, KEY_HEADER } from "./messages.ts";
import { signInFor } from "./staff-pages.ts";
import { deskWithoutDatabase } from "./unavailable.ts";
import type { AdminProcess, Running } from "./supervisor.ts";

/** Milliseconds for which a page is cached: it has the company's name and logo. */
const MAX_AGE = 60 * SECOND;
/** Cached pages, by language, theme and target; and renders a second for strangers. */
const MAX_PAGES = 200;
const MAX_RENDERS = 5;
/** Characters of a path that the sign-in leads on to. */
const MAX_ONWARD = 300;
/** Screens that strangers need beside the sign-in, as Payload names them. */
const PUBLIC = ["createFirstUser", "forgot", "inactivity", "login", "logout", "reset", "unauthorized"] as const;
const VERIFY = /^\/[\w-]+\/verify\//;
const NONCE = /'nonce-([\w+/=]+)'/;

interface Page {
  html: string;
  headers: [string, string][];
  /** The nonce in it; each answer gets a new one in its place. */
  nonce: string;
}

/**
 * Answers strangers who open the desk without involving it: with the sign-in page from memory, and at any other page with a redirect to it.
 * Rendering a page costs the desk's process as much as some calls of staff, and anybody may request one. Above a few a second the page
 * leads to the desk's first page instead of the requested one.
 */
export function strangersAtDesk(admin: AdminProcess, cms: Payload): MiddlewareHandler<AppEnv> {
  const { routes } = cms.config.admin;
  const signIn = signInAddress();
  const open = PUBLIC.map((name) => routes[name]);
  const pages = new LRUCache<string, Promise<Page | null>>({ max: MAX_PAGES, ttl: MAX_AGE });
  let budget = { second: 0, count: 0 };
  let mayBeEmpty = true;

  function mayMakeAnother(): boolean {
    const second = Math.floor(performance.now() / SECOND);
    budget = budget.second === second ? { second, count: budget.count + 1 } : { second, count: 1 };
    return budget.count <= MAX_RENDERS;
  }

  /** The page for a request; null where it is no plain page, as before the first account. */
  function pageFor(running: Running, headers: Headers, onward: string): Promise<Page | null> {
    const theme = parseCookies(headers).get(`${cms.config.cookiePrefix}-theme`) ?? "";
    const cookie = `${cms.config.cookiePrefix}-lng=${staffLanguage(cms, headers)}; ${cms.config.cookiePrefix}-theme=${/^(?:dark|light)$/.test(theme) ? theme : ""}`;
    const keyOf = (to: string) => `${running.key} ${cookie} ${to}`;
    const to = onward === DESK || pages.has(keyOf(onward)) || mayMakeAnother() ? onward : DESK;
    const existing = pages.get(keyOf(to));
    if (existing) return existing;
    const page = makePage(running, signInAddress(to), cookie).catch(() => null);
    pages.set(keyOf(to), page);
    // A failed render is not cached.
    void page.then((one) => one ?? pages.delete(keyOf(to)));
    return page;
  }

  return async (context, next) => {
    const { method, path, raw } = context.req;
    if (!isRead(method) || raw.headers.has("rsc")) return next();
    if (!(await isStranger(cms, raw.headers))) return next();
    if (currentRequest()?.hasDatabaseFailed) return deskWithoutDatabase();
    const screen = path.slice(DESK.length);
    if (path === signIn) {
      const running = admin.withPages();
      const page = running && (await pageFor(running, raw.headers, onwardOf(context.req.query("redirect"))));
      if (!page) return next();
      const nonce = randomBytes(16).toString("base64");
      const fresh = (text: string) => text.replaceAll(page.nonce, nonce);
      return new Response(method === "HEAD" ? null : fresh(page.html), {
        headers: page.headers.map(([name, value]): [string, string] => [name, fresh(value)]),
      });
    }
    if (open.some((start) => screen.startsWith(start)) || VERIFY.test(screen)) return next();
    if (mayBeEmpty && (await hasNoAccounts(cms))) return next();
    mayBeEmpty = false;
    return signInFor(context);
  };
}

/** Whether a request comes from nobody signed in; false while the database cannot say, so that the desk answers itself. */
async function isStranger(cms: Payload, headers: Headers): Promise<boolean> {
  if (!mayNameAccount(headers.get("cookie"), headers.get("authorization"))) return true;
  return cms.auth({ headers }).then(
    ({ user }) => !user,
    () => false,
  );
}

/** Where the sign-in leads: a page of the desk, or its first page instead of anything else. */
function onwardOf(target: string | undefined): string {
  return target?.startsWith(`${DESK}/`) && target.length <= MAX_ONWARD ? target : DESK;
}

/** Requests the sign-in page from the desk's process. @returns null for an answer that is not the same for everybody */
async function makePage({ port, key }: Running, path: string, cookie: string): Promise<Page | null> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { [KEY_HEADER]: key, [CONTEXT_HEADER]: JSON.stringify(currentRequest()), cookie, accept: "text/html" };
    get({ host: HOST, port, path, headers, agent: false, timeout: 20 * SECOND }, resolve)
      .on("error", reject)
      .on("timeout", () => reject(new Error("The desk's process says nothing")));
  });
  const html = await text(answer);
  const nonce = NONCE.exec(String(answer.headers["content-security-policy"]))?.[1];
  if (answer.statusCode !== 200 || nonce === undefined || answer.headers["set-cookie"]) return null;
  const headers: [string, string][] = [];
  for (const name of ["content-type", "content-security-policy", "vary", "link", "accept-ch", "critical-ch"]) {
    const value = answer.headers[name];
    if (value !== undefined) headers.push([name, String(value)]);
  }
  return { html, nonce, headers: [...headers, ["cache-control", "private, no-store"]] };
}
