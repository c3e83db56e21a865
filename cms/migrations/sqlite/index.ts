import * as migration_20261124_000000_initial from './20261124_000000_initial.ts';

export const migrations = [
  {
    up: migration_20261124_000000_initial.up,
    down: migration_20261124_000000_initial.down,
    name: '20261124_000000_initial'
  },
];
