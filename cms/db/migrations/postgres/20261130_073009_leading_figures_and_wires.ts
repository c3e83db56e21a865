import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "products_wires" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_wires_locales" (
  	"name" varchar,
  	"signal" varchar,
  	"target" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" varchar NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_products_v_version_wires" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_wires_locales" (
  	"name" varchar,
  	"signal" varchar,
  	"target" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" varchar NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "series" ADD COLUMN "leading" jsonb;
  ALTER TABLE "_series_v" ADD COLUMN "version_leading" jsonb;
  ALTER TABLE "products_wires" ADD CONSTRAINT "products_wires_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_wires_locales" ADD CONSTRAINT "products_wires_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_wires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_wires" ADD CONSTRAINT "_products_v_version_wires_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_wires_locales" ADD CONSTRAINT "_products_v_version_wires_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_wires"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_wires_order_idx" ON "products_wires" USING btree ("_order");
  CREATE INDEX "products_wires_parent_id_idx" ON "products_wires" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_wires_locales_locale_parent_id_unique" ON "products_wires_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_wires_locales_parent_idx" ON "products_wires_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_wires_order_idx" ON "_products_v_version_wires" USING btree ("_order");
  CREATE INDEX "_products_v_version_wires_parent_id_idx" ON "_products_v_version_wires" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_wires_locales_locale_parent_id_unique" ON "_products_v_version_wires_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_wires_locales_parent_idx" ON "_products_v_version_wires_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_wires" CASCADE;
  DROP TABLE "products_wires_locales" CASCADE;
  DROP TABLE "_products_v_version_wires" CASCADE;
  DROP TABLE "_products_v_version_wires_locales" CASCADE;
  ALTER TABLE "series" DROP COLUMN "leading";
  ALTER TABLE "_series_v" DROP COLUMN "version_leading";`)
}
