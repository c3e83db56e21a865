import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "videos_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"second" numeric
  );
  
  CREATE TABLE "videos_chapters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_videos_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"second" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_videos_v_version_chapters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answer" numeric NOT NULL,
  	"helpful" boolean DEFAULT false NOT NULL,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "sha256" varchar;
  ALTER TABLE "videos_chapters" ADD CONSTRAINT "videos_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_chapters_locales" ADD CONSTRAINT "videos_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_chapters" ADD CONSTRAINT "_videos_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_chapters_locales" ADD CONSTRAINT "_videos_v_version_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v_version_chapters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "videos_chapters_order_idx" ON "videos_chapters" USING btree ("_order");
  CREATE INDEX "videos_chapters_parent_id_idx" ON "videos_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "videos_chapters_locales_locale_parent_id_unique" ON "videos_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_chapters_locales_parent_idx" ON "videos_chapters_locales" USING btree ("_parent_id");
  CREATE INDEX "_videos_v_version_chapters_order_idx" ON "_videos_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_videos_v_version_chapters_parent_id_idx" ON "_videos_v_version_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_videos_v_version_chapters_locales_locale_parent_id_unique" ON "_videos_v_version_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_version_chapters_locales_parent_idx" ON "_videos_v_version_chapters_locales" USING btree ("_parent_id");
  CREATE INDEX "votes_answer_idx" ON "votes" USING btree ("answer");
  CREATE INDEX "votes_updated_at_idx" ON "votes" USING btree ("updated_at");
  CREATE INDEX "votes_created_at_idx" ON "votes" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "videos_chapters" CASCADE;
  DROP TABLE "videos_chapters_locales" CASCADE;
  DROP TABLE "_videos_v_version_chapters" CASCADE;
  DROP TABLE "_videos_v_version_chapters_locales" CASCADE;
  DROP TABLE "votes" CASCADE;
  ALTER TABLE "media" DROP COLUMN "sha256";`)
}
