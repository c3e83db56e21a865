/** Protocols that run or smuggle code; refused however they are spelled. */
const REFUSED = /^(?:javascript|data|blob|vbscript):/i;
/** Control characters, white space and invisible marks, which browsers drop from the front and inside of a scheme. */
const INVISIBLE = /[\p{C}\p{Z}\s]/gu;
/** Rounds of decoding: deeper nesting than this is refused. */
const ROUNDS = 5;
const ENTITIES: Record<string, string> = { colon: ":", tab: "\t", newline: "\n", sol: "/", bsol: "\\", lpar: "(", rpar: ")", amp: "&", nbsp: " " };

/** An address that may not be navigated to. */
export class RefusedAddress extends Error {
  override name = "RefusedAddress";
}

/**
 * Checks an address before the visitor is sent there.
 * @param origin of the site, such as `https://www.example.com`
 * @param external allow addresses of other sites
 * @returns the address, complete
 * @throws RefusedAddress for javascript, data, blob and vbscript addresses however spelled, for addresses of other sites without the
 *   flag, and for anything that is no web, mail or phone address
 */
export function checkAddress(address: string, origin: string, { external = false } = {}): URL {
  let plain = address;
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (REFUSED.test(plain.replace(INVISIBLE, ""))) throw new RefusedAddress(`Refused: ${address.slice(0, 80)}`);
    const decoded = decodeOnce(plain);
    if (decoded === plain) break;
    if (round === ROUNDS) throw new RefusedAddress("Refused: encoded too often");
    plain = decoded;
  }
  const url = parse(address.replaceAll("\\", "/"), origin);
  if (REFUSED.test(url.protocol)) throw new RefusedAddress(`Refused: ${url.protocol}`);
  if (!["http:", "https:", "mailto:", "tel:"].includes(url.protocol)) throw new RefusedAddress(`Refused: ${url.protocol}`);
  if (url.origin !== origin && !external) throw new RefusedAddress("Refused: another site, and the address is not marked as external");
  return url;
}

function parse(address: string, origin: string): URL {
  try {
    return new URL(address, origin);
  } catch {
    throw new RefusedAddress("Refused: no address");
  }
}

/** One round of HTML entities and percent signs. */
function decodeOnce(text: string): string {
  const withoutEntities = text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
  return withoutEntities.replace(/%([\da-f]{2})/gi, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
