import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_came_from" ADD VALUE 'phone';
  ALTER TYPE "public"."enum_leads_came_from" ADD VALUE 'chat';
  ALTER TYPE "public"."enum_leads_came_from" ADD VALUE 'fair';
  ALTER TYPE "public"."enum_leads_came_from" ADD VALUE 'other';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "came_from" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_came_from";
  CREATE TYPE "public"."enum_leads_came_from" AS ENUM('search', 'direct', 'ad', 'event', 'mail', 'social', 'link');
  ALTER TABLE "leads" ALTER COLUMN "came_from" SET DATA TYPE "public"."enum_leads_came_from" USING "came_from"::"public"."enum_leads_came_from";`)
}
