import { type PeriodFreq, periodWithin } from '@bee/domain/table-period';
import { shanghaiDay } from '../../../clock.ts';
import type { StoredField } from '../../../db/schema/industry.ts';
import { contentId } from '../../../importer/content-id.ts';
import {
  dayOf,
  type Fields,
  type ImportKind,
  numberOf,
  type ParsedRow,
  textOf,
} from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { placeByName } from '../../statistics/index.ts';
import type { NewTable } from '../store/store-tables.ts';
import { publishTables } from './store/publish-tables.ts';
import { columnsOf, fillText, type TableDescription } from './table-description.ts';

type TableRow = {
  modelId: string;
  period: string;
  adcode: string;
  /** Always four elements; '' for dimensions the table does not have. */
  dims: string[];
  cells: (number | null)[];
  /** Null for the day of the import. */
  published: string | null;
};

/** A table found in the files, with the number of decimals seen per measure. */
type FoundTable = NewTable & { decimals: number[] };

const MAX_DIMS = 4;

const staging = stagedRows<TableRow>({
  table: 'stage_industry_row',
  columns: { modelId: 'text collate "C"', period: 'text collate "C"', adcode: 'text collate "C"', cells: 'float8[]' },
  computed: {
    d1: ['text collate "C"', ({ dims }) => dims[0] ?? ''],
    d2: ['text collate "C"', ({ dims }) => dims[1] ?? ''],
    d3: ['text collate "C"', ({ dims }) => dims[2] ?? ''],
    d4: ['text collate "C"', ({ dims }) => dims[3] ?? ''],
    published_on: ['date', ({ published }, { at }) => published ?? shanghaiDay(new Date(at))],
  },
});

/** Tables of the industry database: the description yields one table per combination of title and units. */
export const industryKind = (description: TableDescription): ImportKind<TableRow> => {
  const tables = new Map<string, FoundTable>();
  return {
    name: 'industry',
    sourceKind: 'industry',
    title: '产业数据',
    columns: columnsOf(description).map((name) => ({ names: [name], required: true })),
    parse: (fields) => parseRow(fields, description, tables),
    // A revision is not a duplicate: both values are stored.
    keyOf: ({ cells, published, ...key }) => [...Object.values(key).flat(), published, ...cells].join('|'),
    ...staging,
    publish: (db, sourceId) => publishTables(db, [...tables.values()].map(shownTable), sourceId),
  };
};

const parseRow = (
  fields: Fields,
  description: TableDescription,
  tables: Map<string, FoundTable>,
): ParsedRow<TableRow> => {
  const said = (column: string): string => {
    const text = textOf(fields[column]);
    return description.values[column]?.[text] ?? text;
  };
  const { freq, time, place, dims, measures, published } = description;
  const period = readPeriod(freq, said(time));
  if (!period) return { refused: `列 ${time} 不是${freqWords[freq]}（${said(time) || '空'}）` };
  const adcode = place ? placeOf(said(place.column), place.level) : '';
  if (adcode === undefined)
    return { refused: `没有这个地区，请用省、市的名称或六位代码（${said(place?.column ?? '') || '空'}）` };
  const dimValues = dims.map((dim) => said(dim.column) || (dim.empty ?? ''));
  const lacking = dims[dimValues.indexOf('')];
  if (lacking) return { refused: `列 ${lacking.column} 是空的` };
  const cells = measures.map(({ column }) => cellOf(said(column)));
  const wrong = measures[cells.findIndex((cell) => Number.isNaN(cell))];
  if (wrong) return { refused: `列 ${wrong.column} 不是数字（${said(wrong.column)}）` };
  if (cells.every((cell) => cell === null)) return { refused: '没有数值，按未公布处理' };
  const day = published ? dayOf(said(published)) : null;
  if (published && !day) return { refused: `列 ${published} 不是日期（${said(published) || '空'}）` };
  const table = tableOf(description, said, tables);
  measures.forEach(({ column }, index) => {
    const digits = (said(column).split('.')[1] ?? '').replace(/0+$/, '').length;
    table.decimals[index] = Math.max(table.decimals[index] ?? 0, digits);
  });
  return {
    row: {
      modelId: table.modelId,
      period,
      adcode,
      dims: Array.from({ length: MAX_DIMS }, (_, index) => dimValues[index] ?? ''),
      cells,
      published: day,
    },
    doubts: [],
  };
};

const freqWords = { D: '一天', W: '一天', X: '一天', M: '一个月', Q: '一个季度', Y: '一年' } as const;

/** 吉林 is both a city and a province; the level decides. */
const placeOf = (name: string, level: 'province' | 'city'): string | undefined =>
  (level === 'city' ? placeByName(`${name}市`) : undefined) ?? placeByName(name);

/** null if the value is not published, NaN if it is not a number. */
const cellOf = (text: string): number | null => (/^[-–—―─…]*$/.test(text) ? null : numberOf(text));

const tableOf = (
  description: TableDescription,
  said: (column: string) => string,
  tables: Map<string, FoundTable>,
): FoundTable => {
  const fill = (text: string) => fillText(text, said);
  const { id, title, path, freq, place, dims, measures } = description;
  const named = fill(title);
  const key = [named, ...measures.map(({ unit }) => fill(unit))].join('\n');
  const known = tables.get(key);
  if (known) return known;
  const split = [title, ...measures.map(({ unit }) => unit)].some((text) => fill(text) !== text);
  const fields: StoredField[] = [
    { field: 'time', title: '时间', role: 'time' },
    ...(place ? [{ field: 'geo', title: '地区', role: 'geo' as const }] : []),
    ...dims.map(({ column, field, title: name }): StoredField => ({ field, title: name ?? column, role: 'dim' })),
    ...measures.map(
      ({ field, title: name, unit, decimals, kind, desc }): StoredField => ({
        field,
        title: fill(name),
        role: 'measure',
        unit: fill(unit) || null,
        ...(decimals !== undefined && { decimals }),
        ...(kind && { kind }),
        ...(desc && { desc }),
      }),
    ),
  ];
  const found: FoundTable = {
    modelId: split ? contentId(`${id}-`, key) : id,
    title: named,
    alias: description.alias.map(fill),
    description: description.description,
    path: path.map(fill),
    freq,
    geoLevel: place?.level ?? 'none',
    fields,
    tags: description.tags.map(fill).filter(Boolean),
    products: description.products.map(fill).filter(Boolean),
    parent: null,
    lagDays: description.lag_days ?? null,
    marketPlaces: [],
    decimals: [],
  };
  tables.set(key, found);
  return found;
};

/** Shows at most four decimals. */
const shownTable = ({ decimals, ...table }: FoundTable): NewTable => {
  let place = 0;
  return {
    ...table,
    fields: table.fields.map((field) => {
      if (field.role !== 'measure') return field;
      const digits = decimals[place++] ?? 2;
      return { ...field, decimals: field.decimals ?? Math.min(digits, 4) };
    }),
  };
};

const QUARTERS = '一二三四';

/** Parses a period of the given frequency: 2023年, 2023/1, 202301, 2023Q1, 2023年一季度, 2023-03-04. */
const readPeriod = (freq: PeriodFreq, value: unknown): string | null => {
  const text = textOf(value).replace(/\.0$/, '');
  if (freq === 'Y') return /^((?:19|20)\d\d)年?$/.exec(text)?.[1] ?? null;
  if (freq === 'Q') {
    const [, year, quarter = ''] = /^((?:19|20)\d\d)[-/年]?\s*(?:Q|第)?([1-4一二三四])(?:季度?)?$/i.exec(text) ?? [];
    if (!year) return null;
    const number = QUARTERS.includes(quarter) ? QUARTERS.indexOf(quarter) + 1 : Number(quarter);
    return `${year}-Q${number}`;
  }
  if (freq === 'M') {
    const [, year, month = ''] = /^((?:19|20)\d\d)[-/.年]?(\d{1,2})月?$/.exec(text) ?? [];
    return year && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
  }
  const day = dayOf(text);
  return day && periodWithin(freq, day, 'first');
};
