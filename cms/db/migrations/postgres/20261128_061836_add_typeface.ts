import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_typeface" AS ENUM('system', 'grotesque', 'humanist', 'geometric', 'serif');
  CREATE TYPE "public"."enum__site_v_version_typeface" AS ENUM('system', 'grotesque', 'humanist', 'geometric', 'serif');
  ALTER TABLE "media" ADD COLUMN "is_variable" boolean;
  ALTER TABLE "site" ADD COLUMN "typeface" "enum_site_typeface";
  ALTER TABLE "site" ADD COLUMN "typeface_file_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_typeface" "enum__site_v_version_typeface";
  ALTER TABLE "_site_v" ADD COLUMN "version_typeface_file_id" integer;
  ALTER TABLE "site" ADD CONSTRAINT "site_typeface_file_id_media_id_fk" FOREIGN KEY ("typeface_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_typeface_file_id_media_id_fk" FOREIGN KEY ("version_typeface_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_typeface_idx" ON "site" USING btree ("typeface");
  CREATE INDEX "site_typeface_file_idx" ON "site" USING btree ("typeface_file_id");
  CREATE INDEX "_site_v_version_version_typeface_idx" ON "_site_v" USING btree ("version_typeface");
  CREATE INDEX "_site_v_version_version_typeface_file_idx" ON "_site_v" USING btree ("version_typeface_file_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP CONSTRAINT "site_typeface_file_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_typeface_file_id_media_id_fk";
  
  DROP INDEX "site_typeface_idx";
  DROP INDEX "site_typeface_file_idx";
  DROP INDEX "_site_v_version_version_typeface_idx";
  DROP INDEX "_site_v_version_version_typeface_file_idx";
  ALTER TABLE "media" DROP COLUMN "is_variable";
  ALTER TABLE "site" DROP COLUMN "typeface";
  ALTER TABLE "site" DROP COLUMN "typeface_file_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_typeface";
  ALTER TABLE "_site_v" DROP COLUMN "version_typeface_file_id";
  DROP TYPE "public"."enum_site_typeface";
  DROP TYPE "public"."enum__site_v_version_typeface";`)
}
