import { Link } from "#app/i18n/index.ts";

/** The waymark: a route with three turns that ends in a ring. */
function Mark() {
  return (
    <svg className="mark" viewBox="-1.12 -.02 2.24 1.2" aria-hidden="true">
      <path d="M-1 .16-.64 1.04-.22.36.2 1.04.57.5" />
      <circle cx=".76" cy=".3" r=".24" />
    </svg>
  );
}

export interface SiteName {
  name: string;
  /** The name in the other language, shown small. */
  other?: { name: string; lang: string };
}

/** Mark and name of the company; leads home. */
export function Logo({ siteName }: { siteName: SiteName }) {
  return (
    <Link className="logo" to="/">
      <Mark />
      <span>
        {siteName.name}
        {siteName.other && <small lang={siteName.other.lang}>{siteName.other.name}</small>}
      </span>
    </Link>
  );
}
