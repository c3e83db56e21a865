import { expect, it } from "vitest";
import { choiceParam } from "./search-params.ts";

const choices = ["pdf", "word"] as const;
const at = (address: string) => new URL(address, "https://www.example.com");

it.each([
  ["/services/downloads?type=pdf", "pdf"],
  ["/services/downloads?type=", undefined],
  ["/services/downloads", undefined],
])("%s asks for %s", (address, choice) => {
  expect(choiceParam(at(address), "type", choices)).toBe(choice);
});

it.each([
  ["/services/downloads?type=zzz", "/services/downloads"],
  ["/en/services/downloads?utm=mail&type=PDF&page=2", "/en/services/downloads?utm=mail"],
])("%s leads to %s", (address, target) => {
  let thrown: unknown;
  try {
    choiceParam(at(address), "type", choices);
  } catch (response) {
    thrown = response;
  }
  expect([(thrown as Response).status, (thrown as Response).headers.get("Location")]).toEqual([302, target]);
});
