import { expect, it } from "vitest";
import { cleanName, endingOf, otherNames } from "./file-name.ts";

it.each([
  ["plan.png", "plan.png"],
  ["产品 图片 (新).png", "产品 图片 (新).png"],
  ["câmera d'água 📷.png", "câmera d'água 📷.png"],
  ["100% a+b & c#1, [2]=~.pdf", "100% a+b & c#1, [2]=~.pdf"],
  ["archive.tar.gz", "archive.tar.gz"],
  ["PHOTO.JPG", "PHOTO.jpg"],
  ["con.jpg", "file-con.jpg"],
  ["AUX.jpg", "file-AUX.jpg"],
  ["nul.tar.gz", "file-nul.tar.gz"],
  ["com1.png", "file-com1.png"],
  ["LPT³.png", "file-LPT³.png"],
  ["conference.jpg", "conference.jpg"],
  ["..jpg", "file.jpg"],
  [".jpg", "file.jpg"],
  [".hidden.jpg", "hidden.jpg"],
  ["...", "file"],
  ["", "file"],
  ["  plan .png ", "plan.png"],
  ["plan.png. ", "plan.png"],
  ["README", "README"],
  ["invoice\u202Egpj.pdf", "invoicegpj.pdf"],
  ["\u2066plan\u2069.png", "plan.png"],
  ["pl\u200Ban\uFEFF\u00AD.p\u200Dng", "plan.png"],
  ["\u3164\u2800.png", "file.png"],
  ["two\r\nlines.png", "two lines.png"],
  ["a\u2028b\u0000c\u0085.png", "a bc.png"],
  ["half\uD800.png", "half.png"],
  ["Mu\u0308nchen.png", "München.png"],
  ["München.png", "München.png"],
  ["C:\\Users\\me\\plan.png", "plan.png"],
  ["../../etc/passwd.png", "passwd.png"],
  ['a<b>c:d|e?f*g"h.png', "abcdefgh.png"],
  ["full\u3000width\u00A0space.png", "full width space.png"],
])("%j is kept as %j", (name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned);
  expect(cleanName(cleaned)).toBe(cleaned);
});

it("takes the ending of what is in a file whose name has none, and of no other", () => {
  expect(cleanName("picture", "png")).toBe("picture.png");
  expect(cleanName("picture.", "png")).toBe("picture.png");
  expect(cleanName("picture.webp", "png")).toBe("picture.webp");
  expect([endingOf("a.b.PDF"), endingOf("README"), endingOf("")]).toEqual(["pdf", "", ""]);
});

it("numbers what has a name that is taken, and leaves a number that is its own", () => {
  const names = otherNames("report-2024.pdf");
  expect([names.next().value, names.next().value]).toEqual(["report-2024-1.pdf", "report-2024-2.pdf"]);
});
