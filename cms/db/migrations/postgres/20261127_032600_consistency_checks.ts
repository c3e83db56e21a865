import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const TARGETS = 'products series accessories solutions articles downloads videos testimonials banners faqs services brands inventions marks media'.split(' ')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "consistency_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"mentions" varchar,
  	"found" jsonb,
  	"open" numeric,
  	"spreads" boolean DEFAULT false,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "consistency_checks_key_idx" ON "consistency_checks" USING btree ("key");
  CREATE INDEX "consistency_checks_open_idx" ON "consistency_checks" USING btree ("open");
  CREATE INDEX "consistency_checks_next_at_idx" ON "consistency_checks" USING btree ("next_at");
  CREATE INDEX "consistency_checks_taken_until_idx" ON "consistency_checks" USING btree ("taken_until");
  CREATE INDEX "consistency_checks_updated_at_idx" ON "consistency_checks" USING btree ("updated_at");
  CREATE INDEX "consistency_checks_created_at_idx" ON "consistency_checks" USING btree ("created_at");`)
  // What is there already is checked once; nothing is before the first content.
  for (const target of TARGETS)
    await db.execute(sql.raw(`INSERT INTO "consistency_checks" ("key", "target", "record", "next_at")
      SELECT '${target}/' || "id", '${target}', "id", now() FROM "${target}";`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "consistency_checks" CASCADE;`)
}
