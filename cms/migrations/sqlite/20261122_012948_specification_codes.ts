import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { codesInText, endsOfClaim } from '../specification-codes.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_specs_codes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_specs_codes_order_idx\` ON \`products_specs_codes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_specs_codes_parent_idx\` ON \`products_specs_codes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specs_codes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v_version_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_codes_order_idx\` ON \`_products_v_version_specs_codes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_codes_parent_idx\` ON \`_products_v_version_specs_codes\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`claims_claims_readings\` ADD \`low\` numeric;`)
  await db.run(sql`ALTER TABLE \`claims_claims_readings\` ADD \`high\` numeric;`)
  await db.run(sql`ALTER TABLE \`_claims_v_version_claims_readings\` ADD \`low\` numeric;`)
  await db.run(sql`ALTER TABLE \`_claims_v_version_claims_readings\` ADD \`high\` numeric;`)
  await fillCodes(db, 'products_specs')
  await fillCodes(db, '_products_v_version_specs')
  await fillEnds(db, 'claims_claims')
  await fillEnds(db, '_claims_v_version_claims')
}

/** Keeps as codes what the texts of the rows of a specification say. */
async function fillCodes(db: MigrateUpArgs['db'], table: string): Promise<void> {
  const rows = await db.all<{ id: string | number; key: string; text: string }>(sql`
    SELECT r.id AS id, r.key AS key, l.text AS text FROM ${sql.identifier(table)} r
    JOIN ${sql.identifier(`${table}_locales`)} l ON l._parent_id = r.id AND l._locale = 'zh' WHERE l.text IS NOT NULL`)
  for (const { id, key, text } of rows) {
    for (const [index, code] of codesInText(key, text).entries()) {
      await db.run(sql`INSERT INTO ${sql.identifier(`${table}_codes`)} (\`order\`, parent_id, value) VALUES (${index + 1}, ${id}, ${code})`)
    }
  }
}

/** Keeps as numbers where the figures of the claims begin and end. */
async function fillEnds(db: MigrateUpArgs['db'], table: string): Promise<void> {
  const rows = await db.all<{ id: string | number; key: string; value: string }>(sql`
    SELECT r.id AS id, c.key AS key, l.value AS value FROM ${sql.identifier(`${table}_readings`)} r
    JOIN ${sql.identifier(table)} c ON c.id = r._parent_id
    JOIN ${sql.identifier(`${table}_readings_locales`)} l ON l._parent_id = r.id AND l._locale = 'zh' WHERE l.value IS NOT NULL`)
  for (const { id, key, value } of rows) {
    const ends = endsOfClaim(key, value)
    if (ends) await db.run(sql`UPDATE ${sql.identifier(`${table}_readings`)} SET low = ${ends.low}, high = ${ends.high} WHERE id = ${id}`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_specs_codes\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specs_codes\`;`)
  await db.run(sql`ALTER TABLE \`claims_claims_readings\` DROP COLUMN \`low\`;`)
  await db.run(sql`ALTER TABLE \`claims_claims_readings\` DROP COLUMN \`high\`;`)
  await db.run(sql`ALTER TABLE \`_claims_v_version_claims_readings\` DROP COLUMN \`low\`;`)
  await db.run(sql`ALTER TABLE \`_claims_v_version_claims_readings\` DROP COLUMN \`high\`;`)
}
