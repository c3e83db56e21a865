/**
 * Whether a film may be played from an address: https, at one of the hosts that the operator has named, an MP4 or WebM file.
 * @param hosts names of hosts, with a port where it is not 443
 */
export function isOwnFilm(address: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && isFilmAddress(address) && hosts.includes(url.host);
}

/**
 * The origins from which browsers may play films besides the site's own, as policies name them.
 * @param hosts names of hosts, with a port where it is not 443
 */
export function filmOrigins(hosts: readonly string[]): string[] {
  return hosts.map((host) => `https://${host}`);
}

/** Whether a text is the https address of an MP4 or WebM file, without a name and password in it. */
export function isFilmAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, pathname } = new URL(address);
  return protocol === "https:" && !username && !password && /\.(?:mp4|webm)$/i.test(pathname);
}
