/**
 * `npm run migration:create -- name`: writes the schema's changes as a migration for SQLite and one for PostgreSQL.
 * The schema knows every language that a site can be in. Neither needs a database: the difference is taken from the snapshot beside the last migration.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const DATABASES = { sqlite: "file::memory:", postgres: "postgres://localhost/none" };

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Name the migration in small letters, digits and underscores: npm run migration:create -- add_field");
  process.exit(1);
}

for (const [kind, url] of Object.entries(DATABASES)) {
  const { status } = spawnSync("payload", ["migrate:create", name, "--skip-empty", "--disable-transpile"], {
    stdio: "inherit",
    env: {
      ...process.env,
      PAYLOAD_CONFIG_PATH: "cms/payload.config.ts",
      DATABASE_URL: url,
      NODE_ENV: "production",
    },
  });
  if (status !== 0) process.exit(status ?? 1);
  tidy(path.resolve("cms/db/migrations", kind));
}

/** Payload writes for a bundler; Node runs the files as they are, so types and extensions have to be spelled out. */
function tidy(folder: string): void {
  const migrations = readdirSync(folder).filter((entry) => /^\d.*\.ts$/.test(entry));
  // What may have run somewhere stays as it was.
  for (const file of [migrations.toSorted().at(-1) ?? "", "index.ts"]) {
    const target = path.join(folder, file);
    const text = readFileSync(target, "utf8");
    const tidied = text
      .replace("import { MigrateUpArgs, MigrateDownArgs, sql }", "import { type MigrateUpArgs, type MigrateDownArgs, sql }")
      .replace(/\{ db, payload, req \}(?=: Migrate)/g, "{ db }")
      .replace(/ from '(\.\/[^'.]+)';/g, " from '$1.ts';")
      .replace(/^.* ADD \\`\w+\\` integer REFERENCES \w+\(id\);/gm, withOnDelete);
    if (tidied !== text) writeFileSync(target, tidied);
  }
}

/** For columns added to a SQLite table the generator leaves out what happens when the record that they name is deleted. */
function withOnDelete(statement: string): string {
  return statement.replace(/;$/, / TABLE \\`\w+_rels\\` /.test(statement) ? " ON DELETE cascade;" : " ON DELETE set null;");
}
