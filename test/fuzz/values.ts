import { chanceOf } from "./chance.ts";
import { WORDS } from "./words.ts";

/** Characters of most values, so that the fields of records take them; and of the others, which are too long for some. */
const USUAL = 150;
const LONG = 6000;

/** What becomes more than text where it is not written as such: in a page, an attribute, a script, a style, a table, a feed. */
const MARKUP: readonly string[] = [
  ...String.raw`
"><script>alert(1)</script>
</script><script>alert(1)</script>
</title><svg onload=alert(1)>
</textarea><img src=x onerror=alert(1)>
' onmouseover='alert(1)
" autofocus onfocus="alert(1)
<a href="javascript:alert(1)">x</a>
<iframe srcdoc="<script>alert(1)</script>">
<base href="https://evil.example/">
<meta http-equiv=refresh content="0;url=https://evil.example">
<style>*{display:none}</style>
<form action=https://evil.example><input name=x>
--!><script>alert(1)</script>
\u003cscript\u003ealert(1)\u003c/script\u003e
&lt;script&gt;alert(1)&lt;/script&gt;
&#60;b&#62;
=cmd|'/C calc'!A0
@SUM(1+1)*cmd|' /C calc'!A0
+1-2
[x](javascript:alert(1))
**bold** _italic_ # heading
$& $1 $\x60 $'
\\" \\' \n \u0000
`
    .trim()
    .split("\n"),
  "\ud800",
  "x\udc00y",
  "\u2028\u2029",
  "a\tb",
  "first\nsecond\r\nthird",
  "\u200b\u2060\u00ad\ufeff",
  "\u202e\u2066x\u2069",
  "\u0001\u001f\u007f\u009f",
  "\ufffe\uffff",
];

/** The field values of a seed: what attackers write where words are expected, thrown together. */
export function* fuzzValues(seed: number, count: number): Generator<string> {
  const { pick, below, once } = chanceOf(seed);
  const parts = [...WORDS, ...MARKUP, ...MARKUP];
  for (let made = 0; made < count; made += 1) {
    const value = Array.from({ length: 1 + below(4) }, () => pick(parts)).join(pick(["", " ", "\n"]));
    yield once(20) ? value.repeat(1 + below(40)).slice(0, LONG) : value.slice(0, USUAL);
  }
}
