import { Link } from "#app/i18n/index.ts";
import { WAYMARK } from "#app/lib/brand.ts";
import { paths } from "#app/lib/paths.ts";

function Mark() {
  const { viewBox, route, ring } = WAYMARK;
  return (
    <svg className="mark" viewBox={viewBox} aria-hidden="true">
      <path d={route} />
      <circle cx={ring.x} cy={ring.y} r={ring.radius} />
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
    <Link className="logo" to={paths.home}>
      <Mark />
      <span>
        {siteName.name}
        {siteName.other && <small lang={siteName.other.lang}>{siteName.other.name}</small>}
      </span>
    </Link>
  );
}
