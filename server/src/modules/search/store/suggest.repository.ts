import type { SearchName } from '@bee/contracts/resource/search';
import type { Validity } from '@bee/domain/validity';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { validityOn } from './validity.ts';

export type SuggestedRow = {
  kind: SearchName;
  name: string;
  title: string;
  page: string;
  params: Record<string, string>;
  /** Only for policies and standards. */
  validity: Validity | null;
};

type FindNamesParams = {
  beginning: string;
  latin: boolean;
  /** As names are indexed. */
  synonyms: readonly string[];
  perKind: number;
  today: string;
};

/** Maximum number of names read per matching column. */
const LOOKED_AT = 300;

/**
 * Documents with a name that starts with the given text, in characters or (`latin`) in pinyin, or with one of `synonyms`. At most `perKind` of
 * each kind; documents in force and short names first.
 */
export const findNames = async (
  db: Db,
  { beginning, latin, synonyms, perKind, today }: FindNamesParams,
): Promise<SuggestedRow[]> => {
  const like = `${beginning}%`;
  const begun = (column: 'folded' | 'initials' | 'spelling', how: number) => sql`
    (select document_id, name, ${sql.lit(how)} as how from search_name where ${sql.ref(column)} like ${like}
      order by length(name), name limit ${LOOKED_AT})`;
  const meant = sql`
    (select document_id, name, 2 as how from search_name where folded = any(${synonyms}) limit ${LOOKED_AT})`;
  const ways = [begun('folded', 0), ...(latin ? [begun('initials', 1), begun('spelling', 1)] : []), meant];
  const { rows } = await sql<SuggestedRow>`
    with found as (${sql.join(ways, sql` union all `)}),
    best as (select distinct on (document_id) * from found order by document_id, how, length(name)),
    found_document as (
      select d.kind, b.name, d.title, d.page, d.params, b.how, d.date, ${validityOn(today, 'd')} as validity
      from best b join search_document d on d.id = b.document_id
    ), named as (
      select distinct on (kind, title) *, coalesce(validity, 'current') <> 'current' as outdated from found_document
      order by kind, title, outdated, how, date desc nulls last
    ), placed as (
      select *, row_number() over (partition by kind order by outdated, how, length(name), date desc nulls last, name) as place
      from named
    )
    select kind, name, title, page, params, validity from placed where place <= ${perKind} order by kind, place`.execute(
    db,
  );
  return rows;
};

/** Longer names are titles, not search words. */
const LONGEST = 12;

/** Names with this spelling in pinyin. */
export const soundingLike = async (db: Db, spelling: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from search_name where spelling like ${`${spelling}%`} and length(name) <= ${LONGEST}
    group by name order by length(name), name limit 4`.execute(db);
  return rows.map(({ name }) => name);
};

/** Names of prices that share one of the two characters of `typed`, at the same place; the first one shared before the second. */
export const namesOfPricesLike = async (db: Db, typed: string): Promise<string[]> => {
  const [first = '', second = ''] = [...typed].map((character) => character.replace(/[\\%_]/g, '\\$&'));
  const { rows } = await sql<{ folded: string }>`
    select n.folded from search_name n join search_document d on d.id = n.document_id
    where d.kind = 'price' and length(n.folded) = 2 and n.folded <> ${typed}
      and (n.folded like ${`${first}%`} or n.folded like ${`%${second}`})
    group by n.folded order by (n.folded like ${`${first}%`}) desc, n.folded limit 4`.execute(db);
  return rows.map(({ folded }) => folded);
};

/** Those of the words that occur in the index, rare ones first. */
export const heldByTexts = async (db: Db, words: string[]): Promise<string[]> => {
  if (words.length === 0) return [];
  const { rows } = await sql<{ term: string }>`
    select term from search_term where term = any(${words}) order by passages limit 4`.execute(db);
  return rows.map(({ term }) => term);
};
