import type { CountryUseView } from "#app/data/country-use.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { CountryForm } from "#app/components/lists/country-form.tsx";

/**
 * Whether a product can be used in a country, which the visitor names: the verdict first, then the bands in use there with those of the
 * device lit, its approvals, SIM and the transport of its battery.
 * @param use null without a country
 * @param unread the typed text, if it is no country
 */
export function CountryUse({ slug, use, unread }: { slug: string; use: CountryUseView | null; unread: string }) {
  const t = useText();
  return (
    <Wrap>
      <section className="country-use" id="use" aria-labelledby="use-heading">
        <h2 id="use-heading">{t("use.title")}</h2>
        <CountryForm action={paths.product(slug)} country={use?.country ?? ""} unread={unread} isAnswered />
        <output className={use ? "country-verdict" : undefined} data-standing={use?.standing}>
          {use?.text}
        </output>
        {use && <Facts use={use} />}
      </section>
    </Wrap>
  );
}

function Facts({ use: { country, networks, approvals, rows, list } }: { use: CountryUseView }) {
  const t = useText();
  return (
    <div className="country-facts">
      {networks.length > 0 && (
        <div>
          <h3>{t("use.bands")}</h3>
          {networks.map(({ name, bands }) => (
            <ul key={name} className="band-comb figures" aria-label={name || t("use.bands")} translate="no">
              {name && <li className="band-name">{name}</li>}
              {bands.map(({ name: band, isShared }) => (
                <li key={band} className={isShared ? "is-shared" : undefined}>
                  {band}
                  <span className="visually-hidden">{` ${t(isShared ? "use.has" : "use.lacks")}`}</span>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      {approvals.length > 0 && (
        <div>
          <h3>{t("use.approvals")}</h3>
          <ul className="approval-row">
            {approvals.map(({ name, state, file, to }) => (
              <li key={name} data-state={state}>
                <b>{name}</b>
                {` ${t(`use.state.${state}`)} `}
                {file && (
                  <a href={file} download>
                    {t("use.file")}
                  </a>
                )}
                {to && <SiteLink to={to}>{t("use.file")}</SiteLink>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <KeyValueList items={rows} />
      {list && <MoreLink to={list}>{t("use.listFor", { country })}</MoreLink>}
    </div>
  );
}
