import * as migration_20261124_000000_initial from './20261124_000000_initial.ts';
import * as migration_20261125_105733_upload_folders_owner_notices from './20261125_105733_upload_folders_owner_notices.ts';
import * as migration_20261125_172952_own_site from './20261125_172952_own_site.ts';

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
    up: migration_20261125_172952_own_site.up,
    down: migration_20261125_172952_own_site.down,
    name: '20261125_172952_own_site',
  },
];
