import type { AskedWords, Item, Lookup, Recognized, Surroundings } from '../../../answering/answer-tool.ts';
import { withoutNames } from '../../../answering/pick-names.ts';
import { type RequestedTime, type Span, yearEarlier } from '../../../answering/question-dates.ts';
import type { PriceScope } from '../../../db/schema/price.ts';
import type { Db } from '../../../db/schema.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { matchKey } from '../../../text/match-key.ts';
import { type OpenDays, openDays } from '../wholesale/store/open-days.ts';
import { findHerbMovers } from './herbs/herb-findings.ts';
import { compareHerbs } from './herbs/herb-sentences.ts';
import { findPrices } from './price-findings.ts';
import { findOriginPrices, listVarieties } from './price-lists.ts';
import { DEAREST, findDearest, findMovers } from './price-movers.ts';
import { findSeason, SEASON, USUAL, WHICH_YEAR } from './price-seasons.ts';
import { COMPARED, compareMoves, comparePrices, compareSpans } from './price-sentences.ts';
import {
  findMarkets,
  findProducts,
  ON_ORIGIN,
  type Product,
  type RequestedMarket,
  type Varieties,
} from './store/find-products.ts';
import { findHerbPrices } from './store/herbs/find-herb-prices.ts';
import { areHerbMarkets, disambiguateNames, findHerbs, type Herb, withoutHerbs } from './store/herbs/find-herbs.ts';

/** Prices or price changes of the days that the user may see. */
export const lookUpPrices = async (
  db: Db,
  question: PriceQuestion,
  by: { today: string; viewer: Viewer | null },
): Promise<Lookup> => {
  const { asked, missing: closed } = await withinOpenDays(db, question, by);
  const { missing, ...found } =
    asked.wants === 'movers' ? await moversOf(db, asked, by.today) : await pricesOf(db, asked);
  return { ...found, missing: [...missing, ...closed] };
};

/** The changes within a year are those against the same time last year. */
const THIS_YEAR = /今年|[比和跟与较]去年|同比/;

const moversOf = async (db: Db, asked: PriceQuestion, today: string): Promise<Lookup> => {
  if (asked.onHerbs) return findHerbMovers(db, asked);
  const { years, spans } = asked.time;
  const isPast = asked.day === null && (years.length > 0 || spans.some(({ to }) => to < today));
  if (isPast && !THIS_YEAR.test(asked.question))
    return {
      findings: [],
      blocks: [],
      missing: ['过去一段时间的排行：这里只有某一天的，以及最近一周、一月和一年的涨跌'],
    };
  const { findings, blocks } = await (DEAREST.test(asked.question) ? findDearest : findMovers)(db, asked);
  return { findings: findings.length > 0 ? [findings] : [], blocks, missing: [] };
};

/** Kinds of prices that the tables do not contain. */
const otherPrices = ({ question, products, herbs }: PriceQuestion): string[] => {
  const [kind] = /期货|零售|超市|收购|地头|田头|出厂|产地(?=价)/.exec(question) ?? [];
  const isOrigin = products.some(({ scope }) => scope === 'origin') && !/期货|零售|超市|出厂/.test(question);
  return kind && !isOrigin
    ? [`${kind}价格：这里的价格都是${herbs.length > 0 && products.length === 0 ? '药材' : '批发'}市场的报价`]
    : [];
};

const MAX_SEASONS = 4;
const FUTURE = /明天|明日|后天|下周|下个?月|明年|未来|预测|会不会[涨跌]|[还将会]要?[涨跌]|[涨跌]到多少/;

const pricesOf = async (db: Db, asked: PriceQuestion): Promise<Lookup> => {
  const month = usualMonth(asked);
  const ofYears = WHICH_YEAR.test(asked.question);
  const onSeason = SEASON.test(asked.question) || month !== undefined || ofYears;
  const of = { markets: asked.market.ids, since: asked.time.since, month, ofYears };
  const sold = asked.products.filter(({ scope }) => scope === 'market');
  const kinds = asked.varieties.flatMap(({ products }) => products).slice(0, MAX_SEASONS);
  const [found, herbs, varieties, seasons] = await Promise.all([
    Promise.all(
      asked.products.map((product) =>
        product.scope === 'origin' ? findOriginPrices(db, product, asked) : findPrices(db, product, asked),
      ),
    ),
    Promise.all(asked.herbs.map((herb) => findHerbPrices(db, herb, asked))),
    Promise.all(asked.varieties.map((one) => listVarieties(db, one))),
    Promise.all(onSeason ? [...sold, ...kinds].map((product) => findSeason(db, product, of)) : []),
  ]);
  // What a month usually costs, or a year cost, is not said by the latest prices.
  const all = (month !== undefined || ofYears) && seasons.some(Boolean) ? [] : [...found, ...herbs];
  const leads = herbs.flatMap(({ lead }) => lead ?? []);
  return {
    findings: [
      ...seasons.flatMap((season) => (season ? [season] : [])),
      ...(COMPARED.test(asked.question)
        ? [
            compareMoves(found, asked.question),
            comparePrices(found),
            found.length > 1 ? compareSpans(found.flatMap(({ summary }) => summary ?? [])) : [],
          ]
        : []),
      compareHerbs(asked.question, leads),
      ...all.map(({ findings }) => findings),
      ...varieties,
    ].filter((findings) => findings.length > 0),
    // With several products, the market tables are omitted.
    blocks: all.flatMap(({ blocks }) => (all.length > 1 ? blocks.slice(0, 1) : blocks)),
    missing: [
      ...all.flatMap(({ missing }) => missing ?? []),
      ...otherPrices(asked),
      ...(FUTURE.test(asked.question) ? ['未来的价格：平台收录已经发生的报价，不做价格预测'] : []),
      ...(onSeason && !seasons.some((season) => season !== null)
        ? ['一年中哪个时候便宜：可看的报价不足半年，登录或开通会员后可看更长的历史；品种页的“季节规律”列有各周的价位']
        : []),
      ...asked.unknown.map((name) => `价格数据里没有“${name}”`),
    ],
  };
};

/** The month of a question that names no year: 三月份一般多少钱. */
const usualMonth = ({ question, time: { span } }: PriceQuestion): number | undefined =>
  span && USUAL.test(question) && /月/.test(question) && !/年(?!份)(?<!往年|历年|常年|每年)/.test(question)
    ? Number(span.from.slice(5, 7))
    : undefined;

type OpenQuestion = {
  asked: PriceQuestion;
  /** States which requested days are not accessible, and how to get access. */
  missing: string[];
};

/** Reduces a price question to the days that the user may see. */
const withinOpenDays = async (
  db: Db,
  asked: PriceQuestion,
  { viewer, today }: { viewer: Viewer | null; today: string },
): Promise<OpenQuestion> => {
  const { since, closed } = await openDaysOf(db, asked, viewer);
  if (since === null) return { asked, missing: [] };
  const { days, spans, againstLastYear } = asked.time;
  const named = asked.day === null ? days : [...new Set([...days, asked.day])];
  const yearAgo = againstLastYear ? yearEarlier(days[0] ?? today) : null;
  const closedTimes = [
    ...named.filter((day) => day < since),
    ...spans.filter(({ from }) => from < since).map(({ from, to }) => `${from} 至 ${[to, since].sort()[0]}`),
    ...(yearAgo && yearAgo < since ? [`${yearAgo} 前后`] : []),
  ];
  const time = {
    ...asked.time,
    days: days.filter((day) => day >= since),
    spans: spans.flatMap((span) => openPart(span, since)),
    againstLastYear: yearAgo !== null && yearAgo >= since,
    since,
  };
  return {
    asked: { ...asked, time, day: asked.day !== null && asked.day < since ? null : asked.day },
    missing: closedTimes.length > 0 ? [`${closedTimes.join('、')}的价格：${closed?.reason ?? ''}`] : [],
  };
};

/** For a question about both wholesale and herb prices, the days that are open for both. */
const openDaysOf = async (db: Db, asked: PriceQuestion, viewer: Viewer | null): Promise<OpenDays> => {
  const onHerbs = asked.herbs.length > 0 || asked.onHerbs;
  const named = asked.products.map(({ scope }) => scope);
  const onProduce = named.includes('market') || (named.length === 0 && !onHerbs);
  const scopes: PriceScope[] = [
    ...(onProduce ? (['market'] as const) : []),
    ...(named.includes('origin') ? (['origin'] as const) : []),
    ...(onHerbs ? (['herb'] as const) : []),
  ];
  const open = await Promise.all(scopes.map((scope) => openDays(db, scope, viewer)));
  return open.reduce((latest, days) => ((days.since ?? '') > (latest.since ?? '') ? days : latest));
};

const openPart = ({ from, to }: Span, since: string): Span[] =>
  to < since ? [] : [{ from: from < since ? since : from, to }];

/** What a question names of the price tables. */
export type RequestedPrices = {
  products: Product[];
  /** Names without a price of their own, with the products that are their varieties. */
  varieties: Varieties[];
  /** Herbs of the price tables, without those understood as products. */
  herbs: Herb[];
  /** The question itself names a product or a herb. */
  isNamed: boolean;
  /** Mentions herbs, or a market that sells nothing else. */
  onHerbs: boolean;
  market: RequestedMarket;
  /** Named in a follow-up question, but missing in the price tables. */
  stranger: string | null;
  /** Known names of other things, without a price. */
  unpriced: readonly string[];
  /** The question without days and the names above. */
  rest: string;
};

/** A question that the price tables answer. */
export type PriceQuestion = RequestedPrices & {
  question: string;
  /** `both` is a price with its reasons. */
  wants: 'price' | 'movers' | 'both';
  time: RequestedTime;
  /** Named in addition to the products or instead of them, but missing in the price tables. */
  unknown: string[];
  direction: 'up' | 'down';
  /** Produce class for movers. */
  className: string | null;
  /** Requested day for movers; null means the latest. */
  day: string | null;
};

const HERBS = /药材|药市|中药/;

/** Products and herbs named in a question, which may be the same name. */
export const recognizePrices = async (
  db: Db,
  { rest }: Pick<AskedWords, 'rest'>,
): Promise<Recognized<RequestedPrices>> => {
  const [named, herbs] = await Promise.all([findProducts(db, rest), findHerbs(db, rest)]);
  const { varieties, unpriced } = named;
  const isHerb = ({ scope, matched }: Product) => scope === 'origin' && herbs.some((herb) => herb.matched === matched);
  const products = named.products.filter((product) => ON_ORIGIN.test(rest) || !isHerb(product));
  const isNamed = products.length + herbs.length > 0;
  const market = { ids: [], unknown: null };
  return {
    found: { products, varieties, herbs, isNamed, onHerbs: false, market, stranger: null, unpriced, rest },
    namesItem: isNamed,
  };
};

/** Decides between products and herbs, finds markets, and adds the names of the question before. */
export const completePrices = async (
  db: Db,
  { found: named }: Recognized<RequestedPrices>,
  { question, rest: said, before, others }: Surroundings<RequestedPrices>,
): Promise<Recognized<RequestedPrices>> => {
  const isAboutHerbs = before !== undefined && before.herbs.length > 0 && !named.isNamed && !others.nameItem;
  const leanedHerbs = isAboutHerbs ? await findHerbs(db, said, before.herbs) : [];
  const rest = withoutHerbs(withoutNames(matchKey(said), named.products), [...named.herbs, ...leanedHerbs]);
  const ownMarket = await findMarkets(db, rest);
  const onHerbs = HERBS.test(question) || (named.herbs.length > 0 && (await areHerbMarkets(db, ownMarket.ids)));
  const own = disambiguateNames(named.products, named.herbs, onHerbs);
  const isNamed = own.products.length + own.herbs.length > 0;
  const isHere = ownMarket.ids.length > 0 || ownMarket.unknown !== null;
  const isKnown = isNamed || others.nameItem || others.nameProperty;
  const stranger = before && !isHere && !isKnown ? strangerIn(rest) : null;
  const products = isNamed || !before || stranger ? own.products : before.products;
  const herbs = isAboutHerbs && !stranger ? leanedHerbs : own.herbs;
  const market = isAboutHerbs && !isHere && !stranger ? before.market : ownMarket;
  const items = itemsOf({ products, herbs });
  const varieties = herbs.length > 0 ? [] : named.varieties;
  return {
    found: { ...named, products, varieties, herbs, isNamed, onHerbs, market, stranger, rest },
    items,
    hasItem: items.length > 0,
    namesItem: isNamed || stranger !== null,
  };
};

/** An unknown name in a follow-up such as "那木耳呢": the answer must not report another product instead. */
const strangerIn = (rest: string): string | null => {
  const [, name = ''] = /^\s*(?:那么?|还有)?\s*([\u4e00-\u9fa5]{2,8})呢[?？]?\s*$/.exec(rest) ?? [];
  return name === '' || /的$|[最哪什怎多均高低价涨跌贵]|市场|进口|出口|蔬菜|水果|全国|其他/.test(name) ? null : name;
};

export const itemsOf = ({ products, herbs }: Pick<RequestedPrices, 'products' | 'herbs'>): Item[] => [
  ...products.map((product) => ({ ...product, title: product.name })),
  ...herbs.map((herb) => ({ ...herb, title: titleOf(herb) })),
];

const titleOf = ({ name, specs, origins }: Herb): string => {
  const said = [...specs, ...origins].join('、');
  return said ? `${name}（${said}）` : name;
};
