import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_brands_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brands_picture_idx" ON "brands" USING btree ("picture_id");
  CREATE INDEX "_brands_v_version_version_picture_idx" ON "_brands_v" USING btree ("version_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands" DROP CONSTRAINT "brands_picture_id_media_id_fk";
  
  ALTER TABLE "_brands_v" DROP CONSTRAINT "_brands_v_version_picture_id_media_id_fk";
  
  DROP INDEX "brands_picture_idx";
  DROP INDEX "_brands_v_version_version_picture_idx";
  ALTER TABLE "brands" DROP COLUMN "picture_id";
  ALTER TABLE "_brands_v" DROP COLUMN "version_picture_id";`)
}
