export { readTableDescription, type TableDescription } from './import/table-description.ts';
export { presentCard } from './model/table.presenter.ts';
export { sharedUnit } from './model/table-fields.ts';
export { queryTable } from './service/query.service.ts';
export { searchTree } from './service/tree.service.ts';
export { refreshTables } from './store/refresh-tables.ts';
export { type NewTable, storeTables } from './store/store-tables.ts';
export { listCardsAbout } from './store/table.repository.ts';
