import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "logo_id" integer;
  ALTER TABLE "site" ADD COLUMN "logo_dark_id" integer;
  ALTER TABLE "site" ADD COLUMN "mark_id" integer;
  ALTER TABLE "site" ADD COLUMN "accent" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_logo_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_logo_dark_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_mark_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_accent" varchar;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_mark_id_media_id_fk" FOREIGN KEY ("version_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_logo_idx" ON "site" USING btree ("logo_id");
  CREATE INDEX "site_logo_dark_idx" ON "site" USING btree ("logo_dark_id");
  CREATE INDEX "site_mark_idx" ON "site" USING btree ("mark_id");
  CREATE INDEX "_site_v_version_version_logo_idx" ON "_site_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_v_version_version_logo_dark_idx" ON "_site_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_site_v_version_version_mark_idx" ON "_site_v" USING btree ("version_mark_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP CONSTRAINT "site_logo_id_media_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_logo_dark_id_media_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_mark_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_logo_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_logo_dark_id_media_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_mark_id_media_id_fk";
  
  DROP INDEX "site_logo_idx";
  DROP INDEX "site_logo_dark_idx";
  DROP INDEX "site_mark_idx";
  DROP INDEX "_site_v_version_version_logo_idx";
  DROP INDEX "_site_v_version_version_logo_dark_idx";
  DROP INDEX "_site_v_version_version_mark_idx";
  ALTER TABLE "site" DROP COLUMN "logo_id";
  ALTER TABLE "site" DROP COLUMN "logo_dark_id";
  ALTER TABLE "site" DROP COLUMN "mark_id";
  ALTER TABLE "site" DROP COLUMN "accent";
  ALTER TABLE "_site_v" DROP COLUMN "version_logo_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_logo_dark_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_mark_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_accent";`)
}
