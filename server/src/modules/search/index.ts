export { countPassages } from './count-passages.ts';
export { lettersOf } from './letters.ts';
export { markTerms } from './marked-text.ts';
export { blocksOfPages } from './passages.ts';
export { type Reader, readerOf } from './readable-pages.ts';
export { type Rerank, rerankByMeaning } from './rerank-by-meaning.ts';
export { type Candidate, type RetrievedPassage, readPassages, retrievePassages } from './retrieve-passages.ts';
export {
  documentId,
  dropDocuments,
  type IndexedDocument,
  type IndexTables,
  indexDocument,
  indexDocuments,
  refreshTerms,
  replaceDocuments,
  type SearchInput,
  storeDocuments,
  unindexDocuments,
} from './search-index.ts';
export { indexWords, namingWords, queryOf, queryWords, vectorOf } from './segmenter.ts';
export { validitiesOf, validityOn } from './validity.ts';
