import { expect, it } from "vitest";
import { comparedWith, type ListedVersion } from "./read-versions.ts";

const version = (id: string, state: ListedVersion["state"]): ListedVersion => ({ id, at: 0, savedBy: null, state, only: null });
const versions = [version("4", "latest"), version("3", "live"), version("2", "published"), version("1", "draft")];

it.each([
  ["a draft", "4", "3"],
  ["an older version", "2", "3"],
  ["the oldest, which has none before it", "1", "3"],
  ["what visitors see, with the one before it", "3", "2"],
])("begins the comparison of %s with the version on the site", (_what, id, from) => {
  expect(comparedWith(versions, id)).toBe(from);
});

it("begins with the one before where nothing is on the site, and always with a version", () => {
  const drafts = [version("2", "latest"), version("1", "draft")];
  expect(comparedWith(drafts, "2")).toBe("1");
  expect(comparedWith(drafts, "1")).toBe("1");
  expect(comparedWith([version("1", "live")], "1")).toBe("1");
});
