import type { SectionView } from "#app/data/sections.server.ts";
import { listComma } from "#shared/languages.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { formatSize } from "#app/lib/format/file-size.ts";
import { AddressedText } from "#app/components/basics/addressed-text.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Columns } from "#app/components/basics/layout.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { Facts } from "#app/components/data/facts.tsx";
import { Steps } from "#app/components/data/steps.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "#app/components/data/stacked-rows.css";
import "#app/components/media/prose.css";
import "./sections.css";

type Of<Kind extends SectionView["kind"]> = Extract<SectionView, { kind: Kind }>;

/** Paragraphs in the column of running text, and a picture below them. */
export function TextSection({ id, section: { heading, paragraphs, picture } }: { id: string; section: Of<"text"> }) {
  return (
    <HeadedSection id={id} heading={heading}>
      <Columns>
        <div className="text-column">
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {picture && (
            <figure className="section-picture">
              <Picture picture={picture} sizes="(min-width: 62rem) 690px, 92vw" />
            </figure>
          )}
        </div>
      </Columns>
    </HeadedSection>
  );
}

/** Columns of a table up to which a phone has room for them side by side. */
const FEW_COLUMNS = 2;

/** A table, which scrolls by itself where it is wider than the page; on a phone its rows stand as blocks. */
export function TableSection({ id, section: { heading, text, head, rows } }: { id: string; section: Of<"table"> }) {
  const isStacked = head.length > FEW_COLUMNS;
  return (
    <HeadedSection id={id} heading={heading} text={text}>
      <div className="prose">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls can be scrolled by keys, and it holds no fields */}
        <div className="table" role="group" aria-label={head.filter(Boolean).join(listComma(useLanguage()))} tabIndex={0}>
          <table className={isStacked ? "stacked-rows" : undefined}>
            <thead>
              <tr>
                {head.map((cell, column) => (
                  <th key={`${column} ${cell}`} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join("|")}>
                  {head.map((name, column) =>
                    column === 0 ? (
                      <th key={name} scope="row">
                        {row[column]}
                      </th>
                    ) : (
                      <td key={`${column} ${name}`} data-label={isStacked ? name : undefined}>
                        {row[column]}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </HeadedSection>
  );
}

/** Large figures, or steps along a route. */
export function ItemsSection({ id, section: { kind, heading, items } }: { id: string; section: Of<"figures" | "steps"> }) {
  return (
    <HeadedSection id={id} heading={heading}>
      {kind === "steps" ? (
        <Steps items={items.map(({ name, text }) => ({ title: name, text }))} />
      ) : (
        <Facts items={items.map(({ name, text, value, unit }) => ({ label: name, value, unit, note: text }))} />
      )}
    </HeadedSection>
  );
}

/** Files by their names, with version and size: a short list, where the downloads centre has a table. */
export function FilesSection({ id, section: { heading, downloads } }: { id: string; section: Of<"files"> }) {
  const t = useText();
  const language = useLanguage();
  return (
    <HeadedSection id={id} heading={heading}>
      <ul className="section-files">
        {downloads.map(
          ({ file, type, title, version }) =>
            file && (
              <li key={file.url}>
                <a href={file.url} download>
                  {title}
                </a>
                <span className="muted figures">
                  {[
                    t(`ui.fileTypes.${type}`),
                    version && t("downloads.version", { version }),
                    file.size !== null && formatSize(file.size, language),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            ),
        )}
      </ul>
    </HeadedSection>
  );
}

/** Questions that unfold their answers. */
export function QuestionsSection({ id, section: { heading, questions } }: { id: string; section: Of<"questions"> }) {
  return (
    <HeadedSection id={id} heading={heading}>
      {questions.map(({ slug, question, answer }) => (
        <details key={slug} className="section-question">
          <summary>{question}</summary>
          <p>
            <AddressedText text={answer} />
          </p>
        </details>
      ))}
    </HeadedSection>
  );
}

/** A call to action: a sentence and a button. */
export function CallSection({ section: { heading, text, action } }: { section: Of<"call"> }) {
  return (
    <CallToAction heading={heading} text={text}>
      {action && (
        <ButtonLink variant="signal" to={action.to}>
          {action.label}
        </ButtonLink>
      )}
    </CallToAction>
  );
}
