import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { Reader, Rerank } from '../../search/index.ts';
import type { Finding } from './answer-part.ts';
import { findFoodAmounts } from './food-findings.ts';
import { compareHerbs } from './herb-comparison.ts';
import { findHerbPrices } from './herb-findings.ts';
import { findHerbMovers } from './herb-movers.ts';
import { findRequestedLimits } from './limit-findings.ts';
import type { Lookup } from './lookup.ts';
import { findMovers } from './mover-findings.ts';
import { nearProducts } from './near-products.ts';
import { withinOpenDays } from './open-times.ts';
import { type FoundPassage, findPassages } from './passage-findings.ts';
import { findPrices } from './price-findings.ts';
import { comparePrices } from './price-sentences.ts';
import { type Terms, termsOf } from './question-terms.ts';
import { findStatistics } from './statistics-findings.ts';
import { findTrade } from './trade-findings.ts';
import type { Understanding } from './understand.ts';

/** All platform data related to a question. Answers are written from this data only. */
export type Gathered = {
  terms: Terms;
  /** Sentences generated from table rows, one paragraph per subject. */
  figures: Finding[][];
  passages: FoundPassage[];
  blocks: AnswerBlock[];
  /** Requested data that the tables do not contain. */
  missing: string[];
  /** Products with a name similar to that of a product without prices. */
  near: string[];
};

type GatherParams = {
  today: string;
  /** Whose reading rights apply to pages. */
  reader?: Reader;
  /** Whose access to the price history applies. */
  viewer?: Viewer | null;
  rerank?: Rerank | undefined;
};

export const gather = async (
  db: Kysely<Database>,
  question: Understanding,
  { today, reader = 'visitor', viewer = null, rerank }: GatherParams,
): Promise<Gathered> => {
  const { asked, missing: closed } = await withinOpenDays(db, question, { viewer, today });
  const terms = withOtherNames(asked, await termsOf(db, withSubject(asked)));
  if (isUnpriced(asked, terms)) {
    const name = pricedName(asked.question, terms);
    const near = await nearProducts(db, name);
    const missing = [
      `价格数据里没有${near.length > 0 ? '单独的' : ''}“${name}”${near.length > 0 ? `，相近的有${near.join('、')}` : ''}`,
    ];
    return { terms, figures: [], passages: [], blocks: [], missing, near };
  }
  const { findings, blocks, missing } = await lookUp(db, asked, today);
  const gathered: Gathered = {
    terms,
    figures: findings,
    passages: [],
    blocks,
    missing: [...missing, ...closed],
    near: [],
  };
  if (READ_TOO.includes(asked.wants) || (findings.length === 0 && isOfWords(asked))) {
    const texts = await findPassages(db, terms, asked.kinds, { today, reader, rerank });
    gathered.passages = asked.wants === 'both' ? texts.passages.filter(isAbout(asked)) : texts.passages;
    gathered.missing.push(...texts.missing);
  }
  if (asked.wants === 'both' && gathered.passages.length === 0) gathered.missing.push('说明价格变动原因的资料');
  return gathered;
};

/** "它为什么涨" asks for the reasons about the herb named in the question before. */
const withSubject = ({ question, wants, herbs }: Understanding): string => {
  const unsaid =
    wants === 'both'
      ? herbs.filter(({ name, matched }) => !question.includes(name) && !question.includes(matched))
      : [];
  return [...unsaid.map(({ name }) => name), question].join(' ');
};

/** Asks for a price; a text would give the price of another day or product. */
const PRICE_FIGURE =
  /多少钱|多少[一每](?:公斤|市斤|千克|斤|吨)|什么价|几[块元]钱?|价(?:格|钱)?(?:现在|目前)?(?:是|为)?(?:多少|怎么样|如何|怎样|高吗|贵吗)|(?:价格|价钱|报价|均价|批发价|行情)(?:查询)?[？?。]*$/;
const NO_FIGURE = /为什么|为何|原因|影响|政策|条例|办法|规定|补贴|预测|后市|机制|监测|最低收购价/;

/** The name without a price as written in the question, because the segmenter may split a name it does not know. */
const pricedName = (question: string, { subject: [word = ''] }: Terms): string => {
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

const isUnpriced = ({ question, wants, products, herbs }: Understanding, { subject }: Terms): boolean =>
  wants === 'text' &&
  products.length + herbs.length === 0 &&
  subject.length > 0 &&
  PRICE_FIGURE.test(question) &&
  !NO_FIGURE.test(question);

/**
 * Adds the names of the price tables, since texts may use them where the question uses a synonym. For reasons of a
 * herb's price change, the herb is the subject regardless of other names in the question.
 */
const withOtherNames = ({ products, herbs, wants }: Understanding, terms: Terms): Terms => ({
  ...terms,
  subject: [
    ...(wants === 'both' && herbs.length > 0 ? herbs.map(({ matched }) => matched) : terms.subject),
    ...(wants === 'both' ? herbs.map(({ name }) => name) : []),
    ...[...products, ...herbs]
      .filter(({ name, matched }) => name !== matched && terms.subject.includes(matched))
      .map(({ name }) => name),
  ],
});

/** A text that does not name the herb cannot explain its price change. */
const isAbout =
  ({ herbs }: Understanding) =>
  ({ passage: { title, text } }: FoundPassage): boolean =>
    herbs.length === 0 ||
    herbs.some(({ name, matched }) => [name, matched].some((one) => `${title} ${text}`.includes(one)));

/**
 * Questions for which texts are read. Numbers are taken from tables only, since a text may contain those of another
 * day.
 */
const READ_TOO: readonly Understanding['wants'][] = ['text', 'both'];

/** Texts may answer if the tables do not contain the name, but never replace a requested figure. */
const isOfWords = ({ wants, goods }: Understanding): boolean =>
  wants === 'limit' || (wants === 'trade' && goods.wants !== 'figures' && goods.codes.length === 0);

const lookUp = async (db: Kysely<Database>, asked: Understanding, today: string): Promise<Lookup> => {
  switch (asked.wants) {
    case 'text':
      return { findings: [], blocks: [], missing: [] };
    case 'movers': {
      if (asked.onHerbs) return findHerbMovers(db, asked);
      const { findings, blocks } = await findMovers(db, asked);
      return { findings: findings.length > 0 ? [findings] : [], blocks, missing: [] };
    }
    case 'price':
    case 'both':
      return pricesOf(db, asked);
    case 'food':
      return findFoodAmounts(db, asked.foods, today);
    case 'trade':
      return findTrade(db, asked);
    case 'statistics':
      return findStatistics(db, asked);
    case 'limit':
      return findRequestedLimits(db, asked.limit, today);
  }
};

/** Kinds of prices that the tables do not contain. */
const otherPrices = ({ question, products }: Understanding): string[] => {
  const [kind] = /期货|零售|超市|收购|地头|田头|出厂/.exec(question) ?? [];
  return kind ? [`${kind}价格：这里的价格都是${products.length > 0 ? '批发' : '药材'}市场的报价`] : [];
};

const FUTURE = /明天|明日|后天|下周|下个?月|明年|未来|预测|会不会[涨跌]|[还将会]要?[涨跌]|[涨跌]到多少/;

const SEASON = /(?:什么季节|哪个季节|什么时候|哪个时候|几月|哪几?个月).{0,8}(?:便宜|贵|[价最][高低])/;

const pricesOf = async (db: Kysely<Database>, asked: Understanding): Promise<Lookup> => {
  const [found, herbs] = await Promise.all([
    Promise.all(asked.products.map((product) => findPrices(db, product, asked))),
    Promise.all(asked.herbs.map((herb) => findHerbPrices(db, herb, asked))),
  ]);
  const all = [...found, ...herbs];
  const leads = herbs.flatMap(({ lead }) => lead ?? []);
  return {
    findings: [
      comparePrices(asked.question, found),
      compareHerbs(asked.question, leads),
      ...all.map(({ findings }) => findings),
    ].filter((findings) => findings.length > 0),
    // With several products, the market tables are omitted.
    blocks: all.flatMap(({ blocks }) => (all.length > 1 ? blocks.slice(0, 1) : blocks)),
    missing: [
      ...found.flatMap(({ missing }) => (missing ? [missing] : [])),
      ...herbs.flatMap(({ missing }) => missing),
      ...otherPrices(asked),
      ...(FUTURE.test(asked.question) ? ['未来的价格：平台收录已经发生的报价，不做价格预测'] : []),
      ...(SEASON.test(asked.question) ? ['一年中哪个时候便宜：回答只列报价，历年各周的价位见品种页的“季节规律”'] : []),
      ...asked.unknown.map((name) => `价格数据里没有“${name}”`),
    ],
  };
};
