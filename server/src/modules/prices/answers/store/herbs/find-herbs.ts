import { numbersIn } from '@bee/domain/stated-numbers';
import { sql } from 'kysely';
import { isPlace } from '../../../../../answering/named-places.ts';
import { type Named, pickNames, withoutNames, withSynonyms } from '../../../../../answering/pick-names.ts';
import type { Db } from '../../../../../db/schema.ts';
import { matchKey } from '../../../../../text/match-key.ts';
import { readThesaurus } from '../../../../search/index.ts';
import type { Product } from '../find-products.ts';

/** Specification and origin of a herb; '' if the source names none. `specId` is the id used by `herbs/getEchart`. */
export type HerbKind = { specId: number; spec: string; origin: string };

/**
 * Details of a herb in the question, in addition to its name; `unknownSpec` is a specification without quotes (50头).
 */
type SaidKinds = { specs: string[]; origins: string[]; unknownSpec: string | null };

export type Herb = Named &
  SaidKinds & {
    group: string;
    /** The best-documented kind first. */
    kinds: HerbKind[];
  };

type KindRow = { name: string; group_name: string; match_key: string; alias: string[] } & HerbKind;

const MAX_HERBS = 4;
/** Suffixes of products made from a herb, or of its seeds and seedlings, which are different products: 三七粉. */
const MADE = '超?细?粉|种?苗|种子|籽|药?酒|茶|茎?叶|膏|胶囊|饮片';
const NUMERAL = /(?:[一二三四五六七八九]百零?)?[一二三四五六七八九]?十[一二三四五六七八九]?(?=头|粒|支|枝)/g;
const GRADE = /(?:[冬春]七)?(?<!\d)\d{1,4}(?:头|粒|支|枝)/;

/**
 * Herbs of the price tables named in a question, with the specifications and origins that it mentions.
 * @param before herbs of the question before; used if this question names no herb
 */
export const findHerbs = async (db: Db, question: string, before: readonly Herb[] = []): Promise<Herb[]> => {
  const { rows } = await sql<KindRow>`
    select p.name, p.group_name, p.match_key, p.alias, s.id as "specId", s.spec, s.variant as origin
    from price_product p join price_series s on s.product_id = p.id and s.headline
    where p.scope = 'herb' order by p.rank, s.quotes desc, s.id`.execute(db);
  const text = textOf(question);
  const names = rows.flatMap(({ name, match_key, alias, spec }) =>
    [
      match_key,
      // 文山三七 is 三七, and 文山 may be the requested market.
      ...alias.map(matchKey).filter((other) => !other.includes(match_key)),
      ...(/^[\u4e00-\u9fa5]+\d/.test(spec) ? [matchKey(spec)] : []),
    ].map((matched) => ({ name, matched })),
  );
  const named = pickNames(text, withSynonyms(names, await readThesaurus(db)))
    .slice(0, MAX_HERBS)
    .map(({ name, matched }) => {
      const own = rows.filter((row) => row.name === name);
      const kinds = own.map(({ specId, spec, origin }) => ({ specId, spec, origin }));
      return { name, matched, group: own[0]?.group_name ?? '', kinds };
    });
  const meant = named.length > 0 ? named : before;
  const rest = withoutSaid(
    withoutNames(text, named),
    meant.map((herb) => saidOf(herb, text)),
  );
  const others = rows.map(({ spec }) => spec).filter(({ length }) => length > 1);
  const made = meant.map(({ matched }) => new RegExp(`${escaped(matched)}(?:${MADE})`).exec(text)?.[0]);
  const unknownSpec =
    made.find(Boolean) ?? GRADE.exec(rest)?.[0] ?? others.find((spec) => rest.includes(matchKey(spec))) ?? null;
  return meant.map((herb) => {
    const { specs, origins } = saidOf(herb, text);
    const earlier = before.find(({ name }) => named.length === 0 && name === herb.name);
    const ownSpecs = specs.length > 0 || unknownSpec !== null;
    return {
      ...herb,
      specs: ownSpecs || !earlier ? specs : earlier.specs,
      unknownSpec: specs.length > 0 ? null : (unknownSpec ?? earlier?.unknownSpec ?? null),
      origins: origins.length > 0 || !earlier ? origins : earlier.origins,
    };
  });
};

/** Removes herbs from a question before markets and further names are searched; 药材市场 is not the name of a market. */
export const withoutHerbs = (rest: string, herbs: readonly Herb[]): string =>
  herbs.length === 0
    ? rest
    : withoutSaid(withoutNames(textOf(rest), herbs), herbs)
        .replace(/药市/g, '市场')
        .replace(/中?药材(?:专业|批发|交易)*/g, ' ');

/** True if the question names a kind, not only the herb. */
export const namesKind = ({ specs, origins, unknownSpec }: Herb): boolean =>
  specs.length + origins.length > 0 || unknownSpec !== null;

/**
 * 薄荷 is a herb and a vegetable: the wholesale product is used unless the question mentions herb details.
 * @param onHerbs the question mentions herbs, or a market that sells nothing else
 */
export const disambiguateNames = (products: readonly Product[], herbs: readonly Herb[], onHerbs: boolean) => {
  const isLost = (product: Product, herb: Herb): boolean =>
    herb.matched.includes(product.matched) &&
    (herb.matched.length > product.matched.length || onHerbs || herb.specs.some(({ length }) => length > 1));
  const kept = products.filter((product) => !herbs.some((herb) => isLost(product, herb)));
  return {
    products: kept,
    herbs: herbs.filter((herb) => !kept.some((product) => product.matched.includes(herb.matched))),
  };
};

/** True if all of these markets quote herbs only. */
export const areHerbMarkets = async (db: Db, ids: readonly string[]): Promise<boolean> => {
  if (ids.length === 0) return false;
  const other = await db
    .selectFrom('price_series')
    .where('market_id', 'in', ids)
    .where('scope', '<>', 'herb')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
};

/** Separates a name that ends in a numeral from the following date: 三七一月 does not contain 七一月. */
export const apartFromDates = (question: string): string =>
  question.replace(/三七(?=[一二三四五六七八九十月日号])/g, '三七 ');

/** Normalises 六十头 and 60 头 to 60头. */
const textOf = (question: string): string =>
  matchKey(question.normalize('NFKC'))
    .replace(NUMERAL, (numeral) => String(numbersIn(numeral)[0]?.value ?? numeral))
    .replace(/(\d)\s+(?=头|粒|支|枝)/g, '$1');

/**
 * Matches longer specifications first: 冬七60头 before 60头, and 120头 does not contain 20头. A single-character
 * specification must follow its herb: 三七花.
 */
const saidOf = ({ matched, kinds }: Pick<Herb, 'matched' | 'kinds'>, text: string) => {
  const specs = [...new Set(kinds.map(({ spec }) => spec).filter(Boolean))].sort((a, b) => b.length - a.length);
  let rest = text;
  const found: { spec: string; at: number }[] = [];
  for (const spec of specs) {
    const [, word = '', grade = ''] = /^([\u4e00-\u9fa5]+)(\d.*)$/.exec(spec) ?? [];
    const ways = [spec.length === 1 ? `${matched}${spec}` : spec, ...(grade ? [`${grade}${word}`] : [])].map(matchKey);
    for (const way of ways) {
      const at = rest.indexOf(way);
      if (at < 0 || (/^\d/.test(way) && /\d/.test(rest[at - 1] ?? ''))) continue;
      rest = rest.replaceAll(way, ' '.repeat(way.length));
      found.push({ spec, at });
      break;
    }
  }
  // 冬七 alone matches all specifications with that prefix.
  const words = specs.filter((spec) => rest.includes(/^([\u4e00-\u9fa5]{2,})\d/.exec(spec)?.[1] ?? '-'));
  const origins = [...new Set(kinds.map(({ origin }) => origin).filter(Boolean))];
  return {
    specs: found.length > 0 ? found.sort((a, b) => a.at - b.at).map(({ spec }) => spec) : words,
    origins: origins.filter((origin) => placesOf(origin).some((place) => text.includes(place))),
  };
};

/** 云南文山 also matches the name of its province. */
const placesOf = (origin: string): string[] => [
  origin,
  ...[origin.slice(0, 2), origin.slice(0, 3)].filter((name) => name !== origin && isPlace(name)),
];

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const withoutSaid = (text: string, said: readonly Pick<SaidKinds, 'specs' | 'origins'>[]): string =>
  said
    .flatMap(({ specs, origins }) => [
      ...specs.flatMap((spec) => [spec, spec.replace(/\d.*$/, '')]).filter(({ length }) => length > 1),
      ...origins.flatMap(placesOf),
    ])
    .map(matchKey)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), text);
