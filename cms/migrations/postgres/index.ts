import * as migration_20261121_025934_initial from './20261121_025934_initial.ts';

export const migrations = [
  {
    up: migration_20261121_025934_initial.up,
    down: migration_20261121_025934_initial.down,
    name: '20261121_025934_initial'
  },
];
