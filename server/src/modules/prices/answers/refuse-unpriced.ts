import type { Kysely } from 'kysely';
import type { Refusal } from '../../../answering/answer-tool.ts';
import type { Database } from '../../../db/schema.ts';
import type { RequestedPrices } from './requested-prices.ts';
import { nearProducts } from './store/near-products.ts';

/** Maximum number of similar products suggested for a product without prices. */
const MAX_NEAR = 3;

type Unclaimed = { question: string; subject: readonly string[] };

/** Refuses to answer a question for the price of something that the price tables do not contain. */
export const refuseUnpriced = async (
  db: Kysely<Database>,
  found: RequestedPrices,
  asked: Unclaimed,
): Promise<Refusal | null> => {
  if (!isUnpriced(found, asked)) return null;
  const name = pricedName(asked);
  const near = await nearProducts(db, name);
  return {
    missing: `价格数据里没有${near.length > 0 ? '单独的' : ''}“${name}”${near.length > 0 ? `，相近的有${near.join('、')}` : ''}`,
    instead: near.slice(0, MAX_NEAR).map((one) => `${one}现在多少钱一公斤？`),
  };
};

/** Asks for a price; a text would give the price of another day or product. */
const PRICE_FIGURE =
  /多少钱|多少[一每](?:公斤|市斤|千克|斤|吨)|什么价|几[块元]钱?|价(?:格|钱)?(?:现在|目前)?(?:是|为)?(?:多少|怎么样|如何|怎样|高吗|贵吗)|(?:价格|价钱|报价|均价|批发价|行情)(?:查询)?[？?。]*$/;
const NO_FIGURE =
  /为什么|为何|原因|影响|政策|条例|办法|规定|补贴|预测|后市|机制|监测|最低收购价|[补罚赔交][^，。]{0,3}多少/;

/** The name without a price as written in the question, because the segmenter may split a name it does not know. */
const pricedName = ({ question, subject: [word = ''] }: Unclaimed): string => {
  const [said = ''] = question.replace(MEASURE, '').split(PRICE_WORD);
  // 黄金价格 is a single word in the segmenter's dictionary.
  const name = word.split(PRICE_WORD)[0] || word;
  const own = said
    .replace(/(?:现在|目前|[今昨前明]天|[上本]周|最近|近期|[今去]年|批发|零售|市场|全国|是|[的\s，,])+$/, '')
    .replace(
      /^.*(?:请问|查询|[的在])|现在|目前|[今昨前明]天|[上本]周|最近|近期|[今去]年|批发|零售|市场|全国|[\s，,]/g,
      '',
    );
  return own.includes(name) && own.length <= LONGEST_NAME ? own : name;
};

const MEASURE = /[一每](?:公斤|市斤|千克|斤|吨)/g;
const PRICE_WORD = /多少|什么价|几[块元]|价|报价|行情|均价/;
const LONGEST_NAME = 8;

const isUnpriced = ({ products, herbs }: RequestedPrices, { question, subject }: Unclaimed): boolean =>
  products.length + herbs.length === 0 &&
  subject.length > 0 &&
  PRICE_FIGURE.test(question) &&
  !NO_FIGURE.test(question);
