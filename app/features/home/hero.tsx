import type { ReactNode } from "react";
import type { Banner } from "#app/data/voices.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Clauses } from "#app/components/basics/phrased.tsx";
import "./home.css";

/**
 * What the site opens with: the first banner over a live map.
 * @param map lies behind the words on a wide page and above them on a phone
 */
export function Hero({ banner: { kicker, title, text, action, link }, map }: { banner: Banner; map: ReactNode }) {
  const t = useText();
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-map">{map}</div>
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
