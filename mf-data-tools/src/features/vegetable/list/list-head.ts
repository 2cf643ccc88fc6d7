import type { DataFor } from '@bee/contracts/operations';
import type { ListQuery } from './list-query.ts';

type Choices = Pick<DataFor<'vegetable/filterList'>, 'types' | 'markets' | 'provinces' | 'dates'>;

/** Title of the screen with the active filters: "山东省茄果类批发价格", "“番茄”蔬果批发价格". */
export const listTitle = (query: ListQuery, choices: Choices): string => {
  const type = choices.types.find(({ id }) => id === query.type)?.title ?? '批发价';
  if (query.type !== '1') return `蔬果${type}`;
  const place =
    choices.markets.find(({ id }) => id === query.market)?.name ??
    choices.provinces.find(({ adcode }) => adcode === query.area)?.name ??
    '';
  const word = query.keyword ? `“${query.keyword}”` : '';
  return `${word}${place}${query.group ?? query.classId ?? '蔬果'}${type}${type === '批发价' ? '格' : ''}`;
};

/** Day of the figures: the requested day, else the newest. */
export const listDay = (query: ListQuery, choices: Choices): string | null => query.date ?? choices.dates?.max ?? null;

export const listDescription = (query: ListQuery, choices: Choices): string => {
  const day = listDay(query, choices);
  const title = listTitle(query, choices);
  if (query.type !== '1' || !day) return `${title}，来自全国批发市场与产区`;
  return `${day} ${title}：${choices.markets.length} 个市场的最低价、均价、最高价，日、周涨跌与近 30 日走势，单位元/公斤`;
};
