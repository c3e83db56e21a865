import { isIP } from "node:net";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { can } from "../access/permissions.ts";
import { settings } from "../config/settings.ts";
import { isInternal } from "./addresses.ts";
import { MAX_TRIES } from "./bounds.ts";
import { hostName, HostNameError } from "./host-name.ts";
import { BusyError, CALL_LIMIT } from "./look-up-queue.ts";
import { testLocalResolver } from "./local.ts";
import { reach } from "./reachability.ts";
import { RECORD_TYPES } from "./record-types.ts";
import { askAll } from "./ask-servers.ts";
import type { Resolver } from "../config/resolvers.ts";
import { serverAt } from "./server-at.ts";
import { checkForSearchEngines } from "./search-engines.ts";
import { ownSite } from "./own-site.ts";
import { verify } from "./verification.ts";

/** Longest texts, in characters. */
const MAX_HOST_LENGTH = 300;
const MAX_VALUE_LENGTH = 1000;
/** Seconds after which a busy tool may be asked again. */
const RETRY_AFTER = 5;

const host = z.string().max(MAX_HOST_LENGTH);
const own = ownSite(settings.siteUrl);

/** What a call may be refused for; the admin has a sentence for each. */
export type Refusal = "empty" | "address" | "form" | "single" | "internal" | "resolver" | "zone" | "input" | "busy" | "time" | "staff";

class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** The calls of the diagnostic pages: staff only, bounded in time and number. */
export const diagnosticEndpoints: Endpoint[] = [
  call("records", z.strictObject({ host, type: z.enum(RECORD_TYPES) }), async ({ host: name, type }, signal) =>
    askAll(hostName(name, own.host), type, settings.resolvers, signal),
  ),
  call("reachability", z.strictObject({ host }), async ({ host: name }, signal) =>
    reach(hostName(name, own.host), own, settings.resolvers, signal),
  ),
  call(
    "local",
    z.strictObject({ host, count: z.int().min(1).max(MAX_TRIES), resolver: z.string().max(MAX_HOST_LENGTH) }),
    async ({ host: name, count, resolver }, signal) => testLocalResolver(hostName(name, own.host), count, chosenResolver(resolver), signal),
  ),
  call(
    "verification",
    z.strictObject({ host, type: z.enum(["TXT", "CNAME"]), expected: z.string().trim().min(1).max(MAX_VALUE_LENGTH) }),
    async ({ host: name, type, expected }, signal) => {
      const verification = await verify(hostName(name, own.host), type, expected, settings.resolvers, signal);
      if (!verification) throw new RefusedError("zone");
      return verification;
    },
  ),
  call("search-engines", z.strictObject({}), async (_, signal) => checkForSearchEngines(settings.siteUrl, settings.resolvers, signal)),
];

/** A resolver by its name in the settings, or any public address. */
function chosenResolver(chosen: string): Resolver {
  const resolver = settings.resolvers.find(({ name }) => name === chosen);
  if (resolver) return resolver;
  if (!isIP(chosen) || isInternal(chosen)) throw new RefusedError("resolver");
  return serverAt(chosen, chosen, settings.resolvers);
}

function call<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  answer: (input: z.infer<Schema>, signal: AbortSignal) => Promise<unknown>,
): Endpoint {
  return {
    path: `/diagnostics/${name}`,
    method: "post",
    handler: async (req) => {
      if (!can(req, "diagnostics.use")) return refusalResponse("staff", 403);
      const input = schema.safeParse(await bodyOf(req));
      if (!input.success) return refusalResponse("input", 422);
      const late = AbortSignal.timeout(CALL_LIMIT);
      try {
        const result = await answer(input.data, req.signal ? AbortSignal.any([req.signal, late]) : late);
        return Response.json(result, { headers: { "Cache-Control": "no-store" } });
      } catch (error) {
        if (error instanceof HostNameError) return refusalResponse(error.fault, 422);
        if (error instanceof RefusedError) return refusalResponse(error.refusal, 422);
        if (error instanceof BusyError) return refusalResponse("busy", 429);
        if (late.aborted || req.signal?.aborted) return refusalResponse("time", 408);
        throw error;
      }
    },
  };
}

function refusalResponse(refusal: Refusal, status: number): Response {
  return Response.json(
    { refusal },
    { status, headers: { "Cache-Control": "no-store", ...(status === 429 && { "Retry-After": String(RETRY_AFTER) }) } },
  );
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}
