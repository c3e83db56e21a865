import { HTML_LANG, sentenceSpace, useLanguage, useText, type Language } from "#app/i18n/index.ts";
import { clock } from "#app/lib/format/clock.ts";
import { Fold } from "../basics/fold.tsx";

/** A film's text, by its parts: the one before the first part has no title. */
export interface SpokenParts {
  language: Language;
  parts: { title: string | null; second: number; says: string[] }[];
}

/** Below a film: a note that it has no sound, and its text, for reading without playing it. */
export function FilmText({ text, isSilent }: { text: SpokenParts | null; isSilent: boolean }) {
  const t = useText();
  const page = useLanguage();
  return (
    <>
      {isSilent && <p className="film-silent">{t("ui.player.silent")}</p>}
      {text && (
        <Fold title={t("ui.player.text")}>
          <dl className="film-text" lang={text.language === page ? undefined : HTML_LANG[text.language]}>
            {text.parts.map(({ title, second, says }) => (
              <div key={second}>
                <dt>
                  <span className="figures">{clock(second)}</span>
                  {` ${title}`}
                </dt>
                <dd>{says.join(sentenceSpace(text.language))}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </>
  );
}
