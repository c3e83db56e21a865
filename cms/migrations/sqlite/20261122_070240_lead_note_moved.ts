import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`INSERT INTO lead_notes (lead_id, text, created_at) SELECT id, note, updated_at FROM leads WHERE note IS NOT NULL AND note <> '';`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`note\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`note\` text;`)
}
