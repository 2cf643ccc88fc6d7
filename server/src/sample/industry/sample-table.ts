import type { RawBuilder } from 'kysely';
import type { StoredField } from '../../db/schema/industry.ts';
import type { NewTable } from '../../modules/industry/store/store-tables.ts';

/** A table of the sample without its rows; what most of them have in common may be left out. */
export type TableDraft = Pick<NewTable, 'modelId' | 'title' | 'path' | 'freq' | 'fields'> & Partial<NewTable>;

export const sampleTable = (draft: TableDraft): NewTable => ({
  alias: [],
  description: '',
  geoLevel: 'none',
  tags: [],
  products: [],
  parent: null,
  lagDays: null,
  marketPlaces: [],
  ...draft,
});

/** Tables whose rows come from other samples by one statement. */
export type DerivedTables = {
  tables: NewTable[];
  /**
   * Selects rows of `industry_row` (table_no, period, adcode, d1, d2, d3, d4, cells, published_on).
   * @param numbers of the tables whose rows are selected, by model id; it may lack some
   */
  rows(numbers: ReadonlyMap<string, number>): RawBuilder<unknown>;
};

/** What the chosen tables are made from, each with the number of its table. */
export const numbered = <Item>(
  items: readonly Item[],
  modelId: (item: Item) => string,
  numbers: ReadonlyMap<string, number>,
): { item: Item; no: number }[] =>
  items.flatMap((item) => {
    const no = numbers.get(modelId(item));
    return no === undefined ? [] : [{ item, no }];
  });

export const TIME: StoredField = { field: 'period', title: '时间', role: 'time' };
export const PLACE: StoredField = { field: 'geo', title: '地区', role: 'geo' };

export const dimension = (field: string, title: string, order?: readonly string[]): StoredField => ({
  field,
  title,
  role: 'dim',
  ...(order && { order: [...order] }),
});

export const measure = (
  field: string,
  title: string,
  unit: string | null,
  decimals: number,
  more: Pick<StoredField, 'kind' | 'desc'> = {},
): StoredField => ({ field, title, role: 'measure', unit, decimals, ...more });
