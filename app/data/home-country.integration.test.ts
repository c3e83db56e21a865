import { expect, it, vi } from "vitest";
import { countriesFromHome, HOME_COUNTRY, homeFirst } from "./home-country.server.ts";

// Before anything else of the house is loaded.
vi.hoisted(() => (process.env["TIME_ZONE"] = "Europe/Berlin"));

it("begins with the country whose clocks the company goes by, then as the language sorts", () => {
  expect(HOME_COUNTRY).toBe("DE");
  const german = countriesFromHome("de").map(({ name }) => name);
  expect(german.slice(0, 2)).toEqual(["Deutschland", "Afghanistan"]);
  expect(german.filter((name) => name === "Deutschland")).toHaveLength(1);
  expect(german.slice(1)).toEqual(german.slice(1).toSorted(new Intl.Collator("de").compare));
  expect(countriesFromHome("en")[0]).toEqual({ code: "DE", name: "Germany" });
});

it("begins with the country of the settings, wherever the clocks are", async () => {
  vi.stubEnv("COMPANY_COUNTRY", "AT");
  vi.resetModules();
  const home = await import("./home-country.server.ts");
  expect([home.HOME_COUNTRY, home.countriesFromHome("de")[0]?.name]).toEqual(["AT", "Österreich"]);
  vi.unstubAllEnvs();
});

it("keeps the order of the others, and of all where none is at home", () => {
  expect(homeFirst(["cn", "eu", "us"], (region) => region === "eu")).toEqual(["eu", "cn", "us"]);
  expect(homeFirst(["cn", "eu"], () => false)).toEqual(["cn", "eu"]);
});
