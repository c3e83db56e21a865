import { Fragment } from "react";
import type { FinderProduct } from "#app/data/finder/finder-page.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Tag } from "#app/components/basics/tag.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { asWritten } from "#app/components/data/quantity.tsx";
import { CompareBox } from "#app/components/compare/compare-box.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { useSharedPicture } from "#app/components/media/shared-picture.ts";
import { QuoteControl } from "#app/components/quote/quote-control.tsx";
import { FORM } from "./form-id.ts";
import "./product-cards.css";
import "./print.css";

/**
 * Products with their distinguishing figures.
 * @param met keys of the rows that answer a choice; the card underlines their values
 * @param grouped splits a list for a country by how they stand there
 */
export function FinderCards({ products, matchedKeys, grouped }: { products: FinderProduct[]; matchedKeys: string[]; grouped: boolean }) {
  const t = useText();
  const standings = grouped ? [...new Set(products.map(({ use }) => use?.standing))] : [undefined];
  return standings.map((standing) => {
    const name = standing && t(`use.groups.${standing}`);
    return (
      <Fragment key={standing ?? ""}>
        {name && <p className="product-group">{name}</p>}
        <ul className="product-cards" aria-label={name}>
          {products
            .filter(({ use }) => !standing || use?.standing === standing)
            .map((product) => (
              <FinderCard key={product.slug} product={product} matchedKeys={matchedKeys} priority={product === products[0]} />
            ))}
        </ul>
      </Fragment>
    );
  });
}

/** Characters of the longest model with its name beside it; for longer models the name stands below. */
const MAX_INLINE_LENGTH = 20;

function FinderCard({ product, matchedKeys, priority }: { product: FinderProduct; matchedKeys: string[]; priority: boolean }) {
  const t = useText();
  const { slug, code, nameParts, picture, figures, line, life, use } = product;
  const to = paths.product(slug);
  const shared = useSharedPicture(to);
  return (
    <li className="product-card">
      <div className="product-card-picture picture-frame" style={shared}>
        {picture && <Picture picture={picture} sizes="(min-width: 62rem) 300px, (min-width: 48rem) 46vw, 120px" priority={priority} />}
      </div>
      <h3>
        <SiteLink to={to} viewTransition>
          <b className={code.length > MAX_INLINE_LENGTH ? "figures is-long" : "figures"} translate="no">
            {code}
          </b>{" "}
          <Phrased parts={nameParts} />
        </SiteLink>
        {life && <Tag>{life}</Tag>}
      </h3>
      <dl>
        {figures.map((figure) => (
          <div key={figure.key}>
            <dt>{t(`finder.short.${figure.key}`)}</dt>
            <dd className="figures" {...asWritten(figure.value)}>
              {matchedKeys.includes(figure.key) ? <span className="met">{figure.value}</span> : figure.value}
            </dd>
          </div>
        ))}
        {use && (
          <div className="product-card-use">
            <dt>{use.name}</dt>
            <dd>{use.text}</dd>
          </div>
        )}
      </dl>
      <div className="product-card-foot">
        <CompareBox product={{ slug, code, line, picture }} form={FORM} />
        <QuoteControl slug={slug} code={code} />
      </div>
    </li>
  );
}
