import type { ComponentProps, CSSProperties, ReactNode } from "react";
import type { PictureSource } from "#app/lib/picture.ts";
import { Breadcrumb } from "../basics/breadcrumb.tsx";
import { MoreLink } from "../basics/button.tsx";
import { PageHead } from "../basics/heads.tsx";
import { Clauses } from "../basics/phrased.tsx";
import { Untranslated } from "../basics/untranslated.tsx";
import { Picture } from "./picture.tsx";
import "./opening.css";

/** The opening picture of a page, and the page about its subject. */
export interface Opening {
  picture: PictureSource;
  link: { label: string; to: string } | null;
}

/**
 * The opening of a page: a picture that reaches the edge of the window, with words beside it, or below it on a phone. Dark in both themes.
 * @param isLow for a page whose content begins right below
 * @param style of a picture shared with a list, see `useSharedPicture`
 * @param children the words, with the page's one h1
 */
export function OpeningScene({
  opening: { picture, link },
  isLow = false,
  style,
  children,
}: {
  opening: Opening;
  isLow?: boolean;
  style?: CSSProperties | undefined;
  children: ReactNode;
}) {
  return (
    <section className={isLow ? "opening opening-low ink" : "opening ink"}>
      <figure className="opening-picture" style={style}>
        <Picture picture={picture} sizes="(min-width: 62rem) 58vw, 92vw" priority />
        {link && (
          <figcaption>
            <MoreLink to={link.to}>{link.label}</MoreLink>
          </figcaption>
        )}
      </figure>
      <div className="wrap">
        <div className="opening-words">{children}</div>
      </div>
    </section>
  );
}

/** The head of a page that may open with a picture. */
export function OpeningHead({
  opening,
  style,
  ...head
}: ComponentProps<typeof PageHead> & { opening: Opening | null; style?: CSSProperties | undefined }) {
  if (!opening) return <PageHead {...head} />;
  const { title, text, breadcrumb, original, children } = head;
  return (
    <>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <Untranslated original={original} />
      <OpeningScene opening={opening} style={style}>
        <h1 lang={original?.lang}>
          <Clauses>{title}</Clauses>
        </h1>
        {text && (
          <p className="lead" lang={original?.textLang}>
            {text}
          </p>
        )}
        {children && <div className="actions">{children}</div>}
      </OpeningScene>
    </>
  );
}
