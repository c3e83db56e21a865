import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" ADD COLUMN "stalled" numeric;
  ALTER TABLE "imports" ADD COLUMN "stalled" numeric;
  ALTER TABLE "scheduled_publishing" ADD COLUMN "stalled" numeric;
  ALTER TABLE "consistency_checks" ADD COLUMN "stalled" numeric;
  ALTER TABLE "engine_pings" ADD COLUMN "stalled" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" DROP COLUMN "stalled";
  ALTER TABLE "imports" DROP COLUMN "stalled";
  ALTER TABLE "scheduled_publishing" DROP COLUMN "stalled";
  ALTER TABLE "consistency_checks" DROP COLUMN "stalled";
  ALTER TABLE "engine_pings" DROP COLUMN "stalled";`)
}
