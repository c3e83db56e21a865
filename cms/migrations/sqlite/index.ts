import * as migration_20261121_022058_initial from './20261121_022058_initial.ts';

export const migrations = [
  {
    up: migration_20261121_022058_initial.up,
    down: migration_20261121_022058_initial.down,
    name: '20261121_022058_initial'
  },
];
