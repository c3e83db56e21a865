import { match, type MatchFunction } from "path-to-regexp";
import type { Endpoint, Payload } from "payload";
import { Refusal } from "./refusal.ts";

/** The largest id that both databases can hold. */
const LARGEST_ID = 2_147_483_647;

interface Known {
  method: string;
  path: string;
  match: MatchFunction<Record<string, string>>;
}

/** What is at an address: the methods that it answers to. */
export interface Address {
  methods: string[];
}

/**
 * Knows every address of Payload's REST API, so that what is no address of it, or names a record that cannot be, is refused without
 * Payload: it guards its own lists with less care, and takes `__proto__` for a collection.
 */
export function restAddresses(cms: Payload): (path: string) => Address {
  const root = known(cms.config.endpoints);
  const collections = new Map(
    Object.values(cms.collections).map(({ config }) => [
      config.slug as string,
      known(config.endpoints, !config.versions, !config.auth?.verify),
    ]),
  );
  const globals = new Map(cms.globals.config.map(({ slug, endpoints, versions }) => [slug as string, known(endpoints, !versions)]));

  return (path) => {
    const [first = "", second = "", ...rest] = path.split("/").slice(1);
    const own = collections.get(first);
    if (own) return addressIn(own, [second, ...rest]);
    const global = first === "globals" && globals.get(second);
    if (global) return addressIn(global, rest);
    return addressIn(root, path.split("/").slice(1));
  };
}

/** The endpoints of a collection or global. Payload has those of versions and of e-mail addresses to verify even where there are none. */
function known(endpoints: Omit<Endpoint, "root">[] | false, withoutVersions = false, withoutVerifying = false): Known[] {
  return (endpoints || [])
    .filter(({ path }) => !(withoutVersions && /^\/versions\b/.test(path)) && !(withoutVerifying && path === "/verify/:id"))
    .map(({ method, path }) => ({ method: method.toUpperCase(), path, match: match<Record<string, string>>(path, { decode: decoded }) }));
}

function addressIn(endpoints: Known[], segments: string[]): Address {
  const path = `/${segments.join("/")}`;
  const here = endpoints.flatMap((endpoint) => {
    const found = endpoint.match(path);
    return found ? [{ ...endpoint, id: found.params["id"] }] : [];
  });
  // Payload takes the first that fits a method; `/:id` fits every word that another endpoint is called by.
  const firsts = here.filter(({ method }, position) => here.findIndex((other) => other.method === method) === position);
  const able = firsts.filter(({ id, path: pattern }) => id === undefined || pattern === "/verify/:id" || isId(id));
  if (firsts.length > 0 && able.length === 0) throw new Refusal(400, "The path names no record: an id is a whole number.");
  if (able.length === 0) throw new Refusal(404, "There is nothing at this address.");
  return { methods: able.map(({ method }) => method) };
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal(400, "The path cannot be read.");
  }
}
