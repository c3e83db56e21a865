import type { SectionView } from "#app/data/sections.server.ts";
import { HTML_LANG, LANGUAGE_NAME, useLanguage } from "#app/i18n/index.ts";
import { filmType } from "#app/lib/film-type.ts";
import { FilmText } from "#app/components/media/film-text.tsx";
import { pictureAddress } from "#app/lib/picture.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Clauses } from "#app/components/basics/phrased.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./sections.css";

type Hero = Extract<SectionView, { kind: "hero" }>;

/**
 * The opening of a page: a heading, a sentence, a button, and a picture or a film beside them.
 * @param title the page's own, for a section without a heading
 * @param opens whether the page begins with it: its heading is then the page's
 */
export function HeroSection({
  section: { heading, text, picture, film, action },
  title,
  opens,
}: {
  section: Hero;
  title: string;
  opens: boolean;
}) {
  const Heading = opens ? "h1" : "h2";
  const headline = heading || (opens ? title : "");
  return (
    <section>
      <Wrap className="hero-section">
        <div>
          {headline && (
            <Heading>
              <Clauses>{headline}</Clauses>
            </Heading>
          )}
          {text && <p className="lead">{text}</p>}
          {action && (
            <div className="actions">
              <ButtonLink variant="signal" to={action.to}>
                {action.label}
              </ButtonLink>
            </div>
          )}
        </div>
        {film ? (
          <figure>
            <PlainFilm film={film} />
          </figure>
        ) : (
          picture && (
            <figure className="picture-frame">
              <Picture picture={picture} sizes="(min-width: 62rem) 588px, 92vw" priority={opens} />
            </figure>
          )
        )}
      </Wrap>
    </section>
  );
}

/** A film with the browser's own controls, which loads nothing before it is played. */
function PlainFilm({ film: { title, modern, source, captions, poster, text, isSilent } }: { film: NonNullable<Hero["film"]> }) {
  const language = useLanguage();
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions in the languages that the film has them in */}
      <video controls playsInline preload="none" aria-label={title} {...(poster && { poster: pictureAddress(poster) })}>
        {[modern, source].map((url) => url && <source key={url} src={url} type={filmType(url)} />)}
        {LANGUAGES.flatMap((code) =>
          captions[code]
            ? [
                <track
                  key={code}
                  kind="captions"
                  src={captions[code]}
                  srcLang={HTML_LANG[code]}
                  label={LANGUAGE_NAME[code]}
                  default={code === language}
                />,
              ]
            : [],
        )}
      </video>
      <FilmText text={text} isSilent={isSilent} />
    </div>
  );
}
