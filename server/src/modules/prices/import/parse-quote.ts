import { kilogramsOf } from '@bee/domain/units';
import { dayOf, type Fields, numberOf, textOf } from '../../../importer/import-kind.ts';
import { visible } from '../../../text/match-key.ts';

/** Fields common to all price rows. */
export type Quote = {
  date: string;
  unit: string;
  low: number | null;
  avg: number | null;
  high: number | null;
  flag: 'avg_out_of_range' | null;
};

/** Columns of `parseQuote`; a single price in a file is the average. */
export const quoteColumns = ({ range }: { range: boolean }) => [
  { names: ['date', '日期', '发布日期', 'pubDate'], required: true },
  { names: ['unit', '单位', 'unitInfo'], required: true },
  { names: ['min_price', '最低价', 'low', 'lowPrice'], required: range },
  {
    names: ['avg_price', '平均价', '均价', 'avg', 'avgPrice', ...(range ? [] : ['价格', '近期价', 'price'])],
    required: true,
  },
  { names: ['max_price', '最高价', 'high', 'highPrice'], required: range },
];

/** `names` maps each additional required column to its Chinese name for messages. */
export const parseQuote = (
  fields: Fields,
  names: Record<string, string>,
): { refused: string } | { quote: Quote; doubts: string[] } => {
  const date = dayOf(fields.date);
  if (!date) return { refused: textOf(fields.date) ? `日期无法识别（${textOf(fields.date)}）` : '没有日期' };
  const missing = Object.entries(names).find(([column]) => !visible(textOf(fields[column])));
  if (missing) return { refused: `没有${missing[1]}` };
  const unit = textOf(fields.unit);
  if (kilogramsOf(unit) === null) return { refused: unit ? `单位不是重量，无法换算（${unit}）` : '没有单位' };
  const low = numberOf(fields.min_price);
  const avg = numberOf(fields.avg_price);
  const high = numberOf(fields.max_price);
  const unread = ['min_price', 'avg_price', 'max_price'].find((column) => Number.isNaN(numberOf(fields[column])));
  if (unread) return { refused: `价格不是数字（${textOf(fields[unread])}）` };
  const refused = refusalOf(low, avg, high);
  if (refused) return { refused };
  const doubtful = avg !== null && ((low !== null && avg < low) || (high !== null && avg > high));
  return {
    quote: { date, unit: unit.replace(/^元\//, ''), low, avg, high, flag: doubtful ? 'avg_out_of_range' : null },
    doubts: doubtful ? [`均价不在最低价和最高价之间（${low ?? '—'} / ${avg} / ${high ?? '—'}）`] : [],
  };
};

/** Prices as in the source, for messages. */
export const pricesOf = ({ low, avg, high, unit }: Quote): string =>
  `${[low, avg, high].map((price) => price ?? '—').join(' / ')} 元/${unit}`;

const refusalOf = (low: number | null, avg: number | null, high: number | null): string | null => {
  const given = [low, avg, high].filter((price) => price !== null);
  if (given.length === 0) return '没有价格';
  if (given.some((price) => price <= 0)) return '价格小于或等于 0';
  if (low !== null && high !== null && low > high) return '最低价高于最高价';
  return null;
};
