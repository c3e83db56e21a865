import { expect, it } from "vitest";
import { valueName } from "./names.ts";

it.each([
  ["network=cat1", "网络制式：4G（LTE Cat 1）", "Cellular network: 4G (LTE Cat 1)"],
  ["ip=67", "防护等级：67", "Ingress protection: 67"],
  ["country=br", "用在巴西", "Used in Brazil"],
  ["unknown=1", "unknown=1", "unknown=1"],
])("a choice of the finder, %s, has the names that staff gave", (choice, chinese, english) => {
  expect(valueName("filter", choice, "zh")).toBe(chinese);
  expect(valueName("filter", choice, "en")).toBe(english);
});

it.each([
  ["language", "zh", "中文", "中文"],
  ["country", "BR", "巴西", "Brazil"],
  ["referrer", "-", "直接访问", "Direct"],
  ["referrer", "news.example", "news.example", "news.example"],
  ["form", "buy opened", "buy · 打开", "buy · opened"],
  ["form", "buy sent", "buy · 提交", "buy · sent"],
  ["page", "…", "其他", "Other"],
  ["search", "-", "-", "-"],
] as const)("a value of the kind %s, %s, is called so at the desk", (kind, value, chinese, english) => {
  expect([valueName(kind, value, "zh"), valueName(kind, value, "en")]).toEqual([chinese, english]);
});
