import { touchTags } from '../../cache/tag.repository.ts';
import type { Db } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type DescribedTable, describeTable } from '../../modules/data-products/model/describe-table.ts';
import {
  dropSampleProducts,
  type NewDocument,
  type PastRelease,
  storeProduct,
} from '../../modules/data-products/store/store-product.ts';
import { arrive, contentOfBytes } from '../../modules/files/service/published-file.ts';
import { paragraph } from '../../text/rich-text.ts';
import { addDays, monthStart, yearOf } from '../days.ts';
import { pick } from '../random.ts';
import { sampleSource } from '../sample-source.ts';
import { bytesOf, typeOf } from './product-file.ts';
import { type ProductField, type ProductRecord, type ProductTableRecord, readProducts } from './product-files.ts';
import { rowsOf, type SampleCell } from './table-queries.ts';

type Parts = Pick<Deps, 'db' | 'files'>;

const LICENCE = '示例数据，仅供演示与试用，不得作为交易或研究依据；真实产品的授权以订单为准';

/** With which a site starts: those of the sample orders, and of every category those that are made soonest. */
export const FIRST_PRODUCTS: readonly string[] = [
  ...['wholesale-prices', 'wholesale-markets', 'wholesale-g1', 'herb-sanqi', 'herb-g1', 'origin-prices'],
  ...['trade-goods', 'trade-permits', 'stat-s1', 'food-gi', 'standard-list', 'limit-pesticide'],
];

/**
 * 示例数据 of data products: their files hold what the pages of the site show. Safe to run again.
 * @returns their number
 */
export const loadProducts = async (
  { db, files }: Parts,
  today: string,
  now: Date,
  extent: 'all' | 'first' = 'all',
): Promise<number> => {
  const { sourceId, at } = await sampleSource(db, 'data_product', today);
  await db.transaction().execute((transaction) => dropSampleProducts(transaction, now));
  let stored = 0;
  for (const [rank, record] of readProducts().entries()) {
    if (extent === 'first' && !FIRST_PRODUCTS.includes(record.id)) continue;
    const tables = await tablesOf(db, record, today);
    // The small sample has nothing for some.
    if (tables.length === 0) continue;
    const release = releaseOf(record, today);
    const documents = await documentsOf({ db, files }, record, tables, now);
    const { id, title, summary, cateId, freq, geo, access, price, tags } = record;
    const product = {
      ...{ id, title, summary, cateId, freq, geo, access, price, tags, rank, release, documents, sourceId, at },
      desc: record.about.map(paragraph),
      licence: LICENCE,
      tables: [],
      history: historyOf(record, tables, today),
      sample: true,
    };
    await db.transaction().execute((transaction) => storeProduct(transaction, product, now));
    stored++;
  }
  await touchTags(db, ['data-products', 'search']);
  return stored;
};

/** Adds those that a first start leaves out, with the older rows of the others, unless an import has replaced the sample. */
export const completeProducts = async (parts: Parts, today: string, now: Date): Promise<void> => {
  const held = parts.db.selectFrom('data_product').select('id').where('sample', '=', true).limit(1);
  if (await held.executeTakeFirst()) await loadProducts(parts, today, now);
};

type FilledTable = ProductTableRecord & { cells: SampleCell[][]; described: DescribedTable };

const tablesOf = async (db: Db, record: ProductRecord, today: string): Promise<FilledTable[]> => {
  const tables: FilledTable[] = [];
  for (const table of record.tables) {
    const cells = await rowsOf(db, table, today);
    if (cells.length > 0) tables.push({ ...table, cells, described: describe(table.fields, cells, record.geo) });
  }
  return tables;
};

const describe = (fields: readonly ProductField[], cells: SampleCell[][], geo: string): DescribedTable => {
  const describer = describeTable(
    fields.map(({ field }) => field),
    fields,
  );
  for (const row of cells) {
    const wrong = describer.add(row);
    if (wrong) throw new Error(wrong);
  }
  return describer.finish(geo);
};

const documentsOf = async (
  parts: Parts,
  record: ProductRecord,
  tables: readonly FilledTable[],
  now: Date,
): Promise<NewDocument[]> => {
  const documents: NewDocument[] = [];
  for (const { title, fields, cells, described, formats } of tables)
    for (const ext of formats) {
      const bytes = await bytesOf(ext, { title: `${record.title}：${title}`, fields, cells, note: LICENCE });
      const name = `${record.title}-${title
        .replace(/[（）]/g, ' ')
        .trim()
        .replace(/\s+/g, '-')}.${ext}`;
      const content = contentOfBytes(bytes, typeOf(ext));
      const fid = await arrive(parts, { purpose: 'data', name, content }, now);
      documents.push({ docId: `d${documents.length + 1}`, title, fid, ext, table: described });
    }
  return documents;
};

/** Daily and monthly products come out every month, yearly ones every year, the others when there is something new. */
const releaseOf = ({ freq, newField }: ProductRecord, today: string) => ({
  version: freq === 'Y' ? String(yearOf(today)) : today.slice(0, 7).replace('-', '.'),
  date: today,
  note: newField ? `数据更新；新增字段“${newField}”` : '数据更新',
});

const NOTES = ['数据更新', '数据更新，补齐漏报', '数据更新，核对异常值', '数据更新，统一规格名称'] as const;

/** As they would have come out: with the rows of their time. */
const historyOf = (
  { id, freq, newField }: ProductRecord,
  tables: readonly FilledTable[],
  today: string,
): PastRelease[] => {
  if (freq === 'irregular') return [];
  const fields = [...new Set(tables.flatMap((table) => table.fields.map(({ field }) => field)))];
  return [3, 2, 1].flatMap((back): PastRelease[] => {
    const date = freq === 'Y' ? addDays(today, -365 * back) : monthStart(today, 1 - back);
    const before = freq === 'Y' ? String(yearOf(today) - back - 1) : date;
    const rows = tables.reduce((sum, table) => sum + rowsBefore(table, before), 0);
    if (rows === 0) return [];
    const version = freq === 'Y' ? String(yearOf(date)) : addDays(date, -1).slice(0, 7).replace('-', '.');
    const had = fields.filter((field) => field !== newField);
    return [{ version, date, rows, fields: had, note: pick(NOTES, id, version) }];
  });
};

const rowsBefore = ({ fields, cells }: FilledTable, before: string): number => {
  const place = fields.findIndex(({ type }) => type === 'date');
  return cells.filter((row) => String(row[place] ?? '') < before).length;
};
