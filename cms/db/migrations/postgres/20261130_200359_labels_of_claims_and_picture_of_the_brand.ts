import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "brand_picture_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_brand_picture_id" integer;
  ALTER TABLE "claims_claims_readings_locales" ADD COLUMN "label" varchar;
  ALTER TABLE "_claims_v_version_claims_readings_locales" ADD COLUMN "label" varchar;
  ALTER TABLE "site" ADD CONSTRAINT "site_brand_picture_id_media_id_fk" FOREIGN KEY ("brand_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_brand_picture_id_media_id_fk" FOREIGN KEY ("version_brand_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_brand_picture_idx" ON "site" USING btree ("brand_picture_id");
  CREATE INDEX "_site_v_version_version_brand_picture_idx" ON "_site_v" USING btree ("version_brand_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP CONSTRAINT "site_brand_picture_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_brand_picture_id_media_id_fk";
  
  DROP INDEX "site_brand_picture_idx";
  DROP INDEX "_site_v_version_version_brand_picture_idx";
  ALTER TABLE "site" DROP COLUMN "brand_picture_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_brand_picture_id";
  ALTER TABLE "claims_claims_readings_locales" DROP COLUMN "label";
  ALTER TABLE "_claims_v_version_claims_readings_locales" DROP COLUMN "label";`)
}
