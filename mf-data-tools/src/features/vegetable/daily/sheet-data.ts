import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';
import type { DailyQuery } from './daily-query.ts';

export type SheetData = {
  view: 'sheet';
  choices: DataFor<'vegetable/filterList'>;
  market: DataFor<'vegetable/filterList'>['markets'][number] | null;
  date: string | null;
  /** All quotes of the market on that day. */
  rows: PriceRow[];
  total: number;
  /** Access block of a day that the user may not see. */
  access?: DataFor<'vegetable/vegList'>['access'];
};

const PAGE = 100;
const MAX_PAGES = 5;

/** The quotes of one market on one day: the requested ones, else the first market and its newest day. */
export const loadSheet = async (api: ApiCaller, query: DailyQuery): Promise<SheetData> => {
  const choices = await api('vegetable/filterList', {});
  const market = query.market ? choices.markets.find(({ id }) => id === query.market) : choices.markets[0];
  const date = query.wrongDate ? null : (query.date ?? market?.last_report_at ?? null);
  if (!market || !date) return { view: 'sheet', choices, market: market ?? null, date, rows: [], total: 0 };
  const read = (page: number) => api('vegetable/vegList', { market_id: market.id, date, page, limit: PAGE });
  const first = await read(1);
  const pages = Math.min(MAX_PAGES, Math.ceil(first.total / PAGE));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  return {
    view: 'sheet',
    choices,
    market,
    date,
    rows: [first, ...others].flatMap(({ list }) => list),
    total: first.total,
    access: first.access,
  };
};

/** The rows of the selected groups and products; all by default. */
export const chosenRows = (
  rows: PriceRow[],
  { groups, products }: Pick<DailyQuery, 'groups' | 'products'>,
): PriceRow[] =>
  rows.filter(
    ({ group, product }) =>
      (groups.length === 0 || groups.includes(group)) && (products.length === 0 || products.includes(product)),
  );
