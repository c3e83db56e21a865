/** A text in three: what it begins with as another one does, what is its own, and what it ends with as the other one does. */
type Compared = [begin: string, own: string, end: string];

/** Two texts, each with the place in which it differs from the other. */
export function difference(before: string, after: string): [before: Compared, after: Compared] {
  // By signs, so that none is cut in two.
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
