import { type StandardStatus, type StandardType, standardTypes } from '@bee/contracts/entity/standard';

export const typeTitles: Record<StandardType, string> = {
  gb: '国家标准',
  hb: '行业标准',
  db: '地方标准',
  tb: '团体标准',
  qb: '企业标准',
  intl: '国际标准',
};

export const statusTitles: Record<StandardStatus, string> = {
  current: '现行',
  pending: '即将实施',
  repealed: '废止',
  draft: '征求意见',
};

/**
 * First level of the International Classification for Standards, limited to classes related to agriculture and food.
 */
const icsTitles: Record<string, string> = {
  '01': '综合、术语',
  '03': '服务与管理',
  '07': '自然科学',
  '11': '医药卫生',
  '13': '环保与安全',
  '35': '信息技术',
  '53': '物料搬运',
  '55': '包装与物流',
  '59': '纺织',
  '65': '农业',
  '67': '食品技术',
  '71': '化工',
  '83': '橡胶与塑料',
  '97': '家用与商用',
};

/** First letter of the Chinese classification. */
const ccsTitles: Record<string, string> = {
  A: '综合',
  B: '农业、林业',
  C: '医药、卫生',
  G: '化工',
  J: '机械',
  L: '电子与信息',
  W: '纺织',
  X: '食品',
  Y: '轻工',
  Z: '环境保护',
};

export const icsLabel = (value: string): string => [value, icsTitles[value]].filter(Boolean).join(' ');
export const ccsLabel = (value: string): string => [value, ccsTitles[value]].filter(Boolean).join(' ');

export const isStandardType = (value: string): value is StandardType =>
  (standardTypes as readonly string[]).includes(value);

/** Website where the publisher of each type of standard provides the texts; this site does not host them. */
const officialPlaces: Record<StandardType, string> = {
  gb: 'https://openstd.samr.gov.cn/bzgk/gb/index',
  hb: 'https://hbba.sacinfo.org.cn/',
  db: 'https://dbba.sacinfo.org.cn/',
  tb: 'https://www.ttbz.org.cn/',
  qb: 'https://www.qybz.org.cn/',
  intl: 'https://www.iso.org/search.html',
};

export const officialUrl = ({ official_url, type }: { official_url: string | null; type: StandardType }): string =>
  official_url ?? officialPlaces[type];
