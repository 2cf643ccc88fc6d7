export { lettersOf } from './model/letters.ts';
export { markTerms } from './model/marked-text.ts';
export { isMisspelt } from './model/nearest-name.ts';
export { blocksOfPages } from './model/passages.ts';
export { indexWords, namingWords, queryOf, queryWords, vectorOf } from './model/segmenter.ts';
export type { ImportedNames } from './model/stored-entry.ts';
export type { Thesaurus } from './model/thesaurus.ts';
export { correctName, correctTitle } from './service/correct-keyword.ts';
export { importNames, otherNames } from './service/import-names.ts';
export { followNames, type NameSource, renewNames } from './service/names.service.ts';
export { readKeyword } from './service/read-keyword.ts';
export { readThesaurus } from './service/read-thesaurus.ts';
export { type Rerank, rerankByMeaning } from './service/rerank-by-meaning.ts';
export { countPassages } from './store/count-passages.ts';
export { type Reader, readerOf } from './store/readable-pages.ts';
export { type Candidate, type RetrievedPassage, readPassages, retrievePassages } from './store/retrieve-passages.ts';
export {
  analyzeIndex,
  documentId,
  dropDocuments,
  type IndexedDocument,
  type IndexTables,
  indexDocument,
  indexDocuments,
  replaceDocuments,
  type SearchInput,
  storeDocuments,
  unindexDocuments,
} from './store/search-index.ts';
export { validitiesOf, validityOn } from './store/validity.ts';
