import type { StandardType } from '@bee/contracts/entity/standard';
import { parseStandardNumber } from '@bee/domain/standard-number';
import { sql } from 'kysely';
import { type Column, insertColumns } from '../../../db/insert-columns.ts';
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

const columns: Column<NewStandard>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'natural_key', type: 'text', value: ({ code }) => naturalKeyOf(code) },
  { name: 'code', type: 'text', value: ({ code }) => code },
  { name: 'number_key', type: 'text', value: ({ code }) => numberOf(code).key },
  { name: 'loose_key', type: 'text', value: ({ code }) => numberOf(code).looseKey },
  { name: 'digits', type: 'text', value: ({ code }) => numberOf(code).digits },
  { name: 'year', type: 'text', value: (row) => numberOf(row.code).year ?? row.issuedAt?.slice(0, 4) },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'title_en', type: 'text', value: ({ titleEn }) => titleEn },
  { name: 'type', type: 'text', value: ({ type }) => type },
  { name: 'level', type: 'text', value: ({ level }) => level },
  { name: 'cate', type: 'text', value: ({ cate }) => cate },
  { name: 'status', type: 'text', value: ({ status }) => status },
  { name: 'stated', type: 'bool', value: ({ stated }) => stated },
  { name: 'issued_at', type: 'date', value: ({ issuedAt }) => issuedAt },
  { name: 'effective_at', type: 'date', value: ({ effectiveAt }) => effectiveAt },
  { name: 'repealed_at', type: 'date', value: ({ repealedAt }) => repealedAt },
  { name: 'adopted', type: 'jsonb', value: ({ adopted }) => adopted },
  { name: 'ics', type: 'text[]', value: ({ ics }) => ics },
  { name: 'ccs', type: 'text', value: ({ ccs }) => ccs },
  { name: 'issuer', type: 'text', value: ({ issuer }) => issuer },
  { name: 'committee', type: 'text', value: ({ committee }) => committee },
  { name: 'drafters', type: 'text[]', value: ({ drafters }) => drafters },
  { name: 'scope', type: 'text', value: ({ scope }) => scope },
  { name: 'products', type: 'text[]', value: ({ products }) => products },
  { name: 'official_url', type: 'text', value: ({ officialUrl }) => officialUrl },
  {
    name: 'tsv',
    type: 'tsvector',
    value: ({ code, title, titleEn, products, scope, issuer }) =>
      vectorOf(indexWords([code, title, ...products].join(' ')), indexWords([titleEn, issuer, scope].join(' '))),
  },
  { name: 'sample', type: 'bool', value: ({ sample }) => sample },
  { name: 'source_id', type: 'int', value: ({ sourceId }) => sourceId },
  { name: 'updated_at', type: 'timestamptz', value: ({ updatedAt }) => updatedAt },
];

const relationColumns: Column<{ id: string; key: string; code: string; place: number }>[] = [
  { name: 'standard_id', type: 'text', value: ({ id }) => id },
  { name: 'ref_key', type: 'text', value: ({ key }) => key },
  { name: 'code', type: 'text', value: ({ code }) => code },
  { name: 'place', type: 'int', value: ({ place }) => place },
];
