import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_parts_off" AS ENUM('platform', 'solutions', 'news', 'videos', 'inventions', 'marks', 'partners', 'model', 'calculator');
  CREATE TYPE "public"."enum__site_v_version_parts_off" AS ENUM('platform', 'solutions', 'news', 'videos', 'inventions', 'marks', 'partners', 'model', 'calculator');
  CREATE TABLE "site_parts_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_parts_off",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_v_version_parts_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_v_version_parts_off",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "site_parts_off" ADD CONSTRAINT "site_parts_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_parts_off" ADD CONSTRAINT "_site_v_version_parts_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_parts_off_order_idx" ON "site_parts_off" USING btree ("order");
  CREATE INDEX "site_parts_off_parent_idx" ON "site_parts_off" USING btree ("parent_id");
  CREATE INDEX "_site_v_version_parts_off_order_idx" ON "_site_v_version_parts_off" USING btree ("order");
  CREATE INDEX "_site_v_version_parts_off_parent_idx" ON "_site_v_version_parts_off" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_parts_off" CASCADE;
  DROP TABLE "_site_v_version_parts_off" CASCADE;
  DROP TYPE "public"."enum_site_parts_off";
  DROP TYPE "public"."enum__site_v_version_parts_off";`)
}
