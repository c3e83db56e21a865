import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`outline\` text;`)
  await db.run(sql`CREATE INDEX \`products_outline_idx\` ON \`products\` (\`outline\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_outline\` text;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_outline_idx\` ON \`_products_v\` (\`version_outline\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_outline_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`outline\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_outline_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_outline\`;`)
}
