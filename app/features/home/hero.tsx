import type { ReactNode } from "react";
import type { Listed } from "#app/data/records.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { OpeningScene, type Opening } from "#app/components/media/opening.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Clauses } from "#app/components/basics/phrased.tsx";
import "./home.css";

interface HeroProps {
  banner: Listed<"banners">;
  /** The company's own picture instead of the map. */
  opening: Opening | null;
  /** Below that picture, and over it. */
  circle: ReactNode;
  /** Lies behind the words on a wide page and above them on a phone. */
  map: ReactNode;
}

/** The opening of the site: the first banner over a map, or beside a picture. */
export function Hero({ banner: { kicker, title, text, action, link }, opening, circle, map }: HeroProps) {
  const t = useText();
  const words = (
    <>
      <p className="hero-kicker">{kicker}</p>
      <h1 id="hero" className="hero-title">
        <Clauses>{title}</Clauses>
      </h1>
      <p className="hero-lead">{text}</p>
      <div className="actions">
        <ButtonLink variant="signal" to={link}>
          {action}
        </ButtonLink>
        <ButtonLink to={paths.products}>{t("home.heroSecond")}</ButtonLink>
      </div>
    </>
  );
  if (opening) {
    return (
      <div className="hero-scene">
        <OpeningScene opening={opening}>{words}</OpeningScene>
        {circle}
      </div>
    );
  }
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-map">{map}</div>
      <Wrap className="hero-text">{words}</Wrap>
    </section>
  );
}
