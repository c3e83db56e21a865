import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_wires\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_wires_order_idx\` ON \`products_wires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_wires_parent_id_idx\` ON \`products_wires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_wires_locales\` (
  	\`name\` text,
  	\`signal\` text,
  	\`target\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_wires\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_wires_locales_locale_parent_id_unique\` ON \`products_wires_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_wires_locales_parent_idx\` ON \`products_wires_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_wires\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_wires_order_idx\` ON \`_products_v_version_wires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_wires_parent_id_idx\` ON \`_products_v_version_wires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_wires_locales\` (
  	\`name\` text,
  	\`signal\` text,
  	\`target\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_wires\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_wires_locales_locale_parent_id_unique\` ON \`_products_v_version_wires_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_wires_locales_parent_idx\` ON \`_products_v_version_wires_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`leading\` text;`)
  await db.run(sql`ALTER TABLE \`_series_v\` ADD \`version_leading\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_wires\`;`)
  await db.run(sql`DROP TABLE \`products_wires_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_wires\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_wires_locales\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`leading\`;`)
  await db.run(sql`ALTER TABLE \`_series_v\` DROP COLUMN \`version_leading\`;`)
}
