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
