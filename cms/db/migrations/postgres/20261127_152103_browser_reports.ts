import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_browser_reports_kind" AS ENUM('policy', 'crash');
  CREATE TABLE "browser_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_browser_reports_kind" NOT NULL,
  	"directive" varchar NOT NULL,
  	"blocked" varchar,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"browsers" varchar NOT NULL,
  	"last_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "browser_reports_kind_idx" ON "browser_reports" USING btree ("kind");
  CREATE INDEX "browser_reports_count_idx" ON "browser_reports" USING btree ("count");
  CREATE INDEX "browser_reports_last_at_idx" ON "browser_reports" USING btree ("last_at");
  CREATE UNIQUE INDEX "browser_reports_key_idx" ON "browser_reports" USING btree ("key");
  CREATE INDEX "browser_reports_updated_at_idx" ON "browser_reports" USING btree ("updated_at");
  CREATE INDEX "browser_reports_created_at_idx" ON "browser_reports" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "browser_reports" CASCADE;
  DROP TYPE "public"."enum_browser_reports_kind";`)
}
