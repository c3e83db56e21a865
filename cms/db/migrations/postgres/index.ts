import * as migration_20261124_000000_initial from './20261124_000000_initial.ts';
import * as migration_20261125_105733_upload_folders_owner_notices from './20261125_105733_upload_folders_owner_notices.ts';
import * as migration_20261125_173257_site_languages from './20261125_173257_site_languages.ts';

export const migrations = [
  {
    up: migration_20261124_000000_initial.up,
    down: migration_20261124_000000_initial.down,
    name: '20261124_000000_initial',
  },
  {
    up: migration_20261125_105733_upload_folders_owner_notices.up,
    down: migration_20261125_105733_upload_folders_owner_notices.down,
    name: '20261125_105733_upload_folders_owner_notices',
  },
  {
    up: migration_20261125_173257_site_languages.up,
    down: migration_20261125_173257_site_languages.down,
    name: '20261125_173257_site_languages'
  },
];
