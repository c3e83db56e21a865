import { expect, it } from "vitest";
import { takenApart } from "./style-parts.ts";
import { namesOf, partOfStyles } from "./style-rules.ts";

const STYLES = `/* a note; {} */@layer theme, base, components;
@font-face{font-family:"A{;}";src:url(/a.woff2)}
@layer base{html{color:red}a:hover{color:blue}[hidden]{display:none}}
@layer components{.card,.tile>.card-title{color:green}.card.big:not(.small)::after{content:"}"}
@media (width>=48rem){.menu{animation:open 1s}.menu .item{color:black}}}
@layer utilities{.lg\\:w-1\\/2{width:50%}.lg\\:col-\\[1\\/8\\]{grid-column:1/8}.field[type="a"] b{left:0}.\\32 xl{width:2px}:is(.x,.y) p{margin:0}}
@keyframes open{from{opacity:0}to{opacity:1}}@keyframes spin{to{rotate:1turn}}`;

/** The part of a stylesheet for what stands on a page. */
function stylesOf(stylesheet: string) {
  const nodes = takenApart(stylesheet);
  return (names: Set<string>) => partOfStyles(nodes, names);
}

const stylesFor = stylesOf(STYLES);
/** The part for these classes on a page of headings and links. */
const part = (classes: Set<string>) => stylesFor(new Set(["<html", "<a", "<b", "<p", ...classes]));

it("keeps what needs no class, and the order of the layers", () => {
  const css = part(new Set());
  expect(css).toContain("@layer theme, base, components;");
  expect(css).toContain('@font-face{font-family:"A{;}";src:url(/a.woff2)}');
  expect(css).toContain("@layer base{html{color:red}a:hover{color:blue}[hidden]{display:none}}");
  expect(css).not.toMatch(/card|menu|keyframes|lg|:is/);
});

it("keeps a rule once the classes of one of its selectors are there", () => {
  expect(part(new Set(["card"]))).toContain(".card,.tile>.card-title{color:green}");
  expect(part(new Set(["tile"]))).not.toContain("card-title");
  expect(part(new Set(["card", "big"]))).toContain('.card.big:not(.small)::after{content:"}"}');
  expect(part(new Set(["card"]))).not.toContain(".big");
  expect(part(new Set(["lg:w-1/2", "2xl"]))).toContain("@layer utilities{.lg\\:w-1\\/2{width:50%}.\\32 xl{width:2px}");
  expect(part(new Set(["lg:col-[1/8]"]))).toContain("@layer utilities{.lg\\:col-\\[1\\/8\\]{grid-column:1/8}}");
  expect(part(new Set(["field"]))).toContain('@layer utilities{.field[type="a"] b{left:0}}');
});

it("keeps a rule once one of the choices in its brackets is there, and asks for nothing that is negated or looked for", () => {
  const styles = stylesOf(
    ".a:is([b],.c>.d,:where(.e,.f):not(.g,.h)) p{left:0}:is(:is(.i,.j) .k,h2),.l{top:0}:root:has(.m) :is(a,[n]):not(:is(.o,.p)){right:0}",
  );
  expect(styles(new Set(["a", "<p"]))).toBe(
    ".a:is([b],.c>.d,:where(.e,.f):not(.g,.h)) p{left:0}:root:has(.m) :is(a,[n]):not(:is(.o,.p)){right:0}",
  );
  expect(styles(new Set(["i", "<p"]))).not.toContain("top");
  for (const names of [["i", "k"], ["k", "j"], ["<h2"], ["l"]]) expect(styles(new Set(names))).toContain("top");
  const nested = stylesOf(".a:is(.c>.d,:where(.e,.f):not(.g,.h)){left:0}");
  for (const names of [["a"], ["c", "d"], ["a", "c"], ["a", "g"]]) expect(nested(new Set(names))).toBe("");
  for (const names of [
    ["a", "c", "d"],
    ["a", "e"],
    ["a", "f", "g"],
  ])
    expect(nested(new Set(names))).toContain("left");
});

it("keeps an animation where it is used, and a group where something is in it", () => {
  const css = part(new Set(["menu"]));
  expect(css).toContain("@media (width>=48rem){.menu{animation:open 1s}}");
  expect(css).toContain("@keyframes open{from{opacity:0}to{opacity:1}}");
  expect(css).not.toContain("spin");
});

it("leaves out what is for elements that are not there, parts of form controls among them", () => {
  const styles = stylesOf(
    "p{margin:0}table,.grid td{gap:0}.card h2>b{top:0}::placeholder{opacity:1}summary::marker{color:red}:where(select) option{left:0}",
  );
  expect(styles(namesOf('<p class="grid card">a < b</p>'))).toBe("p{margin:0}");
  expect(styles(namesOf('<h2 class="card"><b>1</b></h2><input>'))).toBe(".card h2>b{top:0}::placeholder{opacity:1}");
  expect(styles(namesOf('<table></table><select class="a&amp;b"><option></select>'))).toBe(
    "table,.grid td{gap:0}:where(select) option{left:0}",
  );
});

it("leaves out custom properties that nothing asks for, also through each other, and no others", () => {
  const styles = stylesOf(
    ':root{--a:1px;--b:var(--c);--c:url("data:;}");--d:calc(1px + (2px * (1 + var(--e))));--e:2;color:red}.x{left:var(--a);top:var( --d)}@property --f{syntax:"*";inherits:false}',
  );
  expect(styles(namesOf('<p class="x">'))).toBe(
    ":root{--a:1px;--d:calc(1px + (2px * (1 + var(--e))));--e:2;color:red}.x{left:var(--a);top:var( --d)}",
  );
});
