import type { AiMode } from '@bee/contracts/resource/ai';
import type { SearchName } from '@bee/contracts/resource/search';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { matchKey } from '../../../text/match-key.ts';
import { findRequestedFoods, type RequestedFoods } from './find-foods.ts';
import { findGoods, type RequestedGoods } from './find-goods.ts';
import {
  apartFromDates,
  areHerbMarkets,
  disambiguateNames,
  findHerbs,
  type Herb,
  namesKind,
  withoutHerbs,
} from './find-herbs.ts';
import { findRequestedLimit, type RequestedLimit } from './find-limits.ts';
import { findMarkets, type RequestedMarket } from './find-markets.ts';
import { findProducts, type Product } from './find-products.ts';
import { findTopics, type RequestedTopics } from './find-topics.ts';
import { withoutNames } from './pick-names.ts';
import { type RequestedTime, timeIn } from './question-dates.ts';
import { unknownNames } from './unknown-names.ts';

/** Interpretation of a question, derived from its words. */
export type Understanding = {
  question: string;
  products: Product[];
  /** Herbs of the price tables, without those understood as products. */
  herbs: Herb[];
  /** Mentions herbs, or a market that sells nothing else. */
  onHerbs: boolean;
  /** Named in addition to the products or instead of them, but missing in the price tables. */
  unknown: string[];
  market: RequestedMarket;
  /** Source of the answer: tables of one kind or texts; `both` is a price with its reasons. */
  wants: 'price' | 'movers' | 'text' | 'both' | 'food' | 'trade' | 'statistics' | 'limit';
  direction: 'up' | 'down';
  /** Produce class for movers. */
  className: string | null;
  time: RequestedTime;
  /** Requested day for movers; null means the latest. */
  day: string | null;
  foods: RequestedFoods;
  goods: RequestedGoods;
  statistics: RequestedTopics;
  limit: RequestedLimit;
  /** Kinds of texts to search. */
  kinds: SearchName[];
};

/** @param earlier the questions before, the oldest first */
type UnderstandParams = { question: string; mode: AiMode; earlier: readonly string[]; today: string };

/** 药用价值 and 评价 do not ask for prices. */
const PRICE = /(?<!评)价(?!值)|多少钱|行情|[贵涨跌]|便宜|走势|报价|[一每][公市]?[斤吨]/;
const HERBS = /药材|药市|中药/;
const MOVERS = /(哪些|什么|哪个|哪种|哪几|最|排行|榜).*[涨跌]|[涨跌](幅|得|价)?.*(最|榜|排行|哪些|什么)|涨跌/;
const REASON = /为什么|为何|原因|怎么回事|影响|怎么看|后市|预测/;
const LAW = /法|条例|规定|办法|政策|补贴|处罚|标准/;
/** 标准, GB 2763, NY/T 391. */
const STANDARD = /标准|(?<![a-z])(?:gb|ny|sb|sn|ls|db|cxs)\s*(?:\/\s*t|\d)/i;
const FOLLOWS = /^(那|那么|它|这个|该|呢)|呢[？?]?$/;
/** Asks for an explanation, which tables do not contain. */
const OPEN =
  /怎么办|如何|怎样|怎么[做种吃防治]|为什么|为何|原因|症状|防治|缺[钙磷钾镁铁锌硒铜锰]|肥|因素|措施|方法|技术|作用|影响|病|特点|区别|意义|好处/;
const NUTRITION = /营养|成分|热量|卡路里|大卡|千卡/;

const KINDS: Record<AiMode, SearchName[]> = {
  general: ['policy', 'encyclopedia', 'research_report', 'news'],
  price: ['research_report', 'news'],
  policy: ['policy'],
  trade: ['research_report', 'news', 'policy'],
  standard: ['standard', 'policy', 'encyclopedia'],
};

/** "那黄瓜呢" and "它为什么涨" refer to the question before, which may itself be a follow-up. */
export const understand = async (db: Kysely<Database>, asked: UnderstandParams): Promise<Understanding> => {
  const { question, mode, earlier, today } = asked;
  const last = FOLLOWS.test(question) ? earlier.at(-1) : undefined;
  const before =
    last === undefined ? null : await understand(db, { ...asked, question: last, earlier: earlier.slice(0, -1) });
  const own = timeIn(apartFromDates(question), today, yearOf(before?.time));
  const time = before && isTimeless(own) ? { ...before.time, rest: own.rest } : own;
  const topic = topicOf(question, earlier);

  const [namedProducts, namedHerbs, ownFoods, ownGoods, ownStatistics, limit] = await Promise.all([
    findProducts(db, own.rest),
    findHerbs(db, own.rest),
    findRequestedFoods(db, own.rest),
    findGoods(db, own.rest, mode === 'trade'),
    findTopics(db, own.rest),
    findRequestedLimit(db, question),
  ]);
  const isUnnamed = namedProducts.length + namedHerbs.length + ownFoods.foods.length === 0;
  const isAboutHerbs = before !== null && before.herbs.length > 0 && isUnnamed;
  const leanedHerbs = isAboutHerbs ? await findHerbs(db, own.rest, before.herbs) : [];
  const rest = withoutHerbs(withoutNames(matchKey(own.rest), namedProducts), [...namedHerbs, ...leanedHerbs]);
  const ownMarket = await findMarkets(db, rest);
  const onHerbs = HERBS.test(question) || (namedHerbs.length > 0 && (await areHerbMarkets(db, ownMarket.ids)));
  const { products: ownProducts, herbs: ownHerbs } = disambiguateNames(namedProducts, namedHerbs, onHerbs);
  const isHere = ownMarket.ids.length > 0 || ownMarket.unknown !== null;
  const other = before ? strangerIn(rest, { products: ownProducts, herbs: ownHerbs, foods: ownFoods }) : null;
  const stranger = isHere ? null : other;
  const market = isAboutHerbs && !isHere && !stranger ? before.market : ownMarket;
  const herbs = isAboutHerbs && !stranger ? leanedHerbs : ownHerbs;
  const isNamed = ownProducts.length + ownHerbs.length > 0;
  const products = isNamed || !before || stranger ? ownProducts : before.products;
  const foods: RequestedFoods = {
    ...ownFoods,
    foods: ownFoods.foods.length > 0 || !before ? ownFoods.foods : before.foods.foods,
    nutrients: ownFoods.nutrients.length > 0 || !before ? ownFoods.nutrients : before.foods.nutrients,
  };
  const isOwn = isNamed || ownFoods.foods.length > 0 || stranger !== null;
  const goods = isOwn ? ownGoods : leanedGoods(ownGoods, before?.goods);
  const statistics = isOwn ? ownStatistics : leanedTopics(ownStatistics, before?.statistics);
  const found = { question, products, herbs, time, foods, goods, statistics, limit };
  const wants = stranger && before?.wants === 'price' ? 'price' : wantsOf({ ...found, topic, mode, before });
  return {
    ...found,
    onHerbs,
    unknown: stranger ? [stranger] : wants === 'price' && isNamed ? unknownNames(rest, market) : [],
    market,
    wants,
    direction: /跌|降|便宜/.test(question) ? 'down' : 'up',
    className: /水果/.test(question) ? '水果' : /菌/.test(question) ? '食用菌' : /菜/.test(question) ? '蔬菜' : null,
    day: /今[天日早]/.test(question) ? null : (time.days[0] ?? null),
    kinds: mode === 'general' ? kindsFor(question) : KINDS[mode],
  };
};

const topicOf = (question: string, earlier: readonly string[]): string => {
  const last = FOLLOWS.test(question) ? earlier.at(-1) : undefined;
  return last === undefined ? question : `${topicOf(last, earlier.slice(0, -1))}${question}`;
};

/** "那进口呢" refers to the goods of the question before; names in this question take precedence. */
const leanedGoods = (own: RequestedGoods, before: RequestedGoods | undefined): RequestedGoods => {
  if (!before?.wants || own.wants !== null || own.product !== null || own.codes.length > 0) return own;
  const partners = own.partners.length > 0 ? own.partners : before.partners;
  return { ...before, partners, flows: own.flows.length === 1 ? own.flows : before.flows };
};

/** "山东呢" refers to the crop of the question before. */
const leanedTopics = (own: RequestedTopics, before: RequestedTopics | undefined): RequestedTopics =>
  before && own.topics.length === 0 ? { ...before, places: own.places.length > 0 ? own.places : before.places } : own;

/** For a price question without a match in the price tables, only texts about markets may answer. */
const kindsFor = (question: string): SearchName[] => {
  if (STANDARD.test(question)) return KINDS.standard;
  return PRICE.test(question) && !LAW.test(question) ? KINDS.price : KINDS.general;
};

/** An unknown name in a follow-up such as "那木耳呢": the answer must not report another product instead. */
const strangerIn = (
  rest: string,
  { products, herbs, foods }: Pick<Understanding, 'products' | 'herbs' | 'foods'>,
): string | null => {
  if (products.length > 0 || herbs.length > 0 || foods.foods.length > 0 || foods.nutrients.length > 0) return null;
  const [, name = ''] = /^\s*(?:那么?|还有)?\s*([\u4e00-\u9fa5]{2,8})呢[?？]?\s*$/.exec(rest) ?? [];
  return name === '' || /[最哪什怎多均高低价涨跌贵]|市场|进口|出口|蔬菜|水果|全国|其他/.test(name) ? null : name;
};

const isTimeless = ({ days, span, years, invalid, againstLastYear }: RequestedTime): boolean =>
  days.length === 0 && !span && years.length + invalid.length === 0 && !againstLastYear;

/** Year of the question before, used for dates without a year. */
const yearOf = (time: RequestedTime | undefined): number | undefined => {
  const known = time?.days[0] ?? time?.span?.from;
  return known === undefined ? time?.years[0] : Number(known.slice(0, 4));
};

type RecognizedNames = Pick<
  Understanding,
  'question' | 'products' | 'herbs' | 'foods' | 'goods' | 'statistics' | 'limit'
> & {
  topic: string;
  mode: AiMode;
  before: Understanding | null;
};

const wantsOf = (found: RecognizedNames): Understanding['wants'] => {
  const { question, products, herbs, foods, goods, statistics, limit, mode, before } = found;
  if (mode === 'policy') return 'text';
  const onLimit = limit.substance !== null && (limit.onLimits || limit.food !== null);
  if (mode === 'standard') return onLimit ? 'limit' : 'text';
  if (mode === 'price') return priceOrText(found);
  if (goods.wants) return 'trade';
  if (mode === 'trade') return 'text';
  if (onLimit) return 'limit';
  if (OPEN.test(question)) return priceOrText(found);
  if (statistics.topics.length > 0 && !LAW.test(question)) return 'statistics';
  const priced = products.length + herbs.length > 0 && /价|多少钱|行情|报价/.test(question);
  if (asksForFood(found) && !priced) return 'food';
  return before?.wants === 'food' && foods.foods.length > 0 && !PRICE.test(question) ? 'food' : priceOrText(found);
};

const asksForFood = ({ foods, question }: RecognizedNames): boolean =>
  foods.foods.length > 0 && (foods.nutrients.length > 0 || NUTRITION.test(question));

const priceOrText = (found: RecognizedNames): Understanding['wants'] => {
  const { topic, question, products, herbs, mode } = found;
  const onPrice = PRICE.test(topic) || (mode === 'price' && !asksForFood(found));
  const names = [...products, ...herbs];
  if (names.length === 0) return onPrice && !REASON.test(question) && MOVERS.test(question) ? 'movers' : 'text';
  // The name of a herb alone does not ask for its price, because there is more to say about it.
  const isPriced = products.length > 0 || herbs.some(namesKind);
  const bare = isPriced && withoutHerbs(withoutNames(question, products), herbs).replace(/\s/g, '').length <= 2;
  if (!onPrice && !bare) return 'text';
  return REASON.test(question) ? 'both' : 'price';
};
