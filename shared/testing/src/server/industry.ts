import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { type Column, insertColumns } from '../../../../server/src/db/insert-columns.ts';
import { type NewTable, refreshTables, storeTables } from '../../../../server/src/modules/industry/index.ts';
import type { Browser, TestApp } from './test-app.ts';

type Call = Extract<Parameters<TestApp['call']>[0], `industry/${string}`>;
type Query = RequestFor<'industry/getTableList'>;

/** Calls to the industry database of the app that a test file has started. */
export const industryCalls = (app: () => TestApp) => {
  const ask = async <Id extends Call>(id: Id, request: RequestFor<Id>, browser?: Browser) => {
    const { body } = await app().call(id, request, browser);
    expect(body.msg).toBe('');
    return body.data as DataFor<Id>;
  };
  return {
    ask,
    rows: (request: Query, browser?: Browser) => ask('industry/getTableList', { limit: 100, ...request }, browser),
    refusal: async (id: Call, request: object, browser?: Browser) => {
      const { status, body } = await app().call(id, request, browser);
      expect(status).toBeLessThan(500);
      expect(body.success).toBe(false);
      return body.msg;
    },
  };
};

type Key = { period: string; adcode?: string; d1?: string; d2?: string };

/** A row of a table; with `revision` an earlier published version of it. */
export type BuiltRow = Key & { cells: (number | null)[]; publishedOn?: string; revision?: number };

type Draft = Pick<NewTable, 'modelId' | 'title' | 'freq' | 'fields'> & Partial<NewTable>;
type Origin = { source?: string; at?: string };

/** Inserts a table with its rows. @returns its number */
export const buildTable = async (
  { database: { db } }: TestApp,
  draft: Draft,
  rows: readonly BuiltRow[] = [],
  { source = '测试年鉴', at = '2026-03-01T08:00:00+08:00' }: Origin = {},
): Promise<number> => {
  const { modelId } = draft;
  const sourceId = await sourceOf(db, source, at);
  const numbers = await storeTables(db, [{ ...EMPTY, ...draft }], { sample: false, sourceId, at });
  const no = numbers.get(modelId) ?? 0;
  const current = rows.filter(({ revision }) => revision === undefined);
  const past = rows.filter(({ revision }) => revision !== undefined);
  await insertColumns(db, 'industry_row', columnsOf(no), current);
  await insertColumns(
    db,
    'industry_past',
    [...columnsOf(no), { name: 'revision', type: 'int', value: ({ revision }) => revision }],
    past,
  );
  await refreshTables(db, [no]);
  return no;
};

const EMPTY = {
  alias: [],
  description: '',
  path: ['测试领域', '测试分类'],
  geoLevel: 'none',
  tags: [],
  products: [],
  parent: null,
  lagDays: null,
  marketPlaces: [],
} satisfies Partial<NewTable>;

const sourceOf = async (db: TestApp['database']['db'], name: string, at: string): Promise<number> => {
  const known = await db.selectFrom('data_source').select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  const source = { kind: 'industry', name, url: null, publisher: null, sample: false, retrieved_at: at };
  return (await db.insertInto('data_source').values(source).returning('id').executeTakeFirstOrThrow()).id;
};

const columnsOf = (no: number): Column<BuiltRow>[] => [
  { name: 'table_no', type: 'int', value: () => no },
  { name: 'period', type: 'text', value: ({ period }) => period },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode ?? '' },
  { name: 'd1', type: 'text', value: ({ d1 }) => d1 ?? '' },
  { name: 'd2', type: 'text', value: ({ d2 }) => d2 ?? '' },
  { name: 'cells', type: 'float8[]', value: ({ cells }) => cells },
  { name: 'published_on', type: 'date', value: ({ publishedOn }) => publishedOn ?? '2026-01-15' },
];
