import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { matchKey, visible } from '../../../text/match-key.ts';
import { parseQuote, quoteColumns } from './parse-quote.ts';
import { type PriceImport, quotedRow } from './prices.kind.ts';
import { pricesIn } from './stage-prices.ts';

/** Farm-gate prices of fruit by production area, address, price type and unit. */
export const fruit: ImportKind<PriceImport> = {
  name: 'fruit',
  sourceKind: 'fruit',
  title: '水果产地价',
  columns: [
    ...quoteColumns({ range: false }),
    { names: ['category', '品名', '水果', '品种', 'name'], required: true },
    { names: ['production_area', '产区', '主产区', 'area'], required: true },
    { names: ['addr', '产地', '地址'], required: true },
    { names: ['type', '类型', '价格类型'] },
    { names: ['group', '大类', '品类'] },
    { names: ['province', '省份', '省'] },
    { names: ['city', '城市', '市'] },
    { names: ['adcode', '行政区划代码'] },
  ],
  parse: (fields) => parseFruit(fields),
  keyOf: ({ date, area, market, name, spec, variant }) =>
    [date, matchKey(area ?? ''), matchKey(market), matchKey(name), spec, variant].join('|'),
  ...pricesIn('origin'),
};

const parseFruit = (fields: Fields): ParsedRow<PriceImport> => {
  const parsed = parseQuote(fields, { category: '品名', production_area: '产区', addr: '产地' });
  if ('refused' in parsed) return parsed;
  return {
    row: quotedRow(parsed.quote, fields, {
      scope: 'origin',
      market: visible(textOf(fields.addr)),
      area: visible(textOf(fields.production_area)),
      classId: '水果',
      group: textOf(fields.group) || '水果',
      name: visible(textOf(fields.category)),
      spec: visible(textOf(fields.type)) || '产地价',
      variant: parsed.quote.unit,
      origin: null,
    }),
    doubts: parsed.doubts,
  };
};
