import type { ActionLogTable, InstallationTable } from './schema/base.ts';

/** Every table, by name; one file per area in `schema/`. */
export type Database = {
  action_log: ActionLogTable;
  installation: InstallationTable;
};
