import type { OwnSite } from "./reachability.ts";

/** Host, port and protocol of the site's address. */
export function ownSite(siteUrl: string): OwnSite {
  const { hostname, port, protocol } = new URL(siteUrl);
  const secure = protocol === "https:";
  return { host: hostname.replace(/^\[|\]$/g, ""), port: port ? Number(port) : secure ? 443 : 80, secure };
}
