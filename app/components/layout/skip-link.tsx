import { useText } from "#app/i18n/index.ts";

/** Id of `<main>`, the target of the skip link. */
export const MAIN_ID = "main";

/** The first stop of the keyboard on every page: past header and menus. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      {t("ui.skip")}
    </a>
  );
}
