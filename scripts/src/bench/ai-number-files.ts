import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { QuoteKey } from './ai-number-questions.ts';

type Row = Record<string, string>;
type Amount = { value: number; days: string[] };

/**
 * Reads expected values from the published files without the importers: units and directions are converted
 * independently.
 */
export type NumberFiles = ReturnType<typeof openNumberFiles>;

/** @param folder of the real data */
export const openNumberFiles = (folder: string) => {
  const csv = (file: string): Row[] =>
    parse(readFileSync(path.join(folder, file)), { columns: true, bom: true, relax_quotes: true });
  const quotes = groupBy(csv('prices/xinfadi_2013_2014.csv'), ({ name }) => clean(name));
  const foods = readFileSync(path.join(folder, 'food/foods.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const codes = csv('trade/hs8_2023_zh_en.csv');
  const editions = csv('trade/hs8_agri_2015_2023_zh.csv');
  const flows = csv('trade/comtrade_us_cn_2017_hs2_agri.csv');

  const only = (rows: readonly Row[], key: string): Row => {
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`${key} stands ${rows.length} times in the file`);
    return row;
  };
  const quotesOf = (product: string): Row[] => quotes.get(clean(product)) ?? [];

  return {
    /** 元 per requested unit; the file has 元 per 斤. */
    quote: ({
      product,
      day,
      field = 'avg' as 'avg' | 'min' | 'max',
      unit,
    }: Omit<QuoteKey, 'field'> & { field?: string | undefined }): number => {
      const row = only(
        quotesOf(product).filter(({ date }) => date === day),
        `${product} ${day}`,
      );
      const jin = Number(row[`${field}_price`]);
      if (unit === '元/斤') return jin;
      return jin * (unit === '元/吨' ? 2000 : 2);
    },
    /** 元/公斤 of a product on a day, one per row of that day. */
    quotesOn: (product: string, day: string): number[] =>
      quotesOf(product).flatMap((row) =>
        row.date === day ? [row.min_price, row.avg_price, row.max_price].map((price) => Number(price) * 2) : [],
      ),
    hasProduct: (product: string): boolean => quotesOf(product).length > 0,
    /** 元/公斤 over daily averages, with the days that have the value. */
    span: (product: string, from: string, to: string, figure: 'mean' | 'min' | 'max'): Amount => {
      const rows = quotesOf(product).filter(({ date = '' }) => date >= from && date <= to);
      if (new Set(rows.map(({ date }) => date)).size !== rows.length) throw new Error(`${product} has a day twice`);
      const values = rows.map(({ avg_price }) => Number(avg_price) * 2);
      if (figure === 'mean') return { value: values.reduce((sum, one) => sum + one, 0) / values.length, days: [] };
      const value = Math[figure](...values);
      return { value, days: rows.flatMap(({ date = '' }, index) => (values[index] === value ? [date] : [])) };
    },
    food: (code: string): Row =>
      only(
        foods.filter(({ foodCode }) => foodCode === code),
        code,
      ),
    hasFood: (name: string): boolean => foods.some(({ foodName = '' }) => foodName.includes(name)),
    code: (hs8: string): Row =>
      only(
        codes.filter((row) => row.hs8 === hs8),
        hs8,
      ),
    hasCode: (hs8: string): boolean => [...codes, ...editions].some((row) => row.hs8 === hs8),
    /** Latest edition that contains a code. */
    lastEdition: (hs8: string): number =>
      Math.max(...editions.flatMap((row) => (row.hs8 === hs8 ? [Number(row.year)] : []))),
    newestEdition: Math.max(...editions.map(({ year }) => Number(year))),
    /** US$, as reported by the United States for the opposite direction. */
    trade: (hs2: string, flow: 'import' | 'export'): number => {
      const theirs = flow === 'import' ? 'Export' : 'Import';
      return Number(
        only(
          flows.filter((row) => row.hs2 === hs2 && row.flow === theirs),
          `${hs2} ${flow}`,
        ).trade_value_usd,
      );
    },
  };
};

/** Removes control and invisible characters; normalizes the width of characters. */
export const clean = (text = ''): string =>
  text
    .replace(/[\p{Cc}\u200b-\u200d\u2060\ufeff]/gu, '')
    .normalize('NFKC')
    .trim();

const groupBy = (rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};
