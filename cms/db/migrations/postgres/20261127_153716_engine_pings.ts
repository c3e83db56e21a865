import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "engine_pings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"engine" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "engine_pings_key_idx" ON "engine_pings" USING btree ("key");
  CREATE INDEX "engine_pings_engine_idx" ON "engine_pings" USING btree ("engine");
  CREATE INDEX "engine_pings_next_at_idx" ON "engine_pings" USING btree ("next_at");
  CREATE INDEX "engine_pings_taken_until_idx" ON "engine_pings" USING btree ("taken_until");
  CREATE INDEX "engine_pings_updated_at_idx" ON "engine_pings" USING btree ("updated_at");
  CREATE INDEX "engine_pings_created_at_idx" ON "engine_pings" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "engine_pings" CASCADE;`)
}
