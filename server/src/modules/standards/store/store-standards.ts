import type { StandardType } from '@bee/contracts/entity/standard';
import { parseStandardNumber } from '@bee/domain/standard-number';
import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../db/insert-columns.ts';
import type { Adopted } from '../../../db/schema/standard.ts';
import type { Db } from '../../../db/schema.ts';
import { indexWords, vectorOf } from '../../search/index.ts';

export type NewStandard = {
  id: string;
  code: string;
  title: string;
  titleEn: string | null;
  type: StandardType;
  level: string | null;
  cate: string | null;
  status: 'in_force' | 'repealed' | 'draft';
  /** True if a source states the status; otherwise it is derived from its replacements. */
  stated: boolean;
  issuedAt: string | null;
  effectiveAt: string | null;
  repealedAt: string | null;
  adopted: Adopted | null;
  ics: string[];
  ccs: string | null;
  issuer: string | null;
  committee: string | null;
  drafters: string[];
  scope: string | null;
  products: string[];
  officialUrl: string | null;
  /** Numbers of the standards that it replaces. */
  replaces: string[];
  sample: boolean;
  sourceId: number;
  updatedAt: string;
};

/** Key of a number regardless of spelling, e.g. GBT191-2008. Null if the number is incomplete. */
export const naturalKeyOf = (code: string): string | null => {
  const number = parseStandardNumber(code);
  if (!number || number.key === number.digits) return null;
  return number.year ? `${number.key}-${number.year}` : number.key;
};

/** @param prefix `stage_` for an import that is not yet published */
export const storeStandards = async (
  db: Db,
  standards: readonly NewStandard[],
  prefix: '' | 'stage_' = '',
): Promise<void> => {
  const ids = standards.map(({ id }) => id);
  await sql`delete from ${sql.table(`${prefix}standard_replaces`)} where standard_id = any(${ids})`.execute(db);
  await sql`delete from ${sql.table(`${prefix}standard`)} where id = any(${ids})`.execute(db);
  await insertColumns(db, `${prefix}standard`, columns, standards);
  const relations = standards.flatMap(({ id, replaces }) =>
    [...new Map(replaces.map((code) => [naturalKeyOf(code) ?? code, code]))].map(([key, code], place) => ({
      id,
      key,
      code,
      place,
    })),
  );
  await insertColumns(db, `${prefix}standard_replaces`, relationColumns, relations);
};

const numberOf = (code: string) => {
  const number = parseStandardNumber(code);
  if (!number) throw new Error(`${code} 不是标准编号`);
  return number;
};

const columns = columnsOf<NewStandard>(
  {
    text: [
      'id',
      'code',
      'title',
      'titleEn',
      'type',
      'level',
      'cate',
      'status',
      'ccs',
      'issuer',
      'committee',
      'scope',
      'officialUrl',
    ],
    bool: ['stated', 'sample'],
    date: ['issuedAt', 'effectiveAt', 'repealedAt'],
    jsonb: ['adopted'],
    'text[]': ['ics', 'drafters', 'products'],
    int: ['sourceId'],
    timestamptz: ['updatedAt'],
  },
  { name: 'natural_key', type: 'text', value: ({ code }) => naturalKeyOf(code) },
  { name: 'number_key', type: 'text', value: ({ code }) => numberOf(code).key },
  { name: 'loose_key', type: 'text', value: ({ code }) => numberOf(code).looseKey },
  { name: 'digits', type: 'text', value: ({ code }) => numberOf(code).digits },
  { name: 'year', type: 'text', value: (row) => numberOf(row.code).year ?? row.issuedAt?.slice(0, 4) },
  {
    name: 'tsv',
    type: 'tsvector',
    value: ({ code, title, titleEn, products, scope, issuer }) =>
      vectorOf(indexWords([code, title, ...products].join(' ')), indexWords([titleEn, issuer, scope].join(' '))),
  },
);

const relationColumns = columnsOf<{ id: string; key: string; code: string; place: number }>(
  { text: ['code'], int: ['place'] },
  { name: 'standard_id', type: 'text', value: ({ id }) => id },
  { name: 'ref_key', type: 'text', value: ({ key }) => key },
);
