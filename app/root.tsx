import "#app/components/site.css";
import { type ReactNode, use, useEffect } from "react";
import { Outlet, unstable_useRoute as useRoute, useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import rightToLeft from "#app/components/right-to-left.css?url";
import archivo from "#shared/fonts/archivo-basic.woff2?url";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import { Analytics } from "#app/features/layout/analytics.tsx";
import { useLayoutData } from "#app/data/layout-context.ts";
import { usePageName } from "#app/features/layout/page-name.ts";
import { PageMeta } from "#app/features/layout/page-meta.tsx";
import { documentTitle, type Head } from "#app/lib/seo/head.ts";
import { useLatest } from "#app/lib/latest.ts";
import { titleOf } from "#app/lib/seo/title.ts";
import { SiteHead } from "#app/features/layout/site-head.tsx";
import { MainPageLayout } from "#app/features/layout/main-page-layout.tsx";
import { latestTexts } from "#app/lib/storage/stored-texts.ts";
export { clientMiddleware } from "#app/client/middleware.ts";
import { PageFocus } from "#app/client/page-focus.tsx";
import { Preloads } from "#app/client/preloads.tsx";
import { Progress } from "#app/components/layout/progress.tsx";
import { offeredLanguage } from "#app/features/layout/offered-language.ts";
import { Updates } from "#app/features/layout/updates.tsx";
import { DIRECTION, HTML_LANG, interfaceLanguage, type Language, useLanguage, useText, useTextOf, useTextStore } from "#app/i18n/index.ts";
import { LANGUAGES_DATA } from "#shared/languages.ts";
import { typefaceToPreload } from "#app/lib/brand-styles.ts";
import { FewestPieces } from "#app/lib/fewest-pieces.ts";
import { MissingPages } from "#app/lib/missing-pages.ts";
import { provideNavigation } from "#app/lib/navigate-to.ts";
import { ZONE_ATTRIBUTE } from "#shared/lib/time-zone.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { PageGraphContext } from "#app/lib/seo/structured-data.ts";
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

/**
 * The page's structured data, after everything that it describes. It belongs to the page from the server: its readers request each address
 * anew, and after a move to another page the block is empty, as on a page that is not to be indexed.
 */
function GraphBlock() {
  const graph = use(PageGraphContext);
  const { pathname } = useLocation();
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: graph?.json() ?? "{}" }}
    />
  );
}

/**
 * The document's title of the current page, in this browser's texts; in the server's words when it refers to
 * texts of a newer build. Nothing for a page without a title.
 */
function PageTitle() {
  const page = useMatches().at(-1);
  const { head } = (page?.loaderData ?? {}) as { head?: Head };
  return page && head ? <Title key={page.pathname} id={page.id} head={head} /> : null;
}

/** The names of the routes; the router types the page's one as any text. */
type RouteId = NonNullable<Parameters<typeof useRoute>[0]>;

/** The server may have sent another name for a page. */
function Title({ id, head: { title, titleParts, siteName, language } }: { id: string; head: Head }) {
  const t = useText();
  const textOf = useTextOf();
  const answer = useLatest(useRoute(id as RouteId)?.actionData);
  const parts = answer && "title" in answer ? [answer.title] : titleParts;
  const hasTexts = parts?.every((part) => typeof part === "string" || textOf(part.key) !== undefined);
  return <title>{documentTitle(parts && hasTexts ? titleOf(parts, t) : title, siteName, language)}</title>;
}

/** Shows fetched and stored texts after the first render, which must match the server's. */
function TextRefresh() {
  const store = useTextStore();
  const language = useLanguage();
  useEffect(() => {
    const texts = store.texts();
    void latestTexts(language, texts).then((latest) => {
      if (JSON.stringify(latest) !== JSON.stringify(texts)) store.replace(latest);
    });
  }, [store, language]);
  return null;
}
