export { listThreads } from './comment/comment.service.ts';
export { readEntry } from './read-entry.ts';
export { storeCategories } from './store-categories.ts';
export { type NewEntry, storeEntries } from './store-entries.ts';
