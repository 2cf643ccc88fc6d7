import { type Selectable, sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Database, Db } from '../../../db/schema.ts';

export type HsRow = Selectable<Database['hs_code']> & { children: number };

const withChildren = (db: Db) =>
  db
    .selectFrom('hs_code as h')
    .selectAll('h')
    .select(
      sql<number>`(select count(*)::int from hs_code c where c.parent = h.code and c.valid_to is null)`.as('children'),
    );

export const findCodes = (db: Db, codes: readonly string[]): Promise<HsRow[]> =>
  codes.length === 0 ? Promise.resolve([]) : withChildren(db).where('h.code', 'in', codes).orderBy('h.code').execute();

/** The direct children of a code, or the chapters; excludes ended codes. */
export const listChildren = (db: Db, parent: string | null): Promise<HsRow[]> =>
  withChildren(db)
    .$if(parent === null, (query) => query.where('h.level', '=', 2))
    .$if(parent !== null, (query) => query.where('h.parent', '=', parent))
    .where('h.valid_to', 'is', null)
    .orderBy('h.code')
    .execute();

/** Codes that begin with the digits; a chapter sorts before its headings. */
export const searchDigits = (db: Db, digits: string, limit: number): Promise<HsRow[]> =>
  withChildren(db).where('h.code', 'like', `${digits}%`).orderBy('h.code').limit(limit).execute();

/** Codes whose Chinese or English name contains all words; codes in force first, then shorter names first. */
export const searchNames = (db: Db, words: readonly string[], limit: number): Promise<HsRow[]> =>
  withChildren(db)
    .where((at) =>
      at.and(
        words.map((word) =>
          at.or([at('h.name', 'ilike', containsPattern(word)), at('h.en', 'ilike', containsPattern(word))]),
        ),
      ),
    )
    .orderBy(sql`h.valid_to is not null`)
    .orderBy(sql`length(h.name)`)
    .orderBy('h.code')
    .limit(limit)
    .execute();

/** The successors of the codes. */
export const listSuccessors = (db: Db, codes: readonly string[]) =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('hs_successor')
        .select(['code', 'successor'])
        .where('code', 'in', codes)
        .orderBy('code')
        .orderBy('successor')
        .execute();

export const pathOf = (code: string): string[] =>
  [2, 4, 6, 8, 10].filter((length) => length <= code.length).map((length) => code.slice(0, length));
