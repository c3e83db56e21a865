/** Markup that escapes what is put into it. */

/** A piece of HTML that is safe to insert as it is. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  toString(): string {
    return this.source;
  }
}

type Value = string | number | Markup | undefined | false | readonly Value[];

/** Escapes text for HTML and for quoted attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);
}

function render(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(render).join("");
  return escape(String(value));
}

/** A template tag: texts and numbers are escaped, markup and lists of markup are not. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((out, part, i) => out + render(values[i - 1]) + part));
}

/** Inserts a source that is known to be markup, e.g. a style sheet or an SVG file. */
export const raw = (source: string): Markup => new Markup(source);

/** A range such as −40…+85 keeps its narrow dots in Chinese text, where a bare ellipsis is full-width. */
export function prose(text: string): Markup {
  return new Markup(escape(text).replace(/[−+]?[\d.,]+ ?…[−+ ]?[\d.,]+/g, '<span class="num">$&</span>'));
}
