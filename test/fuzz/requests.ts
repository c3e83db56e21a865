import { type Chance, chanceOf } from "./chance.ts";
import { PARAMETERS, PLACES, WORDS } from "./words.ts";

/** A request as bytes. */
export interface FuzzRequest {
  bytes: Buffer;
  /** Whether it is all there: a server waits for the rest of one that is not. */
  complete: boolean;
}

const METHODS = [
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "POST",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "SEARCH",
  "get",
  "X".repeat(60),
];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "multipart/mixed; boundary=",
  "text/plain",
  "text/xml",
  "application/octet-stream",
  "nonsense",
  "",
  "application/json, text/html",
  "text/plain;charset=UTF-7",
  `multipart/form-data; boundary=${"y".repeat(200)}`,
];
/** Headers that the site reads, with unexpected values. */
const HEADERS: readonly ((chance: Chance) => string)[] = [
  ({ pick }) =>
    `Accept: ${pick(["*/*", "application/json", "text/html;q=x", ",,,", "application/x-page-head+json", "text/html;q=0, application/json;q=9", "a".repeat(500)])}`,
  ({ pick }) => `Accept-Language: ${pick(["zh", "en;q=2", "*", "x".repeat(900), ",;=", "../..", "__proto__"])}`,
  ({ pick }) => `Accept-Encoding: ${pick(["gzip", "br;q=1.0, *;q=0", "nonsense", "identity;q=0", "zstd, zstd, zstd"])}`,
  ({ pick }) =>
    `Cookie: ${pick(["lang=en", "lang=__proto__", "payload-token=a.b.c", `payload-token=${"x".repeat(3000)}`, "=;=;=", "lang=%", "payload-lng=__proto__", "a=b; a=c; lang=zh; lang=en", 'lang="en"'])}`,
  ({ pick }) =>
    `Authorization: ${pick(["JWT a.b.c", "Bearer", "JWT ", "users API-Key x", "Basic Og==", "JWT eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.", `Bearer ${"y".repeat(4000)}`])}`,
  ({ pick }) => `User-Agent: ${pick(["Googlebot", "", "curl/8", "\u00ff\u00fe", "Mozilla/5.0 (compatible; bingbot/2.0)", "() { :;}; id"])}`,
  ({ pick }) => `Origin: ${pick(["null", "https://evil.example", "http://localhost", "x", "http://[", "file://"])}`,
  ({ pick }) => `Referer: ${pick(["http://[", "x".repeat(2000), "javascript:1", "http://localhost/"])}`,
  ({ pick }) =>
    `Range: ${pick(["bytes=0-", "bytes=9-1", "bytes=-1", "bytes=0-0,1-1,2-2", "bytes=x", "lines=1-2", "bytes=0-99999999999999999999", "bytes=5"])}`,
  ({ pick }) => `If-None-Match: ${pick(["*", '"x"', 'W/"', ",", "x".repeat(500)])}`,
  ({ pick }) => `If-Modified-Since: ${pick(["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT", "-1", "Fri, 99 Foo 9999 99:99:99 GMT"])}`,
  ({ pick }) => `X-HTTP-Method-Override: ${pick(["GET", "DELETE", "__proto__"])}`,
  ({ pick }) => `X-Payload-HTTP-Method-Override: ${pick(["GET", "PATCH", ""])}`,
  ({ pick }) => `X-Forwarded-For: ${pick(["127.0.0.1", "1.1.1.1, ::1", "x", ",".repeat(500), "for=1"])}`,
  ({ pick }) => `X-Forwarded-Host: ${pick(["evil.example", "[", ""])}`,
  ({ pick }) => `X-Forwarded-Proto: ${pick(["https", "javascript", "https,http"])}`,
  ({ pick }) => `Forwarded: ${pick(["for=127.0.0.1", 'for="[::1]";proto=', ";;;", "for=_x"])}`,
  ({ pick }) => `Sec-Fetch-Site: ${pick(["cross-site", "none", "x"])}`,
  ({ pick }) => `Next-Action: ${pick(["x", "0".repeat(40), "__proto__"])}`,
  ({ pick }) => `RSC: ${pick(["1", "x"])}`,
  ({ pick }) => `Expect: ${pick(["100-continue", "x"])}`,
  ({ pick }) => `Upgrade: ${pick(["websocket", "h2c", "x"])}\r\nConnection: Upgrade, close`,
  ({ pick }) => `X-Request-Id: ${pick(["x", "../..", "a".repeat(3000)])}`,
  ({ pick }) => `Date: ${pick(WORDS).replace(/[^\x20-\x7e]/g, "")}`,
];

/** The requests of a seed: methods, targets, headers and bodies thrown together, some of them no HTTP at all. */
export function* fuzzRequests(seed: number, count: number): Generator<FuzzRequest> {
  const chance = chanceOf(seed);
  for (let made = 0; made < count; made += 1) yield chance.once(25) ? noHttp(chance) : request(chance);
}

function request(chance: Chance): FuzzRequest {
  const method = chance.pick(METHODS);
  const lines = [`${method} ${target(chance)} HTTP/1.1`, host(chance)];
  for (let more = chance.below(4); more > 0; more -= 1) lines.push(chance.pick(HEADERS)(chance));
  const sendsBody = /^(?:POST|PUT|PATCH|DELETE)$/.test(method) || chance.once(12);
  const payload = sendsBody ? body(chance) : Buffer.alloc(0);
  if (sendsBody) lines.push(`Content-Type: ${chance.pick(TYPES)}`);
  const isLie = sendsBody && chance.once(20);
  if (sendsBody && chance.once(6)) {
    lines.push("Transfer-Encoding: chunked", "Connection: close", "", "");
    const chunk = Buffer.concat([Buffer.from(`${payload.length.toString(16)}\r\n`), payload, Buffer.from("\r\n")]);
    const parts = [
      Buffer.from(lines.join("\r\n"), "utf8"),
      ...(payload.length > 0 ? [chunk] : []),
      Buffer.from(isLie ? "zz\r\n" : "0\r\n\r\n"),
    ];
    return { bytes: Buffer.concat(parts), complete: !isLie };
  }
  if (sendsBody)
    lines.push(
      `Content-Length: ${isLie ? chance.pick([payload.length + 50, 99_999_999, Math.max(0, payload.length - 3)]) : payload.length}`,
    );
  lines.push("Connection: close", "", "");
  return { bytes: Buffer.concat([Buffer.from(lines.join("\r\n"), "utf8"), payload]), complete: !isLie };
}

function target(chance: Chance): string {
  const { pick, once, below } = chance;
  let path = pick(PLACES);
  if (once(3)) path += `/${word(chance)}`;
  if (once(6)) path = path.replace(/[^/]+$/, () => word(chance));
  if (once(12))
    path = pick([
      `//${path}`,
      `${path}//`,
      `/.${path}`,
      path.toUpperCase(),
      `${path}.`,
      `${path};a=b`,
      `${path}%20`,
      `http://localhost${path}`,
      path.replaceAll("/", "%2f"),
      `${path}/..${path}`,
    ]);
  if (once(60)) path = pick(["*", "", "localhost:80", "http://", "http://[::1", "/\\evil.example", `/${"x".repeat(12_000)}`]);
  const query = Array.from({ length: once(2) ? below(5) : 0 }, () => `${parameter(chance)}=${word(chance)}`);
  if (once(15)) query.push(...Array.from({ length: 900 }, (_, index) => `${pick(["sort", "ids", "where[or][]", "a"])}=${index}`));
  const whole = path + (query.length > 0 ? `?${query.join("&")}` : "");
  // A space or a line end would make another request of it; some of these are sent too, as no HTTP at all.
  return whole.replace(/\s/g, (space) => encodeURIComponent(space)).replaceAll("\0", "%00") || "/";
}

function parameter({ pick, once, below }: Chance): string {
  const parts = Array.from({ length: once(4) ? below(8) : 0 }, () => `[${pick(["0", "", "slug", "__proto__", "constructor", "a.b"])}]`);
  return pick(PARAMETERS) + parts.join("");
}

function word(chance: Chance): string {
  const text = chance.pick(WORDS) + (chance.once(8) ? chance.pick(WORDS) : "");
  return chance.once(3) ? encodeURIComponent(text) : text;
}

function host({ pick, once }: Chance): string {
  if (!once(15)) return "Host: localhost";
  return pick([
    "Host: localhost\r\nHost: evil.example",
    "Host: a b",
    "Host: ",
    "Host: [::1",
    "Host: localhost:99999",
    "Host: evil.example/path",
    "Host: 中文",
    "Host: user:pass@evil.example",
    "Host: localhost#x",
    "X: y",
    "Host: ../..",
    "Host: %00",
  ]);
}

function body(chance: Chance): Buffer {
  const { pick, below, once } = chance;
  const record = (depth = 0): unknown =>
    Object.fromEntries(
      Array.from({ length: below(5) }, () => [
        pick([
          "name",
          "email",
          "message",
          "consent",
          "password",
          "slug",
          "id",
          "_status",
          "where",
          "__proto__",
          "constructor",
          "submissionId",
          "filename",
          "features",
          "phone",
          "data",
          "token",
          "setupCode",
          "items",
        ]),
        depth < 3 && once(4) ? record(depth + 1) : once(4) ? pick([null, [], {}, 1e308, -1, true, [[[]]]]) : pick(WORDS),
      ]),
    );
  switch (below(8)) {
    case 0:
      return Buffer.from(JSON.stringify(record()));
    case 1:
      return Buffer.from(
        pick([
          "null",
          "[]",
          "1",
          '"x"',
          "true",
          "[null]",
          "{",
          '{"__proto__":{"x":1}}',
          "[".repeat(9000),
          '{"a":'.repeat(9000),
          "\uFEFF{}",
          "{}{}",
          "",
          '{"email":{"$gt":""},"password":{}}',
          '{"email":["a"],"password":1}',
        ]),
      );
    case 2:
    case 3:
      return Buffer.from(
        Array.from(
          { length: 1 + below(6) },
          () =>
            `${pick(["name", "email", "message", "consent", "phone", "country", "submissionId", "items", "x", "_payload", "email[]"])}=${word(chance)}`,
        ).join("&"),
      );
    case 4:
      return Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${pick(["name", "message", "_payload", "file", "__proto__", ""])}"${once(3) ? `; filename="${pick(["a.png", "../../x", "", "a\u0000.svg"])}"` : ""}\r\n\r\n${pick(WORDS)}\r\n--x${once(4) ? "" : "--\r\n"}`,
      );
    case 5:
      return Buffer.from(Array.from({ length: below(400) }, () => below(256)));
    case 6:
      return Buffer.alloc(pick([0, 1, 60_000, 70_000]), pick(["a", "%", "[", "\0"]));
    default:
      return Buffer.from(pick(WORDS));
  }
}

/** Bytes that are no request, or one that cannot be. */
function noHttp({ pick, below }: Chance): FuzzRequest {
  const bytes = pick([
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "POST /api/users/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n",
    "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(3000)}\r\n`,
    String.fromCharCode(...Array.from({ length: 60 }, () => below(256))),
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  ]);
  return { bytes: Buffer.from(bytes, "latin1"), complete: false };
}
