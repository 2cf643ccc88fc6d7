import type { Db } from '../../../db/schema.ts';
import { type QueryReading, readQuery } from '../model/query-reading.ts';
import { readThesaurus } from './read-thesaurus.ts';

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** @param names of the tables, as `readNames` returns them */
export const readKeyword = async (db: Db, keyword: string, names: readonly string[]): Promise<QueryReading> => {
  const known = sets.get(names) ?? new Set(names);
  sets.set(names, known);
  return readQuery(keyword, { thesaurus: await readThesaurus(db), names: known });
};
