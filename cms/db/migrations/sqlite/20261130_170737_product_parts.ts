import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_parts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`layer\` text,
  	\`left\` numeric,
  	\`top\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_parts_order_idx\` ON \`products_parts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_parts_parent_id_idx\` ON \`products_parts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_parts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`layer\` text,
  	\`left\` numeric,
  	\`top\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_parts_order_idx\` ON \`_products_v_version_parts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_parts_parent_id_idx\` ON \`_products_v_version_parts\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_parts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_parts\`;`)
}
