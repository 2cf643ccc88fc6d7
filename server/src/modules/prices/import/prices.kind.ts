import type { PriceScope } from '../../../db/schema/price.ts';
import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { matchKey, visible } from '../../../text/match-key.ts';
import { otherNames } from '../../search/index.ts';
import { checkWatches } from '../alerts/store/check-watches.ts';
import { parseQuote, type Quote, quoteColumns } from './parse-quote.ts';
import { pricesIn } from './stage-prices.ts';

export type PriceImport = Quote & {
  scope: PriceScope;
  market: string;
  /** Production area of an origin price; its `market` is an address. */
  area: string | null;
  province: string | null;
  city: string | null;
  adcode: string | null;
  classId: string;
  group: string;
  name: string;
  spec: string;
  variant: string;
  origin: string | null;
  /** Quoted once a month. */
  monthly?: boolean;
  lng?: number | null;
  lat?: number | null;
};

/** Daily market prices per 斤, 公斤 or another unit of weight. */
export const prices: ImportKind<PriceImport> = {
  name: 'price',
  sourceKind: 'price',
  title: '价格',
  columns: [
    ...quoteColumns({ range: true }),
    { names: ['market', '市场', '市场名称'], required: true },
    { names: ['category', '大类', '品类', '类别', 'prodCat'] },
    { names: ['group', '小类', '二级品类'] },
    { names: ['name', '品名', '品种', '产品', 'prodName'], required: true },
    { names: ['alias', '别名'] },
    { names: ['spec', '规格', 'specInfo'] },
    { names: ['origin', '产地', 'place'] },
    { names: ['province', '省份', '省'] },
    { names: ['city', '城市', '市'] },
    { names: ['adcode', '行政区划代码'] },
  ],
  parse: (fields) => parsePrice(fields),
  keyOf: (row) => [row.date, matchKey(row.market), row.group, matchKey(row.name), row.spec].join('|'),
  ...pricesIn('market'),
  announce: checkWatches,
};

const parsePrice = (fields: Fields): ParsedRow<PriceImport> => {
  const parsed = parseQuote(fields, { name: '品名', market: '市场' });
  if ('refused' in parsed) return parsed;
  const category = textOf(fields.category) || '其他';
  return {
    row: quotedRow(parsed.quote, fields, {
      scope: 'market',
      market: visible(textOf(fields.market)),
      area: null,
      classId: category,
      group: textOf(fields.group) || category,
      name: visible(textOf(fields.name)),
      spec: visible(textOf(fields.spec)),
      variant: '',
      origin: textOf(fields.origin) || null,
    }),
    doubts: parsed.doubts,
    names: otherNames('produce', visible(textOf(fields.name)), textOf(fields.alias)),
  };
};

type Named = Pick<
  PriceImport,
  'scope' | 'market' | 'area' | 'classId' | 'group' | 'name' | 'spec' | 'variant' | 'origin'
>;

/**
 * Combines a quote with its names and, if given, its region. Written out because object spread is ten times slower for
 * large files.
 */
export const quotedRow = (quote: Quote, fields: Fields, named: Named): PriceImport => ({
  date: quote.date,
  unit: quote.unit,
  low: quote.low,
  avg: quote.avg,
  high: quote.high,
  flag: quote.flag,
  scope: named.scope,
  market: named.market,
  area: named.area,
  province: textOf(fields.province) || null,
  city: textOf(fields.city) || null,
  adcode: /^\d{6}$/.test(textOf(fields.adcode)) ? textOf(fields.adcode) : null,
  classId: named.classId,
  group: named.group,
  name: named.name,
  spec: named.spec,
  variant: named.variant,
  origin: named.origin,
});
