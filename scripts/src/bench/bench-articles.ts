import type { Db } from '../../../server/src/db/schema.ts';
import { indexArticle, type NewArticle, storeArticles } from '../../../server/src/modules/publishing/index.ts';
import { analyzeIndex, storeDocuments } from '../../../server/src/modules/search/index.ts';
import { saveSource } from '../../../server/src/modules/sources/index.ts';
import { chance } from '../../../server/src/sample/random.ts';
import { paragraph } from '../../../server/src/text/rich-text.ts';

const BATCH = 1000;

export const PLACES = '山东 云南 河北 四川 广西 河南 湖北 江苏 甘肃 新疆 海南 陕西'.split(' ');
export const PRODUCTS =
  '番茄 黄瓜 大白菜 菠菜 生姜 大蒜 土豆 辣椒 茄子 三七 苹果 柑橘 葡萄 草莓 西瓜 香菇 大葱 萝卜 芹菜 莲藕'.split(' ');
export const MATTERS =
  '批发价格 种植面积 冷链物流 病虫害防治 农机补贴 质量安全 出口数量 电商销售 产地仓储 土地流转 绿色防控 合格证'.split(
    ' ',
  );
const TURNS = '环比回落 明显增加 基本平稳 超过去年同期 受天气影响 逐步恢复 面临压力 得到加强'.split(' ');

/**
 * Half news, half policies of about 500 characters, the same in every run; as in real texts, a few words are frequent.
 */
export const fillArticles = async (db: Db, count: number): Promise<void> => {
  const at = '2026-03-01T08:00:00+08:00';
  const sourceId = await saveSource(db, { kind: 'article', name: 'bench', publisher: 'bench', sample: true, at });
  for (let start = 0; start < count; start += BATCH) {
    const articles = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
      articleOf(start + index, sourceId),
    );
    await storeArticles(db, articles);
    await storeDocuments(db, articles.flatMap(indexArticle));
  }
  await analyzeIndex(db);
};

const pick = (words: string[], ...key: (string | number)[]): string =>
  words[Math.floor(chance('bench', ...key) ** 2 * words.length)] ?? '';

const articleOf = (no: number, sourceId: number): NewArticle => {
  const scope = no % 2 === 0 ? 'news' : 'policy';
  const day = new Date(Date.UTC(2018, 0, 1 + Math.floor(chance('day', no) * 2900))).toISOString().slice(0, 10);
  const [place, product, matter] = [pick(PLACES, 'p', no), pick(PRODUCTS, 'g', no), pick(MATTERS, 'm', no)];
  return {
    id: `bench-${no}`,
    naturalKey: `bench/${no}`,
    scope,
    type: scope === 'news' ? 'industry_news' : 'policy_repository',
    cate: null,
    title: `${place}${product}${matter}第${no}号`,
    sourceName: `${place}农业信息`,
    author: null,
    publishedAt: day,
    blocks: Array.from({ length: 6 }, (_, part) => paragraph(sentences(no, part))),
    keyPoints: [],
    originalUrl: null,
    copyright: null,
    views: Math.floor(chance('views', no) * 4000),
    sample: true,
    sourceId,
    updatedAt: `${day}T09:00:00+08:00`,
    tags: [],
    policy: scope === 'policy' ? policyOf(no, place, day) : null,
    report: null,
  };
};

const sentences = (no: number, part: number): string =>
  Array.from({ length: 4 }, (_, at) => {
    const key = `${no} ${part} ${at}`;
    const amount = Math.floor(chance('amount', key) * 900);
    return `${pick(PLACES, 'sp', key)}${pick(PRODUCTS, 'sg', key)}${pick(MATTERS, 'sm', key)}${pick(TURNS, 'st', key)}${amount}。`;
  }).join('');

const policyOf = (no: number, place: string, day: string): NewArticle['policy'] => ({
  docNo: `农发〔${day.slice(0, 4)}〕${no}号`,
  issuingOrgs: [`${place}农业农村厅`],
  level: '省',
  region: place,
  adcode: null,
  docType: '通知',
  issuedAt: day,
  effectiveAt: day,
  expiresAt: null,
  status: 'in_force',
  chainKey: `bench/${no}`,
  history: [],
});
