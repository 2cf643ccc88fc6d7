export { listThreads } from './comment/service/comment.service.ts';
export { readEntry } from './service/read-entry.ts';
export { storeCategories } from './service/store-categories.ts';
export { type NewEntry, storeEntries } from './store/store-entries.ts';
