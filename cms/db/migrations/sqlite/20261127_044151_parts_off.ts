import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_parts_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_parts_off_order_idx\` ON \`site_parts_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_parts_off_parent_idx\` ON \`site_parts_off\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_parts_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_parts_off_order_idx\` ON \`_site_v_version_parts_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_parts_off_parent_idx\` ON \`_site_v_version_parts_off\` (\`parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_parts_off\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_parts_off\`;`)
}
