import { kilogramsOf } from '@bee/domain/units';
import { matchKey, visible } from '../modules/vegetable/match-key.ts';
import { dayOf, type Fields, type ImportKind, numberOf, type ParsedRow, textOf } from './import-kind.ts';
import { publishPrices } from './publish-prices.ts';
import { stagePrices } from './stage-prices.ts';

export type PriceImport = {
  date: string;
  market: string;
  province: string | null;
  city: string | null;
  adcode: string | null;
  classId: string;
  group: string;
  name: string;
  spec: string;
  origin: string | null;
  unit: string;
  low: number | null;
  avg: number | null;
  high: number | null;
  flag: 'avg_out_of_range' | null;
};

/** Daily market prices per 斤, 公斤 or another unit of weight. */
export const prices: ImportKind<PriceImport> = {
  name: 'price',
  sourceKind: 'price',
  title: '价格',
  columns: [
    { names: ['date', '日期', '发布日期', 'pubDate'], required: true },
    { names: ['market', '市场', '市场名称'], required: true },
    { names: ['category', '大类', '品类', '类别', 'prodCat'] },
    { names: ['group', '小类', '二级品类'] },
    { names: ['name', '品名', '品种', '产品', 'prodName'], required: true },
    { names: ['spec', '规格', 'specInfo'] },
    { names: ['unit', '单位', 'unitInfo'], required: true },
    { names: ['min_price', '最低价', 'low', 'lowPrice'], required: true },
    { names: ['avg_price', '平均价', '均价', 'avg', 'avgPrice'], required: true },
    { names: ['max_price', '最高价', 'high', 'highPrice'], required: true },
    { names: ['origin', '产地', 'place'] },
    { names: ['province', '省份', '省'] },
    { names: ['city', '城市', '市'] },
    { names: ['adcode', '行政区划代码'] },
  ],
  parse: (fields) => parsePrice(fields),
  keyOf: (row) => [row.date, matchKey(row.market), row.group, matchKey(row.name), row.spec].join('|'),
  stage: stagePrices,
  publish: publishPrices,
};

const parsePrice = (fields: Fields): ParsedRow<PriceImport> => {
  const date = dayOf(fields.date);
  if (!date) return { refused: textOf(fields.date) ? `日期无法识别（${textOf(fields.date)}）` : '没有日期' };
  const name = visible(textOf(fields.name));
  if (!name) return { refused: '没有品名' };
  const market = visible(textOf(fields.market));
  if (!market) return { refused: '没有市场' };
  const unit = textOf(fields.unit);
  if (kilogramsOf(unit) === null) return { refused: unit ? `单位不是重量，无法换算（${unit}）` : '没有单位' };
  const low = numberOf(fields.min_price);
  const avg = numberOf(fields.avg_price);
  const high = numberOf(fields.max_price);
  const refused = refusalOf(low, avg, high);
  if (refused) return { refused };
  const doubtful = avg !== null && ((low !== null && avg < low) || (high !== null && avg > high));
  const category = textOf(fields.category) || '其他';
  return {
    row: {
      date,
      market,
      province: textOf(fields.province) || null,
      city: textOf(fields.city) || null,
      adcode: /^\d{6}$/.test(textOf(fields.adcode)) ? textOf(fields.adcode) : null,
      classId: category,
      group: textOf(fields.group) || category,
      name,
      spec: visible(textOf(fields.spec)),
      origin: textOf(fields.origin) || null,
      unit: unit.replace(/^元\//, ''),
      low,
      avg,
      high,
      flag: doubtful ? 'avg_out_of_range' : null,
    },
    doubts: doubtful ? [`均价不在最低价和最高价之间（${low} / ${avg} / ${high}）`] : [],
  };
};

const refusalOf = (low: number | null, avg: number | null, high: number | null): string | null => {
  const given = [low, avg, high].filter((price) => price !== null);
  if (given.length === 0) return '没有价格';
  if (given.some((price) => Number.isNaN(price))) return '价格不是数字';
  if (given.some((price) => price <= 0)) return '价格小于或等于 0';
  if (low !== null && high !== null && low > high) return '最低价高于最高价';
  return null;
};
