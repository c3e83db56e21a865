import { localPath, useLanguage } from "#app/i18n/index.ts";
import { PAPER } from "#shared/design/colours.ts";
import { APP_ICONS, TOUCH_ICON } from "#app/lib/brand.ts";
import { useLayoutData } from "#app/data/layout-context.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";

/** The smallest icon for home screens; browsers that cannot read the SVG take it or the one at /favicon.ico. */
const [SMALL_ICON] = APP_ICONS;

/**
 * The site's part of every page's head: icons and colours, and verification tags of search engines. The client adds the manifest, by which
 * a browser offers to install the site: earlier it would compete with the page's content.
 */
export function SiteHead() {
  const language = useLanguage();
  const scripted = useScripted();
  const verification = useLayoutData()?.verification ?? [];
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="icon" href={SMALL_ICON.src} type="image/png" sizes={`${SMALL_ICON.size}x${SMALL_ICON.size}`} />
      <link rel="apple-touch-icon" href={TOUCH_ICON.src} sizes={`${TOUCH_ICON.size}x${TOUCH_ICON.size}`} />
      {scripted && <link rel="manifest" href={localPath("/site.webmanifest", language)} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER[0]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER[1]} />
      {verification.map(({ name, content }) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
      ))}
    </>
  );
}
