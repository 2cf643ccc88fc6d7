import type { SearchName } from '@bee/contracts/resource/search';
import { isPlace } from '../../../answering/named-places.ts';
import { beginningOf } from './document-names.ts';
import { KINDS_OF_INTENT } from './query-intent.ts';
import type { QueryReading } from './query-reading.ts';
import { indexWords, queryOf, queryWords } from './segmenter.ts';

/** Names of the same thing, or a word. */
type Alternatives = readonly string[];

/** What documents must contain, and which of them answer best. */
export type WantedDocuments = {
  /** Groups of names or words; documents contain one of each group. */
  required: readonly Alternatives[];
  /** If no document contains all that is required: groups of which documents contain one. */
  some: readonly Alternatives[];
  /** Names of the things, if the query names nothing else, as names are indexed. Documents with such a name rank higher. */
  entityNames: readonly string[];
  /** Names of their varieties, as names are indexed. */
  varieties: readonly string[];
  /** Kinds that answer the intent of the query, the best one first. */
  kinds: readonly SearchName[];
  /** Of a search for a thing alone: kinds whose best document about the thing comes before all others. */
  leading: readonly SearchName[];
};

const NOTHING_NAMED = { entityNames: [], varieties: [], kinds: [], leading: [] };
const LEADING: readonly SearchName[] = ['price', 'encyclopedia', 'food', 'trade', 'standard'];

/** Without a known name, all words of the keyword count alike. */
export const wantedBy = ({ entities, intent, rest }: QueryReading, keyword: string): WantedDocuments => {
  const [entity, ...others] = entities;
  if (!entity) {
    const some = [...new Set(indexWords(keyword))].map((word) => [word]);
    return { required: queryWords(keyword).map((word) => [word]), some, ...NOTHING_NAMED };
  }
  // A product has one document with the prices of all places.
  const needed = intent === 'price' ? rest.filter((word) => !isPlace(word)) : rest;
  const isAlone = needed.length === 0;
  const required = [
    ...entities.map(({ matched, synonyms }) => [matched, ...synonyms]),
    ...needed.map((word) => [word]),
  ];
  return {
    required,
    // Not the words of the intent: half of the site contains 价格.
    some: required,
    entityNames: isAlone ? entities.flatMap(({ matched, synonyms }) => [matched, ...synonyms]).map(beginningOf) : [],
    varieties: isAlone ? entities.flatMap(({ varieties }) => varieties).map(beginningOf) : [],
    kinds: intent ? KINDS_OF_INTENT[intent] : [],
    leading: isAlone && others.length === 0 && !intent ? LEADING : [],
  };
};

/** A tsquery literal for documents with one name of each group, or (`|`) of any group; null without words. */
export const queryOfGroups = (
  groups: readonly Alternatives[],
  operator: '&' | '|',
  weight: ':A' | '',
): string | null => {
  const queries = groups.flatMap((names) => {
    const named = names.map((name) => queryOf(queryWords(name), '&', weight)).filter((query) => query !== null);
    return named.length > 0 ? [`(${named.join(' | ')})`] : [];
  });
  return queries.length > 0 ? queries.join(` ${operator} `) : null;
};
