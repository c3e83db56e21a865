import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   INSERT INTO "lead_notes" ("lead_id", "text", "created_at") SELECT "id", "note", "updated_at" FROM "leads" WHERE "note" IS NOT NULL AND "note" <> '';
   ALTER TABLE "leads" DROP COLUMN "note";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "note" varchar;`)
}
