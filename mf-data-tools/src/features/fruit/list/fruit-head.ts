import type { DataFor } from '@bee/contracts/operations';
import type { FruitQuery } from './fruit-query.ts';

type Choices = DataFor<'fruit/filterInit'>;

export const fruitTitle = ({ type, category, area, addr }: FruitQuery): string =>
  `${[area, addr, category ?? '水果'].filter(Boolean).join('')}${type ?? '产地行情'}`;

export const fruitDay = ({ date }: FruitQuery, { dates }: Choices): string | null => date ?? dates?.max ?? null;

export const fruitDescription = (query: FruitQuery, choices: Choices): string => {
  const day = fruitDay(query, choices);
  const title = fruitTitle(query);
  if (!day) return `${title}：各产区各产地的报价，原单位与元/公斤并列`;
  return `${day} ${title}：${choices.areas.length} 个产区的原报价与元/公斤均价，日、周、年涨跌与近 30 日走势`;
};
