import type { ThesaurusKind, ThesaurusNames } from '@bee/domain/thesaurus';

/** What operators and imports write. */
export type StoredNames = ThesaurusNames & { kind: ThesaurusKind };
export type StoredEntry = StoredNames & { id: number; version: number };

/** Other names that a row of an import gives for its subject. */
export type ImportedNames = { kind: ThesaurusKind; name: string; synonyms: readonly string[] };
