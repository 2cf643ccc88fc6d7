import type { Db } from '../../../server/src/db/schema.ts';

const KEYWORDS = ['大白菜价格', '番茄', '三七', '春耕', '设施蔬菜'];

/** Front page content of operators: suggested words, and two announcements. */
export const loadFrontPage = async (db: Db): Promise<void> => {
  await db
    .insertInto('hot_keyword')
    .values(KEYWORDS.map((keyword, place) => ({ keyword, heat: 500 - 80 * place, trend: 'flat' as const })))
    .execute();
  const banner = { pos: 'home', params: JSON.stringify({}) };
  await db
    .insertInto('banner')
    .values([
      { ...banner, id: 'f1', title: '示例横幅：每日行情', subtitle: '示例数据', page: 'data/daily', rank: 1 },
      { ...banner, id: 'f2', title: '示例横幅：问一问农小蜂', subtitle: '示例数据', page: 'ai', rank: 2 },
    ])
    .execute();
};

/** Imported articles are tagged with those that their titles name; both pages are hubs of a product. */
export const loadTags = async (db: Db): Promise<void> => {
  await db
    .insertInto('tag')
    .values([
      { id: 'sanqi', title: '三七', group_name: '品类', product: null, rank: 1 },
      { id: 'baicai', title: '大白菜', group_name: '品类', product: '大白菜', rank: 2 },
    ])
    .execute();
};
