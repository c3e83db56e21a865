import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "solutions" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "solutions_picture_idx" ON "solutions" USING btree ("picture_id");
  CREATE INDEX "_solutions_v_version_version_picture_idx" ON "_solutions_v" USING btree ("version_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "solutions" DROP CONSTRAINT "solutions_picture_id_media_id_fk";
  
  ALTER TABLE "_solutions_v" DROP CONSTRAINT "_solutions_v_version_picture_id_media_id_fk";
  
  DROP INDEX "solutions_picture_idx";
  DROP INDEX "_solutions_v_version_version_picture_idx";
  ALTER TABLE "solutions" DROP COLUMN "picture_id";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_picture_id";`)
}
