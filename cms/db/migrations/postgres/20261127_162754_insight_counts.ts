import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "insight_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "day_kind_value_idx" ON "insight_counts" USING btree ("day","kind","value");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "insight_counts" CASCADE;`)
}
