import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "hero_picture_id" integer;
  ALTER TABLE "site" ADD COLUMN "card_picture_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_hero_picture_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_card_picture_id" integer;
  ALTER TABLE "site" ADD CONSTRAINT "site_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_hero_picture_idx" ON "site" USING btree ("hero_picture_id");
  CREATE INDEX "site_card_picture_idx" ON "site" USING btree ("card_picture_id");
  CREATE INDEX "_site_v_version_version_hero_picture_idx" ON "_site_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_site_v_version_version_card_picture_idx" ON "_site_v" USING btree ("version_card_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP CONSTRAINT "site_hero_picture_id_media_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_card_picture_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_hero_picture_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_card_picture_id_media_id_fk";
  
  DROP INDEX "site_hero_picture_idx";
  DROP INDEX "site_card_picture_idx";
  DROP INDEX "_site_v_version_version_hero_picture_idx";
  DROP INDEX "_site_v_version_version_card_picture_idx";
  ALTER TABLE "site" DROP COLUMN "hero_picture_id";
  ALTER TABLE "site" DROP COLUMN "card_picture_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_hero_picture_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_card_picture_id";`)
}
