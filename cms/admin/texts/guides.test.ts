/** The guides for editors call things by the names that they have at the desk. */
import { globSync, readFileSync } from "node:fs";
import { en as payloadEn } from "@payloadcms/translations/languages/en";
import { zh as payloadZh } from "@payloadcms/translations/languages/zh";
import { describe, expect, it } from "vitest";

const SOURCES = globSync("{cms,shared}/**/*.{ts,tsx,json}", { exclude: ["**/.next/**"] })
  .filter((file) => !file.includes(".test.") && !file.includes("cms/next/.next"))
  .map((file) => readFileSync(file, "utf8"));

const plain = (text: string) => text.replaceAll("'", "’").toLowerCase();

/** All that the desk may say, Payload's own words included. */
const SAID = plain([...SOURCES, JSON.stringify(payloadEn), JSON.stringify(payloadZh)].join("\n"));

/** Emphasized text that is no name, is on the site, or combines a language, a number or several names. */
const NO_NAMES =
  /^(?:show the (?:english|chinese)|content: chinese|download these lines|3d view|datasheets need no upload|helped and did not|standby, interval .*|看(?:英文|中文)|内容：中文|下载这几行|规格书不用上传|3d 视图|待机推算|待机时间、.*)$/;

/** Names in bold letters, each step of a way by itself, that the desk does not have. */
function unknownNames(guide: string): string[] {
  const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, text = ""]) => text.split(" → "));
  const names = bold.map((text) => plain(text).replace(/[.。]$/, ""));
  return names.filter(
    (name) => !NO_NAMES.test(name) && !SAID.includes(name) && !name.split(/ ?\/ ?|、/).every((part) => SAID.includes(part)),
  );
}

describe("names in the guides for editors", () => {
  it.each(["docs/editing.en.md", "docs/editing.zh.md"])("are those of the desk: %s", (file) => {
    expect(unknownNames(readFileSync(file, "utf8"))).toEqual([]);
  });

  it("are found where the desk has another one", () => {
    expect(unknownNames("Press **Save draft**, then **Take the lead**.")).toEqual(["take the lead"]);
    expect(unknownNames("点**编辑图像块**，再打开**设置 → 公司与站点**。")).toEqual(["编辑图像块"]);
  });
});
