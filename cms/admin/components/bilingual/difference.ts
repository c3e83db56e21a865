/** A text in three parts: the common beginning, the difference, and the common end. */
type Compared = [begin: string, own: string, end: string];

/** Two texts, each with its difference from the other. */
export function difference(before: string, after: string): [before: Compared, after: Compared] {
  // Compares characters instead of code units, so that none is split.
  const [was, is] = [[...before], [...after]];
  const shorter = Math.min(was.length, is.length);
  let begin = 0;
  while (begin < shorter && was[begin] === is[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const inThree = (signs: string[]): Compared => [
    signs.slice(0, begin).join(""),
    signs.slice(begin, signs.length - end).join(""),
    signs.slice(signs.length - end).join(""),
  ];
  return [inThree(was), inThree(is)];
}

/** A paragraph that both texts have, or its versions before and after the change; null where a text lacks it. */
export type Paragraph = { same: string } | { before: string | null; after: string | null };

/** Compares two long texts by paragraphs, in their order. */
export function paragraphDifference(before: string, after: string): Paragraph[] {
  const [was, is] = [before.split("\n"), after.split("\n")];
  // The number of common paragraphs, in order, from a position on.
  const common = Array.from({ length: was.length + 1 }, () => Array.from({ length: is.length + 1 }, () => 0));
  const commonLength = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = is.length - 1; column >= 0; column -= 1) {
      const line = common[row] as number[];
      line[column] =
        was[row] === is[column]
          ? commonLength(row + 1, column + 1) + 1
          : Math.max(commonLength(row + 1, column), commonLength(row, column + 1));
    }
  const paragraphs: Paragraph[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const note = () => {
    // A removed and an added paragraph at the same place are one changed paragraph.
    const length = Math.max(removed.length, added.length);
    for (let index = 0; index < length; index += 1) paragraphs.push({ before: removed[index] ?? null, after: added[index] ?? null });
    [removed, added] = [[], []];
  };
  let [row, column] = [0, 0];
  while (row < was.length || column < is.length) {
    const [left, right] = [was[row], is[column]];
    if (left !== undefined && left === right) {
      note();
      paragraphs.push({ same: left });
      row += 1;
      column += 1;
    } else if (right === undefined || (left !== undefined && commonLength(row + 1, column) >= commonLength(row, column + 1))) {
      removed.push(left as string);
      row += 1;
    } else {
      added.push(right);
      column += 1;
    }
  }
  note();
  return paragraphs;
}
