import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { create, extract } from "tar";
import { beforeAll, describe, expect, it } from "vitest";
import { command, folderWithSite } from "../../test/backups.ts";

const at = folderWithSite();

describe("a backup", () => {
  beforeAll(() => command("backup", at("site"), ["--to", at("kept", "one.tar.gz")]), 120_000);

  it.each([
    ["a link within it", "../payload-secret"],
    ["a link out of it", "/etc/passwd"],
  ])("is refused with %s among its uploads", async (_name, leadsTo) => {
    const evil = await mkdtemp(at("evil-"));
    await extract({ file: at("kept", "one.tar.gz"), cwd: evil });
    await symlink(leadsTo, path.join(evil, "media", "linked.txt"));
    await create({ file: `${evil}.tar.gz`, cwd: evil, gzip: true }, await readdir(evil));
    expect(await command("restore", `${evil}-restored`, [`${evil}.tar.gz`])).toMatchObject({
      stderr: expect.stringContaining("media/linked.txt in it is neither a file nor a folder") as string,
    });
    expect(await readdir(`${evil}-restored`)).toEqual(["payload-secret"]);
    for (const made of [evil, `${evil}.tar.gz`, `${evil}-restored`]) await rm(made, { recursive: true });
  });

  it("is never written over a file, nor restored over a site, and a broken one changes nothing", async () => {
    expect(await command("backup", at("site"), ["--to", at("kept", "one.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("is there already") as string,
    });
    expect(await command("restore", at("site"), [at("kept", "one.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("There is a database already") as string,
    });
    for (const [part, message] of [
      ["media", "There are uploads in"],
      ["journal", "There are leads that no database has taken yet in"],
    ] as const) {
      await mkdir(at("holding", part), { recursive: true });
      await writeFile(at("holding", part, "one"), "");
      expect(await command("restore", at("holding"), [at("kept", "one.tar.gz")])).toMatchObject({
        stderr: expect.stringContaining(message) as string,
      });
      expect((await readdir(at("holding"))).toSorted()).toEqual([part, "payload-secret"].toSorted());
      await rm(at("holding"), { recursive: true });
    }
    const whole = await readFile(at("kept", "one.tar.gz"));
    await writeFile(at("half.tar.gz"), whole.subarray(0, whole.length / 2));
    expect(await command("restore", at("third"), [at("half.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("not whole") as string,
    });
    expect(await readdir(at("third"))).toEqual(["payload-secret"]);
  });
});
