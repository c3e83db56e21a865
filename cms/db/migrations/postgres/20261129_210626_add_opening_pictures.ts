import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "site" ADD COLUMN "products_picture_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_products_picture_id" integer;
  ALTER TABLE "services" ADD CONSTRAINT "services_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_products_picture_id_media_id_fk" FOREIGN KEY ("products_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_products_picture_id_media_id_fk" FOREIGN KEY ("version_products_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "services_picture_idx" ON "services" USING btree ("picture_id");
  CREATE INDEX "_services_v_version_version_picture_idx" ON "_services_v" USING btree ("version_picture_id");
  CREATE INDEX "site_products_picture_idx" ON "site" USING btree ("products_picture_id");
  CREATE INDEX "_site_v_version_version_products_picture_idx" ON "_site_v" USING btree ("version_products_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DROP CONSTRAINT "services_picture_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_picture_id_media_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_products_picture_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_products_picture_id_media_id_fk";
  
  DROP INDEX "services_picture_idx";
  DROP INDEX "_services_v_version_version_picture_idx";
  DROP INDEX "site_products_picture_idx";
  DROP INDEX "_site_v_version_version_products_picture_idx";
  ALTER TABLE "services" DROP COLUMN "picture_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_picture_id";
  ALTER TABLE "site" DROP COLUMN "products_picture_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_products_picture_id";`)
}
