import type { SearchName } from '@bee/contracts/resource/search';

/** What a query wants to know about the things that it names. */
export type QueryIntent = 'price' | 'duty' | 'limit' | 'nutrient' | 'standard' | 'law' | 'statistics' | 'definition';

/** Whole words of a query. 价 alone is a word after a name: 番茄价. */
const WORDS: Record<QueryIntent, RegExp> = {
  price:
    /^(?:今[天日]|最新|当前|实时)?(?:批发|零售|市场|产地|收购|批发市场|地头|田头)?(?:价格|价钱|价位|价|单价|均价|报价|售价|菜价|行情|物价)(?:表|走势|行情|查询|网|预测|分析|多少)*$|^(?:批发价|收购价|产地价|多少钱|多少元|啥价|什么价|几块钱?|走势|走势图|涨跌|涨价|跌价|贵|便宜|涨|跌)$|^多少钱一(?:公?斤|吨|个|箱)$|^(?:一|每)(?:公?斤|吨)(?:多少钱)?$|^\d{1,4}(?:头|支|粒|枝)$/,
  duty: /^(?:进口|出口)?(?:关税|税率|税号|关税税率|税则|hs编码|海关编码|准入|检疫准入)$|^(?:进口|出口|进出口|进口量|出口量|进口额|出口额|贸易)$/,
  limit: /^(?:(?:农药|兽药|农兽药)?(?:最大)?残留(?:限量|标准)?|限量(?:标准|值)?|超标|农残|药残|mrl)$/,
  nutrient:
    /^(?:营养(?:成分|价值|素|成分表)?|成分(?:表)?|热量|卡路里|能量|升糖指数|gi|血糖生成指数|含糖量|嘌呤|(?:蛋白质|脂肪|碳水化合物|膳食纤维|胆固醇|维生素\s*[a-ek]?\d*|[钙铁锌钾钠硒镁磷])?含量)$/,
  standard: /^(?:标准|国标|国家标准|行业标准|地方标准|团体标准|质量标准)$/,
  law: /^(?:政策|法规|法律|补贴|条例|规定|办法|通知)$/,
  statistics: /^(?:产量|总产量|面积|种植面积|播种面积|单产|存栏|存栏量|出栏|出栏量|产值|统计|统计数据|年鉴)$/,
  definition:
    /^(?:是什么|什么是|定义|百科|介绍|种植技术|栽培技术|怎么种|怎么养|养殖技术|病虫害|功效|作用|功效与作用|性味|主治|归经|药用价值)$/,
};

/** Words without which the query means the same. */
const FILLER =
  /^(?:今[天日]|昨[天日]|明天|现在|目前|最近|近期|最新|当前|实时|查询|查|一览|一览表|大全|资料|信息|数据|哪里|多少|怎么样|如何|怎样|是|有|表|图|呢|吗|吧|请问|我国|中国|全国)$/;

/** Kinds of results that answer, the best one first. */
export const KINDS_OF_INTENT: Record<QueryIntent, readonly SearchName[]> = {
  price: ['price', 'data_model', 'market_report'],
  duty: ['trade'],
  limit: ['standard'],
  nutrient: ['food'],
  standard: ['standard'],
  law: ['policy'],
  statistics: ['data_model', 'data_product'],
  definition: ['encyclopedia'],
};

const INTENTS = Object.entries(WORDS) as [QueryIntent, RegExp][];

/** @param word folded */
export const intentOf = (word: string): QueryIntent | null =>
  INTENTS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

export const isFiller = (word: string): boolean => FILLER.test(word);

/** Without 全文 and the like at the end: every result leads to the whole text. */
export const withoutForm = (keyword: string): string =>
  keyword.replace(/(?<=\S)\s*(?:全文|原文|条文|最新版|修订版)(?:下载|查询)?\s*$/, '');
