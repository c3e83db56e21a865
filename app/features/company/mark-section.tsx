import type { Listed } from "#app/data/records.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { shortDate } from "#app/lib/format/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { Fold } from "#app/components/basics/fold.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { MarkSign } from "#app/components/data/mark-sign.tsx";
import { MarkCard, MarkWall } from "#app/components/data/mark-wall.tsx";
import { formatSize } from "#app/lib/format/file-size.ts";

/**
 * The marks of a kind on a wall; nothing without any.
 * @param productCount number of all products; a mark that covers them all says so
 */
export function MarkSection({
  kind,
  marks,
  productCount,
}: {
  kind: Listed<"marks">["kind"];
  marks: Listed<"marks">[];
  productCount: number | null;
}) {
  const t = useText();
  if (marks.length === 0) return null;
  return (
    <HeadedSection id={kind} label={t(`marks.kinds.${kind}`)} heading={t(`marks.headings.${kind}`)}>
      <MarkWall>
        {marks.map((mark) => (
          <Mark key={mark.slug} mark={mark} productCount={productCount} />
        ))}
      </MarkWall>
    </HeadedSection>
  );
}

function Mark({
  mark: { slug, kind, mark, name, scope, number, issued, products, file },
  productCount,
}: {
  mark: Listed<"marks">;
  productCount: number | null;
}) {
  const t = useText();
  const language = useLanguage();
  const facts = [
    { label: t("marks.number"), value: number },
    { label: t("marks.issued"), value: <time dateTime={issued}>{shortDate(issued, language)}</time> },
    {
      label: t("marks.file"),
      value: file ? (
        <a href={file.url} download>
          {t("marks.download")} · {formatSize(file.size, language)}
        </a>
      ) : (
        <SiteLink to={contactAddress({ certificate: slug })}>{t("marks.noFile")}</SiteLink>
      ),
    },
  ];
  return (
    <MarkCard
      sign={kind === "certification" ? <MarkSign mark={mark} number={number} /> : mark}
      title={
        <>
          <span className="visually-hidden">{mark} </span>
          {name}
        </>
      }
      text={scope}
    >
      <KeyValueList items={facts} />
      {products.length > 0 && <CoveredProducts products={products} all={products.length === productCount} />}
    </MarkCard>
  );
}

/** The products of a mark, folded: a mark often covers most of them. */
function CoveredProducts({ products, all }: { products: Listed<"marks">["products"]; all: boolean }) {
  const t = useText();
  if (all)
    return (
      <p className="mark-products">
        <SiteLink to={paths.products}>{t("marks.allProducts")}</SiteLink>
      </p>
    );
  return (
    <Fold title={t("marks.products", { number: products.length })}>
      <ul translate="no" className="mark-codes figures">
        {products.map(({ slug, code }) => (
          <li key={slug}>
            <SiteLink to={paths.product(slug)}>{code}</SiteLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
