import { globSync, readFileSync } from "node:fs";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PermissionTable } from "../admin/views/account/permission-table.tsx";
import { can, PERMISSIONS, ROLES, rolesThatCan, type Role } from "./permissions.ts";

const caller = (role: string) => ({ user: { id: 1, collection: "users", role } }) as Parameters<typeof can>[0];

describe("what a role may do", () => {
  it.each([
    ["administrator", "accounts.write", true],
    ["administrator", "persons.erase", true],
    ["editor", "content.write", true],
    ["editor", "leads.read", false],
    ["sales", "leads.write", true],
    ["sales", "content.write", false],
    ["viewer", "leads.read", true],
    ["viewer", "leads.write", false],
    ["a role of yesterday", "content.review", false],
  ] as const)("%s, %s: %s", (role, permission, expected) => {
    expect(can(caller(role), permission)).toBe(expected);
  });

  it("is nothing for a stranger", () => {
    expect(Object.keys(PERMISSIONS).filter((permission) => can({ user: null }, permission as keyof typeof PERMISSIONS))).toEqual([]);
  });

  it("names those who can be the owners of a lead", () => {
    expect(rolesThatCan("leads.write")).toEqual(["administrator", "sales"]);
  });
});

it("the desk shows who may do what to those who see the accounts", () => {
  const shownTo = (role: Role, language: string) =>
    renderToStaticMarkup(PermissionTable({ ...caller(role), i18n: { language } } as unknown as ComponentProps<typeof PermissionTable>));
  expect(shownTo("editor", "en")).toBe("");
  const rows = Array.from(shownTo("viewer", "en").matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g), ([, name, cells = ""]) => [
    name,
    ...Array.from(cells.matchAll(/<td>(.*?)<\/td>/g), ([, cell]) => cell),
  ]);
  // All of it, so that nobody gets a permission unnoticed: administrators, editors, sales, viewers.
  expect(rows).toEqual([
    ["Read content, files and rows", "yes", "yes", "yes", "yes"],
    ["Write, publish and trash content, files, rows, redirects, texts and settings", "yes", "yes", "–", "–"],
    ["See on the dashboard what content needs", "yes", "yes", "–", "yes"],
    ["Import and export content", "yes", "yes", "–", "–"],
    ["Read leads, messages, notes and reply templates", "yes", "–", "yes", "yes"],
    ["Follow up leads and messages: own, answer, note, export, trash", "yes", "–", "yes", "–"],
    ["Use the diagnostic tools", "yes", "yes", "–", "yes"],
    ["Read the counts of visits", "yes", "yes", "–", "–"],
    ["See the list of users", "yes", "–", "–", "yes"],
    ["Invite users, change roles, remove users", "yes", "–", "–", "–"],
    ["Export and erase all data of a person", "yes", "–", "–", "–"],
    ["Delete for good, out of the trash", "yes", "–", "–", "–"],
    ["Read the log, browsers’ reports, jobs and what is left before going live", "yes", "–", "–", "–"],
  ]);
  expect(shownTo("viewer", "zh")).toContain("查看访问统计");
});

it("no code names a role but the table", () => {
  const name = new RegExp(String.raw`"(?:${Object.keys(ROLES).join("|")})"`);
  /** A thread of mails, and what schema.org calls the contact of a sales department. */
  const isOther = (line: string) => /threadOf\(|contact\("sales"/.test(line);
  const files = globSync("{app,cms,server,shared,tools}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|^cms\/db\/migrations\/|^cms\/config\/payload-types|^cms\/next\/|^cms\/access\/permissions\.ts$/.test(file),
  );
  const violations = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => name.test(line) && !isOther(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(violations).toEqual([]);
});
