import type { ApiCaller } from '@bee/platform';
import type { BasketQuery } from '../address/basket-query.ts';
import { seriesRequest } from '../address/series-text.ts';
import type { SeriesAnswer } from '../chart/load-drawing.ts';
import { refusal } from '../refusal.ts';
import { loadLevels, type TreeLevels } from '../tree/tree-levels.ts';

export type BasketData = {
  view: 'basket';
  levels: TreeLevels;
  /** Null for an empty basket. */
  answer: SeriesAnswer | null;
  problem: string | null;
};

export const loadBasket = async (api: ApiCaller, { list }: BasketQuery): Promise<BasketData> => {
  const [levels, asked] = await Promise.all([loadLevels(api, []), list.length > 0 ? ask(api, list) : NOTHING]);
  return { view: 'basket', levels, ...asked };
};

const NOTHING = { answer: null, problem: null };

const ask = async (api: ApiCaller, list: BasketQuery['list']) => {
  try {
    return { answer: await api('industry/getSeries', { series: seriesRequest(list) }), problem: null };
  } catch (error) {
    return { answer: null, problem: refusal(error) };
  }
};
