import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Fold } from "#app/components/basics/fold.tsx";
import { Picture } from "#app/components/media/picture.tsx";

/** The accessories of a product, each with its words folded; nothing without any. */
export function Accessories({ product: { accessories } }: { product: ProductView }) {
  const t = useText();
  if (accessories.length === 0) return null;
  return (
    <section aria-labelledby="accessories">
      <h3 id="accessories">{t("product.accessories")}</h3>
      <ul className="accessories">
        {accessories.map(({ model, name, text, picture }) => (
          <li key={model + name}>
            <div className="picture-frame">{picture && <Picture picture={picture} sizes="48px" />}</div>
            <Fold title={`${model} ${name}`} look="plain">
              <p>{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  );
}
