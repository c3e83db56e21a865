import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_verification_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_verification_tags_order_idx\` ON \`site_verification_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_verification_tags_parent_id_idx\` ON \`site_verification_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_verification_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_verification_tags_order_idx\` ON \`_site_v_version_verification_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_verification_tags_parent_id_idx\` ON \`_site_v_version_verification_tags\` (\`_parent_id\`);`)
  // The fields that each engine had are the first of the list.
  await db.run(sql`INSERT INTO \`site_verification_tags\` (\`_order\`, \`_parent_id\`, \`id\`, \`name\`, \`content\`) SELECT 1, \`id\`, lower(hex(randomblob(12))), 'google-site-verification', \`google_verification\` FROM \`site\` WHERE \`google_verification\` <> '';`)
  await db.run(sql`INSERT INTO \`_site_v_version_verification_tags\` (\`_order\`, \`_parent_id\`, \`_uuid\`, \`name\`, \`content\`) SELECT 1, \`id\`, lower(hex(randomblob(12))), 'google-site-verification', \`version_google_verification\` FROM \`_site_v\` WHERE \`version_google_verification\` <> '';`)
  await db.run(sql`INSERT INTO \`site_verification_tags\` (\`_order\`, \`_parent_id\`, \`id\`, \`name\`, \`content\`) SELECT 2, \`id\`, lower(hex(randomblob(12))), 'msvalidate.01', \`bing_verification\` FROM \`site\` WHERE \`bing_verification\` <> '';`)
  await db.run(sql`INSERT INTO \`_site_v_version_verification_tags\` (\`_order\`, \`_parent_id\`, \`_uuid\`, \`name\`, \`content\`) SELECT 2, \`id\`, lower(hex(randomblob(12))), 'msvalidate.01', \`version_bing_verification\` FROM \`_site_v\` WHERE \`version_bing_verification\` <> '';`)
  await db.run(sql`INSERT INTO \`site_verification_tags\` (\`_order\`, \`_parent_id\`, \`id\`, \`name\`, \`content\`) SELECT 3, \`id\`, lower(hex(randomblob(12))), 'baidu-site-verification', \`baidu_verification\` FROM \`site\` WHERE \`baidu_verification\` <> '';`)
  await db.run(sql`INSERT INTO \`_site_v_version_verification_tags\` (\`_order\`, \`_parent_id\`, \`_uuid\`, \`name\`, \`content\`) SELECT 3, \`id\`, lower(hex(randomblob(12))), 'baidu-site-verification', \`version_baidu_verification\` FROM \`_site_v\` WHERE \`version_baidu_verification\` <> '';`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`google_verification\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`bing_verification\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`baidu_verification\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_google_verification\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_bing_verification\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_baidu_verification\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`google_verification\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`bing_verification\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`baidu_verification\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_google_verification\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_bing_verification\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_baidu_verification\` text;`)
  await db.run(sql`UPDATE \`site\` SET \`google_verification\` = (SELECT \`content\` FROM \`site_verification_tags\` WHERE \`_parent_id\` = \`site\`.\`id\` AND \`name\` = 'google-site-verification' ORDER BY \`_order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`site\` SET \`bing_verification\` = (SELECT \`content\` FROM \`site_verification_tags\` WHERE \`_parent_id\` = \`site\`.\`id\` AND \`name\` = 'msvalidate.01' ORDER BY \`_order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`site\` SET \`baidu_verification\` = (SELECT \`content\` FROM \`site_verification_tags\` WHERE \`_parent_id\` = \`site\`.\`id\` AND \`name\` = 'baidu-site-verification' ORDER BY \`_order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`_site_v\` SET \`version_google_verification\` = (SELECT \`content\` FROM \`_site_v_version_verification_tags\` WHERE \`_parent_id\` = \`_site_v\`.\`id\` AND \`name\` = 'google-site-verification' ORDER BY \`_order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`_site_v\` SET \`version_bing_verification\` = (SELECT \`content\` FROM \`_site_v_version_verification_tags\` WHERE \`_parent_id\` = \`_site_v\`.\`id\` AND \`name\` = 'msvalidate.01' ORDER BY \`_order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`_site_v\` SET \`version_baidu_verification\` = (SELECT \`content\` FROM \`_site_v_version_verification_tags\` WHERE \`_parent_id\` = \`_site_v\`.\`id\` AND \`name\` = 'baidu-site-verification' ORDER BY \`_order\` LIMIT 1);`)
  await db.run(sql`DROP TABLE \`site_verification_tags\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_verification_tags\`;`)
}
