import type { ReactNode } from "react";
import type { Banner } from "#app/data/banners.server.ts";
import { useText } from "#app/i18n/index.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Clauses } from "#app/components/basics/phrased.tsx";
import "./home.css";

interface HeroProps {
  banner: Banner;
  /** The company's own picture, beside the words on a wide page and above them on a phone; in the place of the map. */
  picture: PictureSource | null;
  /** Lies behind the words on a wide page and above them on a phone. */
  map: ReactNode;
}

/** What the site opens with: the first banner over a live map, or beside a picture. */
export function Hero({ banner: { kicker, title, text, action, link }, picture, map }: HeroProps) {
  const t = useText();
  return (
    <section className="hero" aria-labelledby="hero">
      {picture ? (
        <div className="hero-map hero-picture">
          <Picture picture={picture} sizes="(min-width: 75rem) 48vw, 100vw" priority />
        </div>
      ) : (
        <div className="hero-map">{map}</div>
      )}
      <Wrap className="hero-text">
        <p className="hero-kicker">{kicker}</p>
        <h1 id="hero">
          <Clauses>{title}</Clauses>
        </h1>
        <p className="hero-lead">{text}</p>
        <div className="actions">
          <ButtonLink variant="signal" to={link}>
            {action}
          </ButtonLink>
          <ButtonLink to={paths.products}>{t("home.heroSecond")}</ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}
