import type { ComponentProps, ReactNode } from "react";

/** Holds content at page width (1200 px) with the page's margins. */
export function Wrap({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`wrap ${className}`.trimEnd()} {...rest} />;
}

/** The 12 columns. Children choose theirs (`text-column`, or a class of their own); text starts at column 4. */
export function Columns({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`columns ${className}`.trimEnd()} {...rest} />;
}

/**
 * A section of a page with its space above and below.
 * @param ink dark in both themes
 * @param labelledBy id of its heading, which makes it a landmark
 */
export function Section({
  ink = false,
  id,
  labelledBy,
  children,
}: {
  ink?: boolean;
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <section className={ink ? "section ink" : "section"} id={id} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
