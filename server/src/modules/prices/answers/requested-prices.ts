import type { AskedWords, Item, Recognized, Surroundings } from '../../../answering/answer-tool.ts';
import { withoutNames } from '../../../answering/pick-names.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { matchKey } from '../../../text/match-key.ts';
import { findMarkets, type RequestedMarket } from './store/find-markets.ts';
import { findProducts, ON_ORIGIN, type Product, type Varieties } from './store/find-products.ts';
import { areHerbMarkets, disambiguateNames, findHerbs, type Herb, withoutHerbs } from './store/herbs/find-herbs.ts';

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
  const { varieties } = named;
  const isHerb = ({ scope, matched }: Product) => scope === 'origin' && herbs.some((herb) => herb.matched === matched);
  const products = named.products.filter((product) => ON_ORIGIN.test(rest) || !isHerb(product));
  const isNamed = products.length + herbs.length > 0;
  const market = { ids: [], unknown: null };
  return {
    found: { products, varieties, herbs, isNamed, onHerbs: false, market, stranger: null, rest },
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
    found: { products, varieties, herbs, isNamed, onHerbs, market, stranger, rest },
    items,
    hasItem: items.length > 0,
    namesItem: isNamed || stranger !== null,
  };
};

/** An unknown name in a follow-up such as "那木耳呢": the answer must not report another product instead. */
const strangerIn = (rest: string): string | null => {
  const [, name = ''] = /^\s*(?:那么?|还有)?\s*([\u4e00-\u9fa5]{2,8})呢[?？]?\s*$/.exec(rest) ?? [];
  return name === '' || /[最哪什怎多均高低价涨跌贵]|市场|进口|出口|蔬菜|水果|全国|其他/.test(name) ? null : name;
};

export const itemsOf = ({ products, herbs }: Pick<RequestedPrices, 'products' | 'herbs'>): Item[] => [
  ...products.map((product) => ({ ...product, title: product.name })),
  ...herbs.map((herb) => ({ ...herb, title: titleOf(herb) })),
];

const titleOf = ({ name, specs, origins }: Herb): string => {
  const said = [...specs, ...origins].join('、');
  return said ? `${name}（${said}）` : name;
};
