import { useId, useRef, useState, type MouseEvent } from "react";
import { useText } from "#app/i18n/index.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { Picture } from "./picture.tsx";

/**
 * Pictures of one thing: a strip that is swiped or scrolled sideways, and small pictures that lead to its places. Without script
 * the small pictures are links to places in the strip.
 * @param label says what the pictures show
 */
export function Gallery({ pictures, label }: { pictures: PictureSource[]; label: string }) {
  const t = useText();
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  /** Following the link alone would also scroll the page. */
  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setShown(index);
  }

  return (
    <div className="gallery">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reached by the keyboard */}
      <ul className="gallery-strip" ref={strip} tabIndex={0} aria-label={label} onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}>
        {pictures.map((picture, index) => (
          <li key={picture.name} id={`${id}${index}`} className="picture-frame">
            <Picture picture={picture} sizes="(min-width: 78rem) 690px, (min-width: 62rem) 55vw, 92vw" priority={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <a
                href={`#${id}${index}`}
                aria-label={t("ui.pictureOf", { number: index + 1, total: pictures.length })}
                aria-current={index === shown ? "true" : undefined}
                onClick={(event) => show(event, index)}
              >
                <span className="picture-frame">
                  <Picture picture={{ ...picture, alt: "" }} sizes="132px" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
