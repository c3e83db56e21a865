import { expect, it } from "vitest";
import { isAdminPath } from "./paths.ts";

const config = {
  admin: {
    routes: { login: "/login", account: "/account", reset: "/reset" },
    components: {
      views: {
        dashboard: { Component: "x" },
        dns: { path: "/dns-diagnosis" },
        none: { path: "/not-found" },
        lead: { path: "/leads/:id/print" },
      },
    },
  },
  collections: [{ slug: "products" }, { slug: "users" }],
  globals: [{ slug: "site" }],
} as unknown as Parameters<typeof isAdminPath>[0];

it.each([
  "/admin",
  "/admin/",
  "/admin/login",
  "/admin/reset/abc",
  "/admin/account",
  "/admin/collections",
  "/admin/collections/products",
  "/admin/collections/products/7/versions",
  "/admin/globals/site/api",
  "/admin/users/verify/abc",
  "/admin/dns-diagnosis",
  "/admin/leads/7/print",
])("%s is the admin's", (path) => {
  expect(isAdminPath(config, path)).toBe(true);
});

it.each([
  "/admin/nope",
  "/admin/not-found",
  "/admin/collections/nope",
  "/admin/globals/nope",
  "/admin/loginx",
  "/admin/products",
  "/admin/collections/productsx",
])("%s is not", (path) => {
  expect(isAdminPath(config, path)).toBe(false);
});
