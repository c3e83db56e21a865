import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";
import { Untranslated } from "./untranslated.tsx";
import { MoreLink } from "./button.tsx";
import { Section } from "./layout.tsx";
import { Clauses } from "./phrased.tsx";

interface SectionHeadProps {
  /** Of the heading, for `labelledBy` of the section and for links to it. */
  id: string;
  /** Two or three words that name the section. */
  label?: string;
  heading: ReactNode;
  text?: ReactNode;
  link?: { label: string; to: string };
}

/**
 * A section of a page under its head, whose heading makes it a landmark; without a heading a plain section.
 * @param ink dark in both themes
 */
export function HeadedSection({ ink, children, ...head }: SectionHeadProps & { ink?: boolean; children: ReactNode }) {
  if (!head.heading) return <Section ink={ink}>{children}</Section>;
  return (
    <Section ink={ink} labelledBy={head.id}>
      <SectionHead {...head} />
      {children}
    </Section>
  );
}

/** The head of a section: a rule, a stop of the route with a short label, the heading from column 4. */
function SectionHead({ id, label, heading, text, link }: SectionHeadProps) {
  return (
    <div className="columns section-head">
      {label && <p className="section-label">{label}</p>}
      <h2 className="section-heading" id={id}>
        <Clauses>{heading}</Clauses>
      </h2>
      {text && <p className="section-text">{text}</p>}
      {link && (
        <p className="section-link">
          <MoreLink to={link.to}>{link.label}</MoreLink>
        </p>
      )}
    </div>
  );
}

/**
 * The head of a page: breadcrumb, the page's one h1, a sentence or two, and actions.
 * @param children actions below the text
 */
export function PageHead({
  title,
  text,
  breadcrumb,
  original,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  breadcrumb?: Crumb[];
  /** A note on a page with an untranslated record. */
  original?: UntranslatedNote | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <Untranslated original={original} />
      <div className="wrap">
        <div className="columns page-head">
          <h1 lang={original?.lang}>
            <Clauses>{title}</Clauses>
          </h1>
          {(text || children) && (
            <div className="page-head-text">
              {text && <p lang={original?.textLang}>{text}</p>}
              {children && <div className="actions">{children}</div>}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
