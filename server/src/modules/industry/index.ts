export { readTableDescription, type TableDescription } from './import/table-description.ts';
export { queryTable } from './query.service.ts';
export { refreshTables } from './refresh-tables.ts';
export { type NewTable, storeTables } from './store-tables.ts';
export { presentCard } from './table.presenter.ts';
export { listCardsAbout } from './table.repository.ts';
export { sharedUnit } from './table-fields.ts';
export { searchTree } from './tree.service.ts';
