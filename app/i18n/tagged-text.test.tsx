import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TaggedText } from "./tagged-text.tsx";

it("makes elements of the parts between tags and leaves the rest as it is", () => {
  const element = <TaggedText text="Read <a>the policy</a>, 3 < 4, <b>today</b>." renderTag={(words, tag) => <i title={tag}>{words}</i>} />;
  expect(renderToStaticMarkup(element)).toBe('Read <i title="a">the policy</i>, 3 &lt; 4, <i title="b">today</i>.');
});
