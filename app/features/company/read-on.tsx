import { useText } from "#app/i18n/index.ts";
import { MoreLink } from "#app/components/basics/button.tsx";

/** "Read more", with its subject for screen readers. */
export function ReadOn({ to, about }: { to: string; about: string }) {
  const t = useText();
  return (
    <MoreLink to={to}>
      {t("brand.read")}
      <span className="visually-hidden"> {about}</span>
    </MoreLink>
  );
}
