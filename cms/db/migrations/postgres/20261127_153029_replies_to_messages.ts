import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_notes" ALTER COLUMN "lead_id" DROP NOT NULL;
  ALTER TABLE "lead_notes" ADD COLUMN "message_id" integer;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_notes_message_idx" ON "lead_notes" USING btree ("message_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_notes" DROP CONSTRAINT "lead_notes_message_id_messages_id_fk";
  
  DROP INDEX "lead_notes_message_idx";
  ALTER TABLE "lead_notes" ALTER COLUMN "lead_id" SET NOT NULL;
  ALTER TABLE "lead_notes" DROP COLUMN "message_id";`)
}
