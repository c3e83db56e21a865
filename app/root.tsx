import "#app/components/site.css";
import { useEffect, type ReactNode } from "react";
import { Outlet, useNavigate, useNavigation } from "react-router";
import rightToLeft from "#app/components/right-to-left.css?url";
import archivo from "#shared/fonts/archivo-basic.woff2?url";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import { Analytics } from "#app/features/layout/analytics.tsx";
import { useLayoutData } from "#app/data/layout-context.ts";
import { usePageName } from "#app/features/layout/page-name.ts";
import { PageMeta } from "#app/features/layout/page-meta.tsx";
import { PageTitle } from "#app/features/layout/page-title.tsx";
import { SiteHead } from "#app/features/layout/site-head.tsx";
import { MainPageLayout } from "#app/features/layout/main-page-layout.tsx";
import { TextRefresh } from "#app/features/layout/text-refresh.tsx";
export { clientMiddleware } from "#app/client/middleware.ts";
import { PageFocus } from "#app/client/page-focus.tsx";
import { Preloads } from "#app/client/preloads.tsx";
import { Progress } from "#app/components/layout/progress.tsx";
import { offeredLanguage } from "#app/features/layout/offered-language.ts";
import { Updates } from "#app/features/layout/updates.tsx";
import { DIRECTION, HTML_LANG, interfaceLanguage, useLanguage, type Language } from "#app/i18n/index.ts";
import { LANGUAGES_DATA } from "#shared/languages.ts";
import { typefaceToPreload } from "#app/lib/brand-styles.ts";
import { FewestPieces } from "#app/lib/fewest-pieces.ts";
import { MissingPages } from "#app/lib/missing-pages.ts";
import { provideNavigation } from "#app/lib/navigate-to.ts";
import { ZONE_ATTRIBUTE } from "#shared/lib/time-zone.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { GraphBlock } from "#app/features/layout/graph-block.tsx";
import { StartBlocks, StartHead, StartScroll } from "#app/client/start-elements.tsx";
import type { Route } from "./+types/root.ts";

/** A page without its layout knows of no missing pages. */
const NONE: readonly string[] = [];

/** The direction of an interface in another language than the page, where it differs from the page's. */
function interfaceDirection(language: Language): "ltr" | undefined {
  return DIRECTION[language] && !DIRECTION[interfaceLanguage(language)] ? "ltr" : undefined;
}

export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayoutData();
  const language = useLanguage();
  return (
    <html
      lang={HTML_LANG[language]}
      dir={DIRECTION[language]}
      data-interface={interfaceDirection(language)}
      {...ZONE_ATTRIBUTE}
      data-languages={LANGUAGES_DATA}
      data-client={useScripted() ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        <PageMeta />
        <SiteHead />
        {DIRECTION[language] && <link rel="stylesheet" href={rightToLeft} />}
        <TypefacePreload />
        <StartHead />
      </head>
      <body>
        <MissingPages value={layout?.missingPages ?? NONE}>
          <FewestPieces value={layout?.company.buying.fewestPieces ?? 1}>{children}</FewestPieces>
        </MissingPages>
        <GraphBlock />
        <NavigationSource />
        <StartScroll />
        <PageFocus />
        <StartBlocks />
      </body>
    </html>
  );
}

function TypefacePreload() {
  const brand = useLayoutData()?.brand;
  const href = brand ? typefaceToPreload(brand, archivo) : archivo;
  return href && <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}

/**
 * Lends the router's navigation to `navigateTo`, on every page, the error page included. A page that the browser brings back from its
 * memory in the middle of a navigation, which a document had ended, is loaded anew: it would wait for ever.
 */
function NavigationSource() {
  const navigate = useNavigate();
  const underway = useNavigation().state !== "idle";
  useEffect(() => provideNavigation(navigate), [navigate]);
  useEffect(() => {
    if (!underway) return undefined;
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, [underway]);
  return null;
}

const wechat = () => import("#app/features/layout/wechat.tsx").then(({ Wechat }) => Wechat);
const languageOffer = () => import("#app/features/layout/language-offer.tsx").then(({ LanguageOffer }) => LanguageOffer);

export default function App() {
  const layout = useLayoutData();
  const language = useLanguage();
  return (
    <>
      <Progress />
      <Outlet />
      <TextRefresh />
      <Preloads />
      {offeredLanguage(navigator.languages, language) && <LazyOnDemand load={languageOffer} props={{}} />}
      {layout && <Updates seconds={layout.buildCheckSeconds} />}
      {layout && <Analytics settings={layout.analytics} />}
      {layout?.wechat && navigator.userAgent.includes("MicroMessenger") && <LazyOnDemand load={wechat} props={{}} />}
    </>
  );
}

/** Shown instead of the app when the app itself fails, or the layout of a page does not come. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Progress />
      <MainPageLayout>
        <PageFailure error={error} title={usePageName()} />
      </MainPageLayout>
    </>
  );
}
