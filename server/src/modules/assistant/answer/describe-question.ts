import { nutrients } from '@bee/domain/nutrient';
import { topicName } from '../../statistics/index.ts';
import type { Herb } from './find-herbs.ts';
import type { Understanding } from './understand.ts';

/** Describes how the question was understood, for the progress steps above an answer. */
export const describeQuestion = (asked: Understanding): string => `理解问题：${aboutOf(asked)}`;

const aboutOf = ({ products, herbs, onHerbs, wants, time, foods, goods, statistics, limit }: Understanding): string => {
  const names = [...products.map(({ name }) => name), ...herbs.map(herbName)].join('、');
  const times = time.days.length > 0 ? time.days : time.spans.map(({ from, to }) => `${from} 至 ${to}`);
  const when = times.length > 0 ? `（${times.join('、')}）` : '';
  switch (wants) {
    case 'movers':
      return onHerbs ? '药材一周涨跌' : '当日价格涨跌';
    case 'text':
      return names ? `与${names}有关的资料` : '查找法规、百科与文章';
    case 'price':
      return `${names}的价格${when}`;
    case 'both':
      return `${names}的价格${when}与原因`;
    case 'food':
      return `${foods.foods.map(({ name }) => name).join('、')}的${foods.nutrients.map((key) => nutrients[key].title).join('、') || '营养成分'}`;
    case 'trade':
      return `${[...goods.partners.map(({ name }) => name), ...goods.codes, goods.product?.name ?? (goods.codes.length > 0 ? '' : goods.phrase)].filter(Boolean).join('、')}的${TRADE[goods.wants ?? 'code']}`;
    case 'statistics':
      return `${statistics.places.map(({ name }) => name).join('、')}${statistics.topics.map(topicName).join('、')}`;
    case 'limit':
      return `${limit.food ?? ''}${limit.substance ?? ''}的限量`;
  }
};

const TRADE = { code: '编码', figures: '进出口', tariff: '税率' } as const;

const herbName = ({ name, specs, origins }: Herb): string => {
  const said = [...specs, ...origins].join('、');
  return said ? `${name}（${said}）` : name;
};

/** Describes the sources that are searched. */
export const sourcesOf = ({ wants }: Understanding): string => SOURCES[wants];

const SOURCES: Record<Understanding['wants'], string> = {
  price: '查询价格数据',
  movers: '查询价格数据',
  both: '查询价格数据，检索资料',
  text: '检索资料',
  food: '查询食物成分表',
  trade: '查询外贸数据',
  statistics: '查询宏观统计',
  limit: '查询食品限量',
};
