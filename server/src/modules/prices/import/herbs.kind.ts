import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { matchKey, visible } from '../../../text/match-key.ts';
import { otherNames } from '../../search/index.ts';
import { parseQuote, quoteColumns } from './parse-quote.ts';
import { type PriceImport, quotedRow } from './prices.kind.ts';
import { pricesIn } from './stage-prices.ts';

/** Herb prices by specification, origin and market. */
export const herbs: ImportKind<PriceImport> = {
  name: 'herbs',
  sourceKind: 'herbs',
  title: '中药材价格',
  columns: [
    ...quoteColumns({ range: false }),
    { names: ['name', '品名', '药材'], required: true },
    { names: ['market', '市场', '药市'], required: true },
    { names: ['category', '分类', '类别', '大类'] },
    { names: ['alias', '别名'] },
    { names: ['spec', '规格'] },
    { names: ['origin', '产地'] },
    { names: ['province', '省份', '省'] },
    { names: ['city', '城市', '市'] },
    { names: ['adcode', '行政区划代码'] },
  ],
  parse: (fields) => parseHerb(fields),
  keyOf: ({ date, market, group, name, spec, variant }) =>
    [date, matchKey(market), group, matchKey(name), spec, variant].join('|'),
  ...pricesIn('herb'),
};

const parseHerb = (fields: Fields): ParsedRow<PriceImport> => {
  const parsed = parseQuote(fields, { name: '品名', market: '市场' });
  if ('refused' in parsed) return parsed;
  const origin = visible(textOf(fields.origin));
  return {
    row: quotedRow(parsed.quote, fields, {
      scope: 'herb',
      market: visible(textOf(fields.market)),
      area: null,
      classId: '中药材',
      group: textOf(fields.category) || '其他',
      name: visible(textOf(fields.name)),
      spec: visible(textOf(fields.spec)),
      variant: origin,
      origin: origin || null,
    }),
    doubts: parsed.doubts,
    names: otherNames('herb', visible(textOf(fields.name)), textOf(fields.alias)),
  };
};
