import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, type Language } from "#shared/languages.ts";

/**
 * Where the prefix of a language stands in the paths of `app/routes.ts`. A build serves any languages: they are known when it is started, and
 * each gets the routes of its own addresses, so that the prefix of a language that the site is not in is found by no route.
 */
const PLACE = "language?";

/**
 * The path of a route for the addresses of a language.
 * @param path as `app/routes.ts` has it; undefined for a layout
 */
export function routePath(path: string | undefined, language: Language): string | undefined {
  if (path !== PLACE && !path?.startsWith(`${PLACE}/`)) return path;
  const rest = path.slice(PLACE.length + 1);
  // The page about missing pages exists once for all languages, because the browser moves between languages over it.
  if (language === DEFAULT_LANGUAGE || rest === "*") return rest || undefined;
  return rest ? `${language}/${rest}` : language;
}

/** The routes of a list with their paths for the addresses of a language. */
export function routesIn<Route extends { path?: string | undefined }>(
  routes: Readonly<Record<string, Route | undefined>>,
  language: Language,
): Record<string, Route | undefined> {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { path, ...rest } = route ?? {};
      const own = routePath(path, language);
      return [id, route && ({ ...rest, ...(own !== undefined && { path: own }) } as Route)];
    }),
  );
}

/** Makes a value for each language of the site, and picks one by the path of a request. The router asks for the data of a page at its path with `.data`. */
export function forLanguages<Made>(make: (language: Language) => Made): (pathname: string) => Made {
  const routes = new Map(LANGUAGES.map((language) => [language, make(language)]));
  return (pathname) => routes.get(languageOf(pathname.replace(/\.data$/, ""))) as Made;
}
