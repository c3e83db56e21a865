import type { Listed } from "#app/data/records.server.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import "./home.css";

/** The banners after the first one, side by side. */
export function BannerSection({ banners }: { banners: Listed<"banners">[] }) {
  if (banners.length === 0) return null;
  return (
    <Section>
      <Reveal>
        <ul className="banner-pair">
          {banners.map(({ kicker, title, text, action, link }) => (
            <li key={link}>
              <p className="category">{kicker}</p>
              <h2>{title}</h2>
              <p className="banner-text">{text}</p>
              <MoreLink to={link}>{action}</MoreLink>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
