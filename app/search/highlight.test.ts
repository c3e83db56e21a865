import { expect, it } from "vitest";
import { conceptsOf } from "./concepts.ts";
import { highlightMatches } from "./highlight.ts";

const NAME = "A9 超长待机资产定位器，定位准";

it.each([
  ["dingwei", NAME, ["定位", "定位"]],
  ["chaochangd", NAME, ["超长待"]],
  ["leng l", "冷链温湿度记录仪", ["冷链"]],
  ["资产定", NAME, ["资产定"]],
  ["追踪器", NAME, ["定位器", "定位"]],
  ["48v", "E1 e-bike tracker, 12–90 V, 48 V", ["48 V"]],
  ["trackers", "An e-bike tracker", ["tracker"]],
  ["90v", "12–\u206090\u00a0V", ["90\u00a0V"]],
  ["電池", "换电池", ["电池"]],
  ["car", "A motorcar", []],
  ["coeur", "Au cœur du réseau", ["cœur"]],
  ["ladowarka", "Ładowarka", ["Ładowarka"]],
  ["تتبع", "جهاز تَتَبُّع", ["تَتَبُّع"]],
])("“%s” is marked in “%s”", (query, text, expected) => {
  const pieces = highlightMatches(text, conceptsOf(query), query);
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(expected);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
