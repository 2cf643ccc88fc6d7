import type { SearchName } from '@bee/contracts/resource/search';
import { isPlace } from '../../../answering/named-places.ts';
import { beginningOf } from './document-names.ts';
import { KINDS_OF_INTENT } from './query-intent.ts';
import type { QueryReading } from './query-reading.ts';
import { queryOf, queryWords } from './segmenter.ts';

/** What documents must contain, and which of them answer best. */
export type WantedDocuments = {
  /** Groups of names or words; documents contain one of each group. */
  required: readonly (readonly string[])[];
  /** Names of the only thing that the query names, as names are indexed. Documents with such a name rank higher. */
  entityNames: readonly string[];
  /** Names of its varieties, as names are indexed. */
  varieties: readonly string[];
  /** Kinds that answer the intent of the query, the best one first. */
  kinds: readonly SearchName[];
};

/** @param words of the query, required if it names nothing known */
export const wantedBy = ({ entities, intent, rest }: QueryReading, words: readonly string[]): WantedDocuments => {
  const [entity, ...others] = entities;
  if (!entity) return { required: words.map((word) => [word]), entityNames: [], varieties: [], kinds: [] };
  // A product has one document with the prices of all places.
  const needed = intent === 'price' ? rest.filter((word) => !isPlace(word)) : rest;
  const isAlone = others.length === 0 && needed.length === 0;
  return {
    required: [...entities.map(({ matched, synonyms }) => [matched, ...synonyms]), ...needed.map((word) => [word])],
    entityNames: isAlone ? [entity.matched, ...entity.synonyms].map(beginningOf) : [],
    varieties: isAlone ? entity.varieties.map(beginningOf) : [],
    kinds: intent ? KINDS_OF_INTENT[intent] : [],
  };
};

/** A tsquery literal for documents with one name of each group; null without words. */
export const allOf = (required: WantedDocuments['required'], weight: ':A' | ''): string | null => {
  const groups = required.flatMap((names) => {
    const queries = names.map((name) => queryOf(queryWords(name), '&', weight)).filter((query) => query !== null);
    return queries.length > 0 ? [`(${queries.join(' | ')})`] : [];
  });
  return groups.length > 0 ? groups.join(' & ') : null;
};
