import { sql } from 'kysely';
import { namedPlaces, placeNames } from '../../../../answering/named-places.ts';
import { type Named, pickNames, withoutNames, withSynonyms } from '../../../../answering/pick-names.ts';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';
import { readThesaurus } from '../../../search/index.ts';

export type Product = Named & { scope: 'market' | 'origin'; group: string; class: string };

/** A name without a price of its own, and the products whose names end with it: 红富士苹果 for 苹果. */
export type Varieties = { name: string; products: Product[] };

/** @property unpriced other known names */
type NamedProducts = { products: Product[]; varieties: Varieties[]; unpriced: string[] };

const MAX_PRODUCTS = 5;
/** 油菜籽 and 大豆油 are not sold as 油菜 and 大豆. */
const OF_ANOTHER = /^(?:籽|油(?!菜|麦)|粉|酱|汁|素|酒|醋|股票|股价|手机)/;

/** 产地 alone may ask where a product grows. */
export const ON_ORIGIN = /产地的?(?:价|行情|报价|收购|多少钱|卖)|(?:收购|地头|田头|出园)价/;

/**
 * Products of the wholesale prices that a question names, by name or alias, in the order of the question; those of the
 * origin prices if it asks for these, or if a name has no wholesale price.
 */
export const findProducts = async (db: Db, question: string): Promise<NamedProducts> => {
  const preferred = ON_ORIGIN.test(question) ? 'origin' : 'market';
  const [all, others, thesaurus] = await Promise.all([
    db
      .selectFrom('price_product')
      .select(['scope', 'name', 'group_name', 'class_id', 'alias', 'match_key'])
      .where('scope', 'in', ['market', 'origin'])
      .orderBy('rank')
      .execute(),
    namesOfFoods(db),
    readThesaurus(db),
  ]);
  const inPreferred = new Set(all.filter(({ scope }) => scope === preferred).map(({ match_key }) => match_key));
  const rows = all.filter(({ scope, match_key }) => scope === preferred || !inPreferred.has(match_key));
  const own = new Set(rows.map(({ match_key }) => match_key));
  const namesOf = (of: (row: (typeof rows)[number]) => readonly string[]) =>
    withSynonyms(
      rows.flatMap((row) => of(row).map((matched) => productOf(row, matched))),
      thesaurus,
    );
  // The food table calls several foods 包菜 or 地瓜; the thesaurus has the usual one.
  const names = [
    ...namesOf((row) => [row.match_key, ...row.alias.map(matchKey)]),
    ...namesOf(({ match_key }) => (others.get(match_key) ?? []).filter((one) => !own.has(one))),
  ];
  const text = matchKey(question);
  const products = pickNames(text, names)
    .filter(({ matched }) => !OF_ANOTHER.test(text.slice(text.indexOf(matched) + matched.length)))
    .slice(0, MAX_PRODUCTS);
  const rest = withoutNames(text, products);
  const known = [...thesaurus.names, ...others.keys()].filter((name) => rest.includes(name));
  const named = pickNames(
    rest,
    known.map((name) => ({ name, matched: name })),
  ).filter(({ matched }) => !OF_ANOTHER.test(rest.slice(rest.indexOf(matched) + matched.length)));
  const varieties = named.map(({ name }) => {
    const keys = [name, ...thesaurus.synonymsOf(name), ...(others.get(name) ?? [])].filter(({ length }) => length > 1);
    const kinds = new Set(thesaurus.varietiesOf(name));
    const near = rows.filter(
      // 樱桃萝卜 is no 樱桃.
      ({ scope, name: sold, match_key }) =>
        scope === 'market' &&
        (kinds.has(match_key) || keys.some((key) => matchKey(withoutBrackets(sold)).endsWith(key))),
    );
    return { name, products: near.map((row) => productOf(row, name)) };
  });
  const isPriced = (one: Varieties) => one.products.length > 0;
  const unpriced = varieties.filter((one) => !isPriced(one)).map(({ name }) => name);
  return { products, varieties: varieties.filter(isPriced), unpriced };
};

const productOf = (
  { scope, name, group_name, class_id }: { scope: string; name: string; group_name: string; class_id: string },
  matched: string,
): Product => ({ scope: scope === 'origin' ? 'origin' : 'market', name, group: group_name, class: class_id, matched });

/** Synonyms from the food table: a question about 西红柿 means the 番茄 of a price list. */
const namesOfFoods = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ name: string; alias: string[] }>`
    select name, alias from food where cardinality(alias) > 0 order by rank`.execute(db);
  const synonyms = new Map<string, string[]>();
  for (const { name, alias } of rows) {
    const all = [...new Set([withoutBrackets(name), ...alias].map(matchKey))];
    for (const one of all) {
      const others = all.filter((other) => other !== one && other.length > 1);
      synonyms.set(one, [...new Set([...(synonyms.get(one) ?? []), ...others])]);
    }
  }
  return synonyms;
};

const MAX_NEAR = 6;

/**
 * Products with prices whose names contain a name that has no price of its own: 红富士苹果 for 苹果. Synonyms from the food
 * table count as well: 红皮葱头 for 洋葱.
 */
export const nearProducts = async (db: Db, name: string): Promise<string[]> => {
  const foods = await db.selectFrom('food').select(['name', 'alias']).execute();
  const key = matchKey(name);
  const others = foods
    .map((food) => [withoutBrackets(food.name), ...food.alias].map(matchKey))
    .filter((names) => names.includes(key))
    .flat();
  const rows = await db
    .selectFrom('price_product')
    .where('scope', 'in', ['market', 'herb'])
    .select(['name', 'match_key'])
    .orderBy('rank')
    .execute();
  // A single character occurs in the names of unrelated products: 桃 in 猕猴桃.
  const near = rows.filter(({ match_key }) =>
    [key, ...others].some((one) => one === match_key || (one.length > 1 && match_key.includes(one))),
  );
  return [...new Set(near.map((row) => row.name))].slice(0, MAX_NEAR);
};

/**
 * Markets of a price question: known markets, or the name of an unknown market. `place` is the name in the question if
 * it means all markets of a place. `sides` are the markets or places that the question names, if it names several.
 */
export type RequestedMarket = {
  ids: string[];
  unknown: string | null;
  place?: string | null;
  /** The names of known markets as written. */
  said?: string[];
  sides?: { name: string; ids: string[] }[];
};

/** @param rest the question without days and product names, since those may contain places (新疆杏) */
export const findMarkets = async (db: Db, rest: string): Promise<RequestedMarket> => {
  const rows = await db.selectFrom('market').select(['id', 'name', 'province', 'city']).execute();
  const text = matchKey(rest);
  const stems = rows.flatMap((row) => stemsOf(row.name).map((stem) => ({ id: row.id, stem: matchKey(stem) })));
  const own = stems.filter(({ stem }) => stems.filter((other) => other.stem === stem).length === 1);
  const said = own.filter(({ stem }) => text.includes(stem));
  const named = [...new Set(said.map(({ id }) => id))];
  const sideOf = (id: string) => ({ name: rows.find((row) => row.id === id)?.name ?? '', ids: [id] });
  if (named.length > 0)
    return { ids: named, unknown: null, said: said.map(({ stem }) => stem), ...severalOf(named.map(sideOf)) };
  const written = unknownMarketIn(text);
  const places = namedPlaces(text).map((name) => ({ name, ids: marketsIn(name, rows) }));
  const [place] = places;
  const known = places.filter(({ ids }) => ids.length > 0);
  if ((!written || written === place?.name) && place && known.length > 0)
    return {
      ids: known.flatMap(({ ids }) => ids),
      unknown: places.find(({ ids }) => ids.length === 0)?.name ?? null,
      place: place.name,
      ...severalOf(known),
    };
  return { ids: [], unknown: written ?? place?.name ?? null };
};

const severalOf = (sides: RequestedMarket['sides'] & object) => (sides.length > 1 ? { sides } : {});

type MarketRow = { id: string; name: string; province: string | null; city: string | null };

const marketsIn = (place: string, rows: readonly MarketRow[]): string[] =>
  rows
    .filter(({ name, province, city }) => [province, city, name].some((where) => where?.includes(place)))
    .map(({ id }) => id);

/** 北京新发地农产品批发市场 → 北京新发地, 新发地. A stem shared by several markets matches none of them. */
const stemsOf = (market: string): string[] => {
  const stem = market.replace(/(国际|农副|农产品|蔬菜|果品|水果|果菜|水产|批发|交易|物流|市场|中心)+.*$/, '');
  const place = placeNames.find((name) => stem.startsWith(name)) ?? '';
  return [...new Set([stem, stem.slice(place.length).replace(/^[省市]/, '')])].filter(({ length }) => length >= 2);
};

/** The name before 市场 if it is not a question word or a general term. */
const unknownMarketIn = (text: string): string | null => {
  const [, before = ''] = /([\u4e00-\u9fa5]{2,12}?)(?:农产品|农贸|蔬菜|果品|水产|批发|交易)*市场/.exec(text) ?? [];
  const name = before.replace(
    /^.*(?:那|在|哪个|哪些|哪家|各个|各|几个|所有|全国|全部|国内|这个|其他|不同|个|的|是|和|与)/,
    '',
  );
  return name.length >= 2 &&
    !/^(主要|附近|本地|当地|周边|农副|批发|国际|期货|农贸|产地|零售|大宗|农产品|蔬菜|水果)$/.test(name)
    ? name
    : null;
};
