import type { AiContext } from '@bee/contracts/resource/ai';
import {
  type AnswerTool,
  type AskedFor,
  chooseByDay,
  type DataRequest,
  type PageItem,
  type Refusal,
  type Unclaimed,
} from '../../../../answering/answer-tool.ts';
import { isNamedPlace, isPlace, placeNames } from '../../../../answering/named-places.ts';
import { withoutNames } from '../../../../answering/pick-names.ts';
import { isOnLaw, isOnPrices } from '../../../../answering/question-words.ts';
import type { PriceScope } from '../../../../db/schema/price.ts';
import type { Db } from '../../../../db/schema.ts';
import { namingWords, queryWords } from '../../../search/index.ts';
import { listMovers } from '../../wholesale/store/price-list.repository.ts';
import { comparesKinds } from '../herbs/herb-sentences.ts';
import {
  completePrices,
  itemsOf,
  lookUpPrices,
  type PriceQuestion,
  type RequestedPrices,
  recognizePrices,
} from '../price-lookup.ts';
import { DEAREST } from '../price-movers.ts';
import { SEASON } from '../price-seasons.ts';
import { nearProducts, type RequestedMarket } from './find-products.ts';
import { apartFromDates, type Herb, namesKind, withoutHerbs } from './herbs/find-herbs.ts';

const PRICE_TARGET = /^(?:(origin|herb):)?([^/|]+)\/([^|]+)/;

/** Prices are identified in the same way as favourites: `priceTargetId`. */
const itemOfPage = async (db: Db, { kind, id }: AiContext): Promise<PageItem | undefined> => {
  if (kind !== 'price') return undefined;
  const [, scope = 'market', group = '', name = ''] = PRICE_TARGET.exec(id) ?? [];
  const product = await db
    .selectFrom('price_product')
    .where('scope', '=', scope as PriceScope)
    .where('group_name', '=', group)
    .where('name', '=', name)
    .select(['id', 'name'])
    .executeTakeFirst();
  return product && { name: product.name, refId: String(product.id) };
};

const MOVERS =
  /(哪些|什么|哪个|哪种|哪几|最|排行|榜).*[涨跌降]|[涨跌降](幅|得|价)?.*(最|榜|排行|哪些|什么|前[一二三五十\d])|涨跌/;
const REASON = /为什么|为何|原因|怎么回事|影响|怎么看|后市|预测/;

/** Varieties are listed, unless there is only one, or the question names a place or time. */
const MAX_VARIETIES = 3;

const withVarieties = (found: RequestedPrices, { spans, days }: AskedFor['time']): RequestedPrices => {
  const kinds =
    found.products.length + found.herbs.length > 0 ? [] : found.varieties.flatMap(({ products }) => products);
  const { ids, unknown } = found.market;
  const isBound = spans.length + days.length + ids.length > 0 || unknown !== null;
  const isFew = kinds.length === 1 || (isBound && kinds.length > 0);
  return isFew ? { ...found, products: kinds.slice(0, MAX_VARIETIES), varieties: [] } : found;
};

const claimPrices = (named: RequestedPrices, asked: AskedFor): DataRequest | null => {
  const found = withVarieties(named, asked.time);
  const wants = found.stranger !== null && asked.before === 'price' ? 'price' : wantsOf(named, asked);
  if (wants === null) return null;
  const { question, time } = asked;
  const coined = coinedName(time.rest, found);
  const on: PriceQuestion = {
    ...found,
    ...(coined !== null && { products: [], varieties: [] }),
    question,
    wants,
    time,
    unknown: found.stranger
      ? [found.stranger]
      : coined !== null
        ? [coined]
        : wants === 'price' && found.isNamed
          ? [...new Set([...unknownNames(found.rest, found.market), ...listedNames(question, found)])]
          : [],
    direction: /跌|降|便宜/.test(question) ? 'down' : 'up',
    className: /水果/.test(question) ? '水果' : /菌/.test(question) ? '食用菌' : /菜/.test(question) ? '蔬菜' : null,
    day: /今[天日早]/.test(question) ? null : (time.days[0] ?? null),
  };
  return {
    kind: wants,
    about: describe(on),
    source: '查询价格数据',
    ...(wants === 'both' && { texts: { about: found.herbs, missing: '说明价格变动原因的资料' } }),
    isWithoutItem: found.products.length + found.herbs.length + found.varieties.length === 0,
    lookUp: (db, by) => lookUpPrices(db, on, by),
    followUps: (db) => followUps(db, on),
  };
};

const wantsOf = (
  { products, herbs, varieties, unpriced, market }: RequestedPrices,
  { topic, question, mode, others }: AskedFor,
): PriceQuestion['wants'] | null => {
  const onPrice = isOnPrices(topic) || (mode === 'price' && !others.areAskedFor);
  const names = [...products, ...herbs];
  if (names.length === 0 && varieties.length > 0 && !isOnLaw(question) && !REASON.test(question)) {
    const rest = withoutNames(
      question,
      varieties.flatMap(({ products: [one] }) => one ?? []),
    );
    return onPrice || asksNothing(rest) ? 'price' : null;
  }
  // A list of all products does not tell anything about a known product without a price.
  if (names.length === 0)
    return unpriced.length === 0 &&
      onPrice &&
      !REASON.test(question) &&
      (MOVERS.test(question) || DEAREST.test(question))
      ? 'movers'
      : null;
  // The name of a herb alone does not ask for its price, because there is more to say about it.
  const isPriced = products.length > 0 || herbs.some(namesKind);
  const bare = isPriced && asksNothing(withoutHerbs(withoutNames(question, products), herbs));
  // 上海的大白菜和北京的差多少: markets differ in prices.
  const comparesMarkets = (market.sides?.length ?? 0) > 1 && /[差贵]|便宜|[高低]多少/.test(question);
  if (!onPrice && !bare && !comparesMarkets) return null;
  return REASON.test(question) ? 'both' : 'price';
};

/** True for what remains of 番茄呢 and 北京番茄, not of 番茄关税 and 番茄种植. */
const asksNothing = (rest: string): boolean => {
  const left = rest.replace(/[\s呢吗啊吧的了?？]|今[天日]|昨[天日]|最[新近]/g, '');
  return left.length < 2 || isPlace(left);
};

const describe = ({ wants, onHerbs, time, ...named }: PriceQuestion): string => {
  if (wants === 'movers') return onHerbs ? '药材一周涨跌' : '当日价格涨跌';
  const times = time.days.length > 0 ? time.days : time.spans.map(({ from, to }) => `${from} 至 ${to}`);
  const when = times.length > 0 ? `（${times.join('、')}）` : '';
  const names = [...itemsOf(named).map(({ title }) => title), ...named.varieties.map(({ name }) => name)];
  return `${names.join('、')}的价格${when}${wants === 'both' ? '与原因' : ''}`;
};

/**
 * Unknown names in a price question in addition to known products: 车厘子 in 草莓和车厘子的价格. Only names joined by 和 and the
 * like count, since the rest of a question consists of other words.
 * @param rest the question without days and known products
 */
const unknownNames = (rest: string, { unknown, said = [] }: RequestedMarket): string[] => {
  const text = [...(unknown ? [unknown] : []), ...said].reduce((left, name) => left.replace(name, ' '), rest);
  const parts = [
    ...text.matchAll(/(?:[和与跟及、]\s*([\u4e00-\u9fa5]{2,8}))|(?:([\u4e00-\u9fa5]{2,8})\s*[和与跟及、])/g),
  ];
  return parts.flatMap(([, after = '', before = '']) => {
    const [name = ''] = (after || before).split(OTHER);
    return name.length >= 2 && !isPlace(name) && queryWords(name).length > 0 ? [name] : [];
  });
};

/** Known names without a price in a list with others: 党参 in 当归 党参 黄芪 价格. */
const listedNames = (question: string, { unpriced, herbs }: RequestedPrices): string[] =>
  unpriced.filter(
    (name) =>
      !herbs.some((herb) => herb.name === name) &&
      new RegExp(`[\\s、，,和与跟]${name}|${name}[\\s、，,和与跟]`).test(question),
  );

/** How produce is grown, kept and sold, which is no other produce. */
const QUALITY =
  /大棚|温室|露地|有机|绿色|新鲜|本地|当地|高山|高原|农家|反季|早熟|晚熟|优质|特级|[一二三]级|普通|散装|净菜|精品|进口|国产|出口|冷库|库存|超市|商品|蔬菜|水果|药材|产地|市场|批发|零售|价格|今|明|昨|现在|最近|目前|老板|师傅|大哥|大姐|请问|品种/;

/** 火星土豆 is no 土豆: a noun directly before the name that is neither a place nor a quality of produce. */
const coinedName = (question: string, { products, varieties, herbs, market }: RequestedPrices): string | null => {
  const [product, ...others] = products.length > 0 ? products : varieties.flatMap((one) => one.products.slice(0, 1));
  if (!product || others.length + herbs.length > 0 || product.name.includes('（')) return null;
  const before = question.slice(0, question.indexOf(product.matched));
  const word = [...namingWords(before).nouns].find((one) => one.length > 1 && before.endsWith(one));
  const isUsual = !word || QUALITY.test(word) || isNamedPlace(word) || market.said?.some((said) => said.includes(word));
  const isMarket = word && placeNames.some((place) => before.endsWith(place + word));
  return isUsual || isMarket ? null : word + product.matched;
};

/** Words that end a name; a name cannot start with them. */
const OTHER =
  /的|各|分别|产地|在|哪|多少|什么|谁|最|均|平均|价|行情|走势|报价|批发|现在|目前|比|贵|便宜|涨|跌|卖|每|一|为|怎|有|是|去年|今年|昨天|今天|同期|市场|其他|高|低|日|月|年|呢|吗|吧/;

/** Maximum number of similar products suggested for a product without prices. */
const MAX_NEAR = 3;

/** Refuses to answer a question for the price of something that the price tables do not contain. */
const refuseUnpriced = async (db: Db, found: RequestedPrices, asked: Unclaimed): Promise<Refusal | null> => {
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
  /多少钱|多少[一每](?:公斤|市斤|千克|斤|吨)|什么价|几[块元]钱?|价(?:格|钱)?(?:现在|目前)?(?:是|为)?(?:多少|怎么样|如何|怎样|高吗|贵吗)|(?:价格|价钱|报价|均价|批发价|行情)(?:查询)?(?:[？?。]|$)/;
const NO_FIGURE =
  /为什么|为何|原因|影响|政策|条例|办法|规定|补贴|预测|后市|机制|监测|最低收购价|[补罚赔交][^，。]{0,3}多少/;

/** The name without a price as written in the question, because the segmenter may split a name it does not know. */
const pricedName = ({ question, subject: [word = ''] }: Unclaimed): string => {
  const [said = ''] = question
    .replace(/^那么?|呢[？?]?$/g, '')
    .replace(MEASURE, '')
    .split(PRICE_WORD);
  // 黄金价格 is a single word in the segmenter's dictionary.
  const name = word.split(PRICE_WORD)[0] || word;
  const own = said
    .replace(/(?:现在|目前|[今昨前明]天|[上本]周|最近|近期|[今去]年|批发|零售|市场|全国|是|会不会|会|[的\s，,])+$/, '')
    .replace(
      /^.*(?:请问|查询|[的在])|现在|目前|[今昨前明]天|[上本]周|最近|近期|[今去]年|批发|零售|市场|全国|[\s，,]/g,
      '',
    );
  // 北京新发地番茄: what follows a place is a market.
  const isAtMarket = placeNames.some((place) => own.startsWith(place) && own !== place);
  if (isAtMarket) return [...namingWords(own).nouns].at(-1) ?? name;
  return own.includes(name) && own.length <= LONGEST_NAME ? own : name;
};

const MEASURE = /[一每](?:公斤|市斤|千克|斤|吨)|\d{4}年(?:\d{1,2}月)?(?:\d{1,2}[日号])?/g;
const PRICE_WORD = /[和与跟、\s]|多少|什么|几[块元月]|价|行情|均价|最|哪|[涨跌贵比]|便宜/;
const LONGEST_NAME = 8;

/** Compares prices, which texts do for other days. */
const COMPARES =
  /[涨跌降]价?了?(?:多少|吗|没有?|还是)|最[贵高低]的?(?:市场|是|在)|[贵高]不[贵高]|便不便宜|(?:比|哪).{0,8}(?:贵|便宜|[高低])/;

const isUnpriced = ({ products, herbs }: RequestedPrices, { topic, subject }: Unclaimed): boolean =>
  products.length + herbs.length === 0 &&
  subject.length > 0 &&
  (PRICE_FIGURE.test(topic) || (isOnPrices(topic) && (COMPARES.test(topic) || SEASON.test(topic)))) &&
  !NO_FIGURE.test(topic) &&
  !isOnLaw(topic);

const followUps = async (
  db: Db,
  { products: [product], varieties, herbs: [herb], onHerbs, question, direction, time }: PriceQuestion,
): Promise<string[]> => {
  if (!product && herb) return aboutHerb(herb, question, time.span !== null);
  if (!product && onHerbs) return [direction === 'up' ? '近一周哪些药材跌得最多？' : '近一周哪些药材涨得最多？'];
  const kinds = varieties.flatMap(({ products }) => products.map(({ name }) => name));
  if (!product && kinds.length > 0) return kinds.map((name) => `${name}现在多少钱一公斤？`);
  const other = direction === 'up' ? '今天跌得最多的蔬菜有哪些？' : '今天涨得最多的蔬菜有哪些？';
  if (!product) return [other, '今天涨得最多的水果有哪些？'];
  const neighbours = await db
    .selectFrom('price_product')
    .select('name')
    .where('scope', '=', product.scope)
    .where('group_name', '=', product.group)
    .where('name', '!=', product.name)
    .orderBy('rank')
    .limit(1)
    .execute();
  return [
    ...(time.span || product.scope === 'origin' ? [] : [`${product.name}最近一个月的均价是多少？`]),
    ...neighbours.map(({ name }) =>
      product.scope === 'origin' ? `${name}的产地价是多少？` : `${name}现在多少钱一公斤？`,
    ),
    `今天${direction === 'up' ? '涨' : '跌'}得最多的${product.class}有哪些？`,
  ];
};

const aboutHerb = (herb: Herb, question: string, isOfSpan: boolean): string[] => {
  const { name, kinds } = herb;
  const isOrder = comparesKinds(question, herb);
  const kind = new Set(kinds.map(({ spec }) => spec)).size > 1 ? '规格' : '产地';
  return [
    ...(kinds.length > 1 && !isOrder ? [`${name}哪个${kind}最贵？`] : []),
    ...(isOrder || isOfSpan ? [`${name}现在多少钱一公斤？`] : []),
    ...(isOfSpan ? [] : [`${name}最近一年的均价是多少？`]),
  ];
};

export const exampleQuestions = async (db: Db, day: number): Promise<string[]> => {
  const [[up], [down]] = await Promise.all([listMovers(db, {}, 'up', 1), listMovers(db, {}, 'down', 1)]);
  return [
    ...(up
      ? [
          `${up.product}现在多少钱一公斤？`,
          ...chooseByDay(['今天涨得最多的蔬菜有哪些？', '今天跌得最多的蔬菜有哪些？'], day),
        ]
      : []),
    ...(down ? [`${down.product}最近一个月的均价是多少？`, `${down.product}和去年同期比价格变化多少？`] : []),
  ];
};

/** Questions about the best-known products. */
const popularQuestions = async (db: Db, count: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('price_product')
    .where('scope', 'in', ['market', 'herb'])
    .select('name')
    .orderBy('scope', 'desc')
    .orderBy('rank')
    .limit(count)
    .execute();
  return rows.map(({ name }) => `${name}现在多少钱一公斤？`);
};

export const priceTool: AnswerTool<RequestedPrices> = {
  name: 'prices',
  precedence: 5,
  mode: 'price',
  apartFromDates,
  recognize: recognizePrices,
  hasSubject: async (db, question) => (await recognizePrices(db, { rest: question })).namesItem === true,
  complete: completePrices,
  continues: ({ stranger }, kind) => stranger !== null && kind === 'price',
  claim: claimPrices,
  refuse: refuseUnpriced,
  itemOfPage,
  popularQuestions,
  exampleQuestions,
};
