import type { ReactNode } from "react";
import type { LifeView, ProductView } from "#app/data/products.server.ts";
import { localPath, useLanguage, useText, useTextOf } from "#app/i18n/index.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { BuyingNote } from "#app/components/data/buying-note.tsx";
import { Columns, Wrap } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import type { Compared } from "#app/lib/storage/compare-list.ts";
import { CompareBox } from "#app/components/compare/compare-box.tsx";
import { InstrumentPanel } from "#app/components/data/instrument-panel.tsx";
import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";
import { Gallery } from "#app/features/products/gallery.tsx";
import { useSharedPicture } from "#app/components/media/shared-picture.ts";
import { QuoteControl } from "#app/components/quote/quote-control.tsx";
import { longDate } from "#app/lib/format/dates.ts";
import { Tag } from "#app/components/basics/tag.tsx";
import { rowsOfPart } from "./part-rows.ts";
import { APART, PartList, PartNumbers, type PicturePart } from "./picture-parts.tsx";
import { QuoteLink } from "./quote-link.tsx";
import { rowHash } from "./row-link.tsx";
import "./products.css";

/**
 * The opening of a product page: the object, its leading figures, and the actions.
 * @param compared its entry in the list for comparison; null when it cannot be compared
 * @param original names its original language where it is not translated
 * @param share the ways to share its address
 * @param parts the parts in the picture that shows it taken apart
 */
export function ProductHero({
  product,
  parts,
  compared,
  original,
  share,
}: {
  product: ProductView;
  parts: readonly PicturePart[];
  compared: Compared | null;
  original: UntranslatedNote | undefined;
  share: ReactNode;
}) {
  const t = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const { code, name, intro, pictures, highlights } = product;
  const { buying } = usePageLayoutData().company;
  const isEnded = product.life?.stage === "ended";
  const fullName = `${code} ${name}`;
  const model = product.model && {
    ...product.model,
    name: fullName,
    partName: (layer: string) => textOf(`product.parts.${layer}`),
    partFacts: (layer: string) =>
      rowsOfPart(layer).flatMap((key) => {
        const row = product.specs.flatMap(({ rows }) => rows).find((other) => other.key === key);
        return row ? [{ to: rowHash(key), text: `${row.name} ${row.value}${row.unit && `\u00a0${row.unit}`}` }] : [];
      }),
  };
  const shared = useSharedPicture(paths.product(product.slug));
  return (
    <Wrap className="product-hero">
      <Columns>
        <div className="product-pictures" style={shared}>
          <Gallery
            pictures={pictures}
            label={t("product.gallery", { name: fullName })}
            model={model}
            over={{ [APART]: <PartNumbers parts={parts} /> }}
          />
        </div>
        {parts.length > 0 && <PartList parts={parts} />}
        <div className="product-summary">
          <h1>
            <span translate="no">{code}</span>{" "}
            <span className="apart product-name" lang={original?.lang}>
              {name}
            </span>
          </h1>
          <section className="product-intro" aria-labelledby="intro">
            <h2 className="visually-hidden" id="intro">
              {t("product.intro")}
            </h2>
            <p lang={original?.textLang}>{intro}</p>
          </section>
          {product.life && <LifeNote life={product.life} />}
          {highlights.length > 0 && (
            <section className="product-highlights" aria-labelledby="highlights">
              <h2 className="visually-hidden" id="highlights">
                {t("product.highlights")}
              </h2>
              <InstrumentPanel items={highlights.map(({ name: label, value, unit }) => ({ label, value, unit }))} />
            </section>
          )}
          <div className="actions product-actions">
            {isEnded ? (
              <ContactLink>{t("product.askAlternative")}</ContactLink>
            ) : (
              <>
                <QuoteLink slug={product.slug} />
                <QuoteControl slug={product.slug} code={code} className="button button-outline" alone />
              </>
            )}
            <SiteLink className="text-button" to={localPath(paths.datasheet(product.slug), language)} download>
              {t("product.datasheetShort")}
            </SiteLink>
            {compared && <CompareBox product={compared} alone />}
            {share}
          </div>
          {!isEnded && (
            <p className="product-note muted">
              <BuyingNote {...buying} minimumOrder={null} sampleDays={null} />
            </p>
          )}
          <img className="print-code" src={`/qr${localPath(paths.product(product.slug), language)}.svg`} loading="lazy" alt="" />
        </div>
      </Columns>
    </Wrap>
  );
}

/** Says since when a product is no longer active, and names its successor. */
function LifeNote({ life: { name, since, successor } }: { life: LifeView }) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className="life-note">
      <Tag signal>{name}</Tag> {since && t("product.lifeSince", { date: longDate(since, language) })}{" "}
      {successor && (
        <SiteLink to={paths.product(successor.slug)}>{t("product.replacedBy", { code: `${successor.code} ${successor.name}` })}</SiteLink>
      )}
    </p>
  );
}
