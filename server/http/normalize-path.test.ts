import { expect, it } from "vitest";
import { plainAddress } from "./normalize-path.ts";

it.each([
  ["/", "/"],
  ["/en/", "/en"],
  ["/en/products/", "/en/products"],
  ["/en/Products", "/en/products"],
  ["/EN/products", "/en/products"],
  ["/en/products/a9/", "/en/products/a9"],
  ["/en/products/a9;jsessionid=0A1B", "/en/products/a9"],
  ["/en/products/;jsessionid=0A1B", "/en/products"],
  ["/;jsessionid=0A1B", "/"],
  ["/en/products%20", "/en/products"],
  ["/zh", "/"],
  ["/zh/", "/"],
  ["/ZH/products/A9", "/products/a9"],
  ["/zh/products.md", "/products.md"],
  // An escape is no word in capitals, and names of files keep theirs.
  ["/en/caf%C3%A9", "/en/caf%C3%A9"],
  ["/en/Caf%C3%A9", "/en/caf%C3%A9"],
  ["/codes/AbC.svg", "/codes/AbC.svg"],
  ["/zhejiang", "/zhejiang"],
])("%s is the page at %s", (path, plain) => {
  expect(plainAddress(path)).toBe(plain);
  expect(plainAddress(plain)).toBe(plain);
});
