import { Link } from "#app/i18n/index.ts";
import { WAYMARK } from "#app/lib/brand.ts";
import { paths } from "#app/lib/paths.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { Picture } from "#app/components/media/picture.tsx";

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
  /** The company's own logo, which contains its name; and the one for dark grounds, if it differs there. */
  logo?: { light: PictureSource; dark: PictureSource | null } | undefined;
  /** Whether the demonstration's sign stands before the name. */
  marked: boolean;
  /** The name in the other language, in small letters. */
  other?: { name: string; lang: string } | undefined;
}

function LogoPictures({ light, dark }: NonNullable<SiteName["logo"]>) {
  return (
    <>
      <Picture className={dark ? "logo-picture logo-on-light" : "logo-picture"} picture={{ ...light, alt: "" }} sizes="240px" />
      {dark && <Picture className="logo-picture logo-on-dark" picture={{ ...dark, alt: "" }} sizes="240px" />}
    </>
  );
}

/** Logo, or sign and name, of the company; links to the home page. */
export function Logo({ siteName }: { siteName: SiteName }) {
  return (
    <Link className="logo" to={paths.home}>
      {siteName.marked && <Mark />}
      {siteName.logo && <LogoPictures {...siteName.logo} />}
      <span className={siteName.logo && "visually-hidden"}>
        {siteName.name}
        {siteName.other && <small lang={siteName.other.lang}>{siteName.other.name}</small>}
      </span>
    </Link>
  );
}
