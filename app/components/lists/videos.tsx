import type { ReactNode } from "react";
import type { PictureSource } from "#app/lib/picture.ts";
import { SiteLink } from "../basics/site-link.tsx";
import { clock } from "#app/lib/format/clock.ts";
import { Picture } from "../media/picture.tsx";
import "./videos.css";

/** Videos three in a row. */
export function VideoCards({ children }: { children: ReactNode }) {
  return <ul className="video-cards">{children}</ul>;
}

/**
 * A video with its poster, its length and its description. The whole card is the link.
 * @param seconds length of the video
 */
export function VideoCard({
  to,
  title,
  text,
  seconds,
  poster,
  level = 3,
}: {
  to: string;
  title: string;
  text?: ReactNode;
  seconds: number;
  poster: PictureSource | null;
  /** Level of its heading. */
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <li className="video-card">
      <div className="video-poster picture-frame">
        {poster && <Picture picture={{ ...poster, alt: "" }} sizes="(min-width: 62rem) 384px, (min-width: 48rem) 46vw, 92vw" />}
        <svg className="video-play" viewBox="0 0 44 44" aria-hidden="true">
          <path className="video-play-ground" d="M0 0h44v44H0z" />
          <path className="video-play-sign" d="m17 14 13 8-13 8z" />
        </svg>
      </div>
      <Heading className="item-title">
        <SiteLink to={to} className="cover-link">
          {title}
        </SiteLink>
      </Heading>
      {text && <p className="item-text">{text}</p>}
      <p className="item-text figures">{clock(seconds)}</p>
    </li>
  );
}
