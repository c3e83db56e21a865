import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { collectionAddress, deskAddress, globalAddress, signInAddress } from "./desk-address.ts";

/** The desk's address as it would be written by hand: as a text, after an origin, or out of Payload's configuration. Components of the desk are named from `/admin/` on, too. */
const BY_HAND =
  /["'`}]\/admin(?![\w-])(?!\/(?:components|payload-patches|providers|views)\/)|\broutes\.admin\b|\badmin\b[^{}\n]*\} = [\w.()]*\.routes;/;
/** The one place, tests, and generated files. */
const LEFT_OUT = /^cms\/lib\/desk-address\.ts$|\.test\.tsx?$|^cms\/next\/\.next\/|^cms\/config\/settings-schema\.ts$/;

it("nobody else joins an address at the desk", () => {
  const files = globSync("{cms,server}/**/*.{ts,tsx}").filter((file) => !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => BY_HAND.test(readFileSync(file, "utf8")))).toEqual([]);
});

it.each([
  ["<a href={`${config.routes.admin}/collections/leads`}>", true],
  ["const { admin } = useConfig().config.routes;", true],
  ["const { admin, api } = req.payload.config.routes;", true],
  ['routes.all("/admin/*", answer)', true],
  ["return `${settings.siteUrl}/admin/reset/${token}`;", true],
  ["return context.redirect(`/admin/login?redirect=${page}`);", true],
  ['Component: "/admin/views/versions/view.tsx#VersionsView"', false],
  ['import { deskTexts } from "../../admin/texts/index.ts";', false],
  ["const { api } = req.payload.config.routes;", false],
])("%s is joined by hand: %s", (line, isByHand) => {
  expect(BY_HAND.test(line)).toBe(isByHand);
});

it("addresses lead to pages, lists, records, globals and the sign-in", () => {
  expect([deskAddress(), deskAddress("/transfer")]).toEqual(["/admin", "/admin/transfer"]);
  expect([collectionAddress("leads"), collectionAddress("leads", 7), collectionAddress("leads", "create")]).toEqual([
    "/admin/collections/leads",
    "/admin/collections/leads/7",
    "/admin/collections/leads/create",
  ]);
  expect(globalAddress("site")).toBe("/admin/globals/site");
  expect(signInAddress()).toBe("/admin/login");
  expect(signInAddress("/admin/transfer?import=1")).toBe("/admin/login?redirect=%2Fadmin%2Ftransfer%3Fimport%3D1");
});
