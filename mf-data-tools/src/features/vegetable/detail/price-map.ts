import type { PriceRow } from '@bee/contracts/entity/price';
import { formatPrice } from '@bee/domain/format';
import { href, navigate } from '@bee/platform';
import type { CardMap, Figures } from '@bee/ui/data';
import { unitTitle } from '../../../components/price/price-unit.ts';
import { type ProvincePrices, provincePrices } from '../../../components/price/province-prices.ts';
import type { Detail, DetailQuery } from './detail-query.ts';

/** The newest prices by province; a province links to its markets. */
export const priceMap = (detail: Detail, markets: readonly PriceRow[], query: DetailQuery): CardMap => {
  const unit = unitTitle(query.unit);
  const { name, latest } = detail;
  const prices = provincePrices(markets, latest.date, query.unit);
  return {
    title: '各省最新价',
    fullTitle: `${name}各省最新批发价`,
    note: `${latest.spec ? `${latest.spec}，` : ''}${unit}，截至 ${latest.date}`,
    sentence: sentenceOf(name, latest.date, prices, unit),
    drawing: {
      values: prices.list.map(({ adcode, price, markets: count, date, doubtful }) => ({
        adcode,
        value: price,
        date,
        note: `${count} 个市场${doubtful ? '，含存疑报价' : ''}`,
      })),
      unit,
      decimals: DECIMALS,
      onPick: (adcode) => navigate(href('application/vegetable/list', { type: '1', q: name, geo: adcode })),
    },
    figures: figuresOf(prices, unit),
    method: ['各省为省内市场最新均价的算术平均，只计近一周有报价的市场', ...leftOut(prices)].join('；'),
  };
};

const DECIMALS = 2;

const figuresOf = ({ list }: ProvincePrices, unit: string): Figures => {
  const remarks = list.some(({ doubtful }) => doubtful);
  return {
    columns: [
      { title: '省份', type: 'text' },
      { title: '均价', unit, type: 'number', decimals: DECIMALS },
      { title: '日期', type: 'day' },
      { title: '市场数', type: 'number', decimals: 0 },
      ...(remarks ? [{ title: '备注', type: 'text' as const }] : []),
    ],
    rows: list.map(({ name, price, markets, date, doubtful }) => [
      name,
      price,
      date,
      markets,
      ...(remarks ? [doubtful ? '含存疑报价' : ''] : []),
    ]),
  };
};

const sentenceOf = (name: string, day: string, { list }: ProvincePrices, unit: string): string => {
  const [most] = list;
  const least = list.at(-1);
  if (!most || !least) return `近一周没有${name}的分省报价。`;
  const of = (one: typeof most) => `${one.name} ${formatPrice(one.price)} ${unit}`;
  const range = list.length > 1 ? `最高${of(most)}，最低${of(least)}` : of(most);
  return `截至 ${day}，${list.length} 个省份有${name}报价，${range}。`;
};

const leftOut = ({ stale, placeless }: ProvincePrices): string[] => [
  ...(stale > 0 ? [`${stale} 个市场的报价超过一周，未计入`] : []),
  ...(placeless > 0 ? [`${placeless} 个市场没有地区信息，未计入`] : []),
];
