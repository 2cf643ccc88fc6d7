import { namedPlaces, placeNames } from '../../../../answering/named-places.ts';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';

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
