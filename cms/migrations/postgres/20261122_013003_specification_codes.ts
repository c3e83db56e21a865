import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { codesInText, endsOfClaim } from '../specification-codes.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_specs_codes" AS ENUM('gps', 'beidou', 'glonass', 'galileo', 'cat1', 'cat4', 'nb-iot', 'lte-m', 'gsm', 'b1', 'b2', 'b3', 'b4', 'b5', 'b7', 'b8', 'b12', 'b13', 'b17', 'b18', 'b19', 'b20', 'b25', 'b26', 'b28', 'b34', 'b38', 'b39', 'b40', 'b41', 'b66', 'b71', 'gsm850', 'gsm900', 'gsm1800', 'gsm1900', 'bluetooth', 'wifi', '12v', '24v', '36v', '48v', '60v', '72v', '80v', 'primary', 'rechargeable', 'ip20', 'ip30', 'ip40', 'ip54', 'ip55', 'ip65', 'ip66', 'ip67', 'ip68', 'magnetic', 'screws', 'tape', 'ties', 'strap', 'clip', 'plug', 'smd', 'ce', 'fcc', 'ccc', 'srrc', 'rohs', 'reach', 'un383', 'e-mark', 'ukca', 'ptcrb', 'gcf');
  CREATE TYPE "public"."enum__products_v_version_specs_codes" AS ENUM('gps', 'beidou', 'glonass', 'galileo', 'cat1', 'cat4', 'nb-iot', 'lte-m', 'gsm', 'b1', 'b2', 'b3', 'b4', 'b5', 'b7', 'b8', 'b12', 'b13', 'b17', 'b18', 'b19', 'b20', 'b25', 'b26', 'b28', 'b34', 'b38', 'b39', 'b40', 'b41', 'b66', 'b71', 'gsm850', 'gsm900', 'gsm1800', 'gsm1900', 'bluetooth', 'wifi', '12v', '24v', '36v', '48v', '60v', '72v', '80v', 'primary', 'rechargeable', 'ip20', 'ip30', 'ip40', 'ip54', 'ip55', 'ip65', 'ip66', 'ip67', 'ip68', 'magnetic', 'screws', 'tape', 'ties', 'strap', 'clip', 'plug', 'smd', 'ce', 'fcc', 'ccc', 'srrc', 'rohs', 'reach', 'un383', 'e-mark', 'ukca', 'ptcrb', 'gcf');
  CREATE TABLE "products_specs_codes" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_products_specs_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_specs_codes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_specs_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "claims_claims_readings" ADD COLUMN "low" numeric;
  ALTER TABLE "claims_claims_readings" ADD COLUMN "high" numeric;
  ALTER TABLE "_claims_v_version_claims_readings" ADD COLUMN "low" numeric;
  ALTER TABLE "_claims_v_version_claims_readings" ADD COLUMN "high" numeric;
  ALTER TABLE "products_specs_codes" ADD CONSTRAINT "products_specs_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specs_codes" ADD CONSTRAINT "_products_v_version_specs_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v_version_specs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_specs_codes_order_idx" ON "products_specs_codes" USING btree ("order");
  CREATE INDEX "products_specs_codes_parent_idx" ON "products_specs_codes" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_specs_codes_order_idx" ON "_products_v_version_specs_codes" USING btree ("order");
  CREATE INDEX "_products_v_version_specs_codes_parent_idx" ON "_products_v_version_specs_codes" USING btree ("parent_id");`)
  await fillCodes(db, 'products_specs', 'enum_products_specs_codes')
  await fillCodes(db, '_products_v_version_specs', 'enum__products_v_version_specs_codes')
  await fillEnds(db, 'claims_claims')
  await fillEnds(db, '_claims_v_version_claims')
}

/** Keeps as codes what the texts of the rows of a specification say. */
async function fillCodes(db: MigrateUpArgs['db'], table: string, type: string): Promise<void> {
  const { rows } = await db.execute<{ id: string | number; key: string; text: string }>(sql`
    SELECT r.id AS id, r.key AS key, l.text AS text FROM ${sql.identifier(table)} r
    JOIN ${sql.identifier(`${table}_locales`)} l ON l._parent_id = r.id AND l._locale = 'zh' WHERE l.text IS NOT NULL`)
  for (const { id, key, text } of rows) {
    for (const [index, code] of codesInText(key, text).entries()) {
      await db.execute(sql`INSERT INTO ${sql.identifier(`${table}_codes`)} ("order", parent_id, value) VALUES (${index + 1}, ${id}, ${code}::${sql.identifier(type)})`)
    }
  }
}

/** Keeps as numbers where the figures of the claims begin and end. */
async function fillEnds(db: MigrateUpArgs['db'], table: string): Promise<void> {
  const { rows } = await db.execute<{ id: string | number; key: string; value: string }>(sql`
    SELECT r.id AS id, c.key AS key, l.value AS value FROM ${sql.identifier(`${table}_readings`)} r
    JOIN ${sql.identifier(table)} c ON c.id = r._parent_id
    JOIN ${sql.identifier(`${table}_readings_locales`)} l ON l._parent_id = r.id AND l._locale = 'zh' WHERE l.value IS NOT NULL`)
  for (const { id, key, value } of rows) {
    const ends = endsOfClaim(key, value)
    if (ends) await db.execute(sql`UPDATE ${sql.identifier(`${table}_readings`)} SET low = ${ends.low}, high = ${ends.high} WHERE id = ${id}`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_specs_codes" CASCADE;
  DROP TABLE "_products_v_version_specs_codes" CASCADE;
  ALTER TABLE "claims_claims_readings" DROP COLUMN "low";
  ALTER TABLE "claims_claims_readings" DROP COLUMN "high";
  ALTER TABLE "_claims_v_version_claims_readings" DROP COLUMN "low";
  ALTER TABLE "_claims_v_version_claims_readings" DROP COLUMN "high";
  DROP TYPE "public"."enum_products_specs_codes";
  DROP TYPE "public"."enum__products_v_version_specs_codes";`)
}
