import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` ADD \`stalled\` numeric;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`stalled\` numeric;`)
  await db.run(sql`ALTER TABLE \`scheduled_publishing\` ADD \`stalled\` numeric;`)
  await db.run(sql`ALTER TABLE \`consistency_checks\` ADD \`stalled\` numeric;`)
  await db.run(sql`ALTER TABLE \`engine_pings\` ADD \`stalled\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`stalled\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`stalled\`;`)
  await db.run(sql`ALTER TABLE \`scheduled_publishing\` DROP COLUMN \`stalled\`;`)
  await db.run(sql`ALTER TABLE \`consistency_checks\` DROP COLUMN \`stalled\`;`)
  await db.run(sql`ALTER TABLE \`engine_pings\` DROP COLUMN \`stalled\`;`)
}
