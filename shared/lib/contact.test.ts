import { describe, expect, it } from "vitest";
import {
  accountAddress,
  asciiAddress,
  cleanAddress,
  cleanLine,
  isAddress,
  isAsciiAddress,
  isBlank,
  isSameAddress,
  mailtoAddress,
  splitAtAddresses,
} from "./contact.ts";

describe("an e-mail address", () => {
  it.each([
    "info@münchen.de",
    "张伟@例子.中国",
    "info@xn--fsqu00a.xn--fiqs8s",
    "علی@مثال.إيران",
    "info@नेहरू.भारत",
    // The joiner is part of the word there.
    "info@نامه\u200Cای.com",
    "müller@example.com",
    "ana&co@example.com",
    "sales/eu@example.com",
    "a=b@example.com",
    "o'neil@example.com",
    "{ana}@example.com",
    "!#$%&'*+-/=?^_`{|}~@example.com",
    "ana..souza@docomo.ne.jp",
    "ana.@docomo.ne.jp",
    "a@b.cd",
    `${"x".repeat(64)}@example.com`,
    "Ana.Souza@EXAMPLE.COM",
  ])("%s is taken as it is", (address) => {
    expect([cleanAddress(address), isAddress(address)]).toEqual([address, true]);
  });

  it.each([
    ["a zero-width space", "ana\u200B@exam\u200Bple.com"],
    ["a soft hyphen", "ana@exam\u00ADple.com"],
    ["spaces of any kind around it", "\u00A0ana@example.com\u3000"],
    ["marks of direction", "\u200Eana@example.com\u200F"],
    ["an isolate", "\u2068ana@example.com\u2069"],
    ["a byte order mark", "\uFEFFana@example.com"],
    ["stray joiners", "ana\u200D@example.com\u200C"],
    ["a line end", "ana@example.com\n"],
    ["a comma", "ana@example.com,"],
    ["a dot", "ana@example.com."],
    ["a semicolon", "ana@example.com;"],
    ["Chinese signs", "ana@example.com，。"],
    ["a slash", "ana@example.com/"],
    ["full-width letters and signs", "ａｎａ＠example．com"],
    ["ideographic full stops", "ana@example。com"],
    ["brackets", "<ana@example.com>"],
    ["quotes", "“ana@example.com”"],
    ["single quotes", "'ana@example.com'"],
    ["a name", "Ana Souza <ana@example.com>"],
    ["a quoted name with a comma", '"Souza, Ana" <ana@example.com>;'],
    ["a name with an address in it", "ana@example.com <ana@example.com>"],
    ["a comment", "ana@example.com (Ana Souza)"],
    ["mailto:", "mailto:ana@example.com"],
    ["mailto: in a name", "ana@example.com <mailto:ana@example.com>"],
    ["mailto: with a subject", "MAILTO:ana%40example.com?subject=Hi"],
    ["a link of Markdown", "[ana@example.com](mailto:ana@example.com)"],
    ["a label", "E-mail: ana@example.com"],
    ["a Chinese label", "邮箱：ana@example.com"],
  ])("is found among %s", (_, typed) => {
    expect(cleanAddress(typed)).toBe("ana@example.com");
  });

  it("keeps its first quote where that is its own, and loses those that docomo asks for", () => {
    expect(cleanAddress("'ana@example.com")).toBe("'ana@example.com");
    expect(cleanAddress('"ana..souza"@docomo.ne.jp')).toBe("ana..souza@docomo.ne.jp");
  });

  it.each([
    "",
    "nobody",
    "ana@",
    "@example.com",
    "ana@example",
    "ana@localhost",
    "ana@192.0.2.1",
    "ana@[192.0.2.1]",
    "ana@example.c",
    "ana@example.123",
    "ana@example..com",
    "ana@-example.com",
    "ana@example-.com",
    "ana@ex_ample.com",
    "ana@exa mple.com",
    "ana@example. com",
    "ana @example.com",
    `ana@${"x".repeat(64)}.com`,
    `${"x".repeat(250)}@example.com`,
    // It would go to souza@example.com, another person.
    "ana souza@example.com",
    "ana@bob@example.com",
    "ana@example.com, bob@example.com",
    "ana@example.com bob@example.com",
    "ana,bob@example.com",
    "ana(bob@example.com",
    'ana"bob@example.com',
    "ana\\bob@example.com",
    ".ana@example.com",
    "...@example.com",
    "ana@example.com\r\nBcc: bob@example.com",
    "ana@exa\uD800mple.com",
  ])("%j is none", (typed) => {
    expect(isAddress(cleanAddress(typed))).toBe(false);
  });

  it("of any length is judged at once", () => {
    const start = performance.now();
    for (const part of ["@,", "\u200C", " (", "<", "a@", "："]) expect(isAddress(cleanAddress(part.repeat(100_000)))).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it("is given to mail programs with its domain in ASCII", () => {
    expect(asciiAddress("Info@München.DE")).toBe("Info@xn--mnchen-3ya.de");
    expect(asciiAddress("张伟@例子.中国")).toBe("张伟@xn--fsqu00a.xn--fiqs8s");
    expect(["info@münchen.de", "张伟@例子.中国"].map(isAsciiAddress)).toEqual([true, false]);
    expect(accountAddress(" Ana@München.de, ")).toBe("ana@xn--mnchen-3ya.de");
    expect(mailtoAddress("ana&co?@münchen.de")).toBe("mailto:ana%26co%3F@xn--mnchen-3ya.de");
    expect(decodeURIComponent(mailtoAddress("张伟@例子.中国"))).toBe("mailto:张伟@xn--fsqu00a.xn--fiqs8s");
  });

  it("is the same in any case and in either spelling of its domain", () => {
    expect(isSameAddress("Info@münchen.de", "info@XN--MNCHEN-3YA.de")).toBe(true);
    expect(isSameAddress("info@münchen.de", "info@munchen.de")).toBe(false);
  });
});

describe("a text that shows nothing", () => {
  it.each([
    "",
    " ",
    "\u200B",
    "\u3164",
    "\u2800",
    "\u00AD",
    "\uFFA0",
    "\u115F",
    "\u200E\u200F",
    "\uFEFF",
    "\u2060 \u3000",
    "\0\u0007",
    "\uFFFC",
  ])("%j is blank", (text) => {
    expect([isBlank(text), cleanLine(text)]).toEqual([true, ""]);
  });

  it.each(["Ana", "张", ".", "-", "👩‍🚀", "\u200BAna"])("%j is not", (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it("leaves what shows as it is", () => {
    expect(["\u200BAna\u00AD Souza\u200E", "👩‍🚀", "نامه\u200Cای"].map(cleanLine)).toEqual(["Ana Souza", "👩‍🚀", "نامه\u200Cای"]);
  });
});

it("finds the addresses in a text, and leaves alone what is none", () => {
  expect(splitAtAddresses("发到 support@example.com。1 天")).toEqual(["发到 ", "support@example.com", "。1 天"]);
  expect(splitAtAddresses("a.b+c@x-y.example, or d@e.example.")).toEqual(["", "a.b+c@x-y.example", ", or ", "d@e.example", "."]);
  for (const none of ["", "no address", "@", "a@b", "@example.com", "a @ b.example", "x@.", "@@@"])
    expect(splitAtAddresses(none)).toEqual([none]);
  expect(splitAtAddresses("@".repeat(5000)).join("")).toHaveLength(5000);
});
