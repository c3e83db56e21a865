import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "address" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_address" varchar;
  ALTER TABLE "media" ADD COLUMN "seconds" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP COLUMN "address";
  ALTER TABLE "_videos_v" DROP COLUMN "version_address";
  ALTER TABLE "media" DROP COLUMN "seconds";`)
}
