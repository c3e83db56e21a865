import { afterEach, describe, expect, it, vi } from "vitest";
import { RefusedAddress } from "#shared/lib/address.ts";
import { navigateTo, provideNavigation, redirectTo } from "./navigate-to.ts";

const ORIGIN = "https://www.example.com";

/** A browser at the site, as far as navigating needs one. */
function inBrowser() {
  const location = { origin: ORIGIN, assign: vi.fn<(url: URL) => void>(), replace: vi.fn<(url: URL) => void>() };
  vi.stubGlobal("window", { location });
  const navigate = vi.fn<() => void>();
  provideNavigation(navigate);
  return { location, navigate };
}

afterEach(() => vi.unstubAllGlobals());

describe("navigateTo", () => {
  it("stays in the app for addresses of the site", () => {
    const { location, navigate } = inBrowser();
    navigateTo("/en/products?series=obd_tox#list");
    expect(navigate).toHaveBeenCalledWith("/en/products?series=obd_tox#list", { replace: false });
    navigateTo(`${ORIGIN}/buy`, { replace: true });
    expect(navigate).toHaveBeenLastCalledWith("/buy", { replace: true });
    expect(location.assign).not.toHaveBeenCalled();
  });

  it("leaves the app when the address is marked as external", () => {
    const { location, navigate } = inBrowser();
    navigateTo("https://shop.example.com/", { external: true });
    navigateTo("https://shop.example.com/cart", { external: true, replace: true });
    expect(String(location.assign.mock.lastCall?.[0])).toBe("https://shop.example.com/");
    expect(String(location.replace.mock.lastCall?.[0])).toBe("https://shop.example.com/cart");
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "mailto:hello@example.com"])(
    "refuses %j without the flag",
    (address) => {
      const { location, navigate } = inBrowser();
      expect(() => navigateTo(address)).toThrow(RefusedAddress);
      expect(navigate).not.toHaveBeenCalled();
      expect(location.assign).not.toHaveBeenCalled();
    },
  );

  it.each(["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "blob:https://www.example.com/1", "vbscript:x"])(
    "refuses %j with the flag too",
    (address) => {
      const { location } = inBrowser();
      expect(() => navigateTo(address, { external: true })).toThrow(RefusedAddress);
      expect(location.assign).not.toHaveBeenCalled();
    },
  );
});

describe("redirectTo", () => {
  it("redirects within the site, with 302 unless told otherwise", () => {
    const plain = redirectTo("/en/brand/aritcle?a=1");
    expect([plain.status, plain.headers.get("location")]).toEqual([302, "/en/brand/aritcle?a=1"]);
    expect(redirectTo("/", { redirectCode: 308 }).status).toBe(308);
  });

  it("redirects to another site only when it is marked as external", () => {
    expect(() => redirectTo("https://shop.example.com/")).toThrow(RefusedAddress);
    expect(redirectTo("https://shop.example.com/", { external: true }).headers.get("location")).toBe("https://shop.example.com/");
    expect(() => redirectTo("javascript:alert(1)", { external: true })).toThrow(RefusedAddress);
  });

  it("gives the site's own addresses as paths in the browser", () => {
    inBrowser();
    expect(redirectTo(`${ORIGIN}/buy#form`).headers.get("location")).toBe("/buy#form");
  });
});
