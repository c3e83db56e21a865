import { splitAtAddresses } from "#shared/lib/contact.ts";
import { PAGE_PATHS } from "#shared/vocabulary/site-pages.ts";
import { SiteLink } from "./site-link.tsx";

/** A text in which each e-mail address, and each path of a page of this site, is a link. */
export function AddressedText({ text }: { text: string }) {
  return splitAtAddresses(text).map((part, index) =>
    index % 2 === 0 ? (
      <PathedText key={index} text={part} />
    ) : (
      <a key={index} translate="no" href={`mailto:${part}`}>
        {part}
      </a>
    ),
  );
}

function PathedText({ text }: { text: string }) {
  return splitAtPaths(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <SiteLink key={index} translate="no" to={part}>
        {part}
      </SiteLink>
    ),
  );
}

const PATHS: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS));

/** A text in its parts: every second one is the path of a page, such as /services/fault. A longer word that holds such a path is none. */
export function splitAtPaths(text: string): string[] {
  const parts: string[] = [];
  let done = 0;
  for (let at = text.indexOf("/"); at >= 0; at = text.indexOf("/", at + 1)) {
    let end = at + 1;
    while (/[a-z/-]/.test(text[end] ?? "")) end++;
    const path = text.slice(at, end);
    const isWhole = !/[\w.:/]/.test(text[at - 1] ?? "") && !/\w/.test(text[end] ?? "");
    if (isWhole && path.length > 1 && PATHS.has(path)) {
      parts.push(text.slice(done, at), path);
      done = end;
    }
    at = end - 1;
  }
  return [...parts, text.slice(done)];
}
