import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { type SearchHit, searchNames } from '@bee/contracts/resource/search';
import { asksForOldVersions } from '@bee/domain/validity';
import { shanghaiDay } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { beginningOf } from '../model/document-names.ts';
import { presentHit } from '../model/hit.presenter.ts';
import { kindTitles } from '../model/kind-titles.ts';
import { withoutForm } from '../model/query-intent.ts';
import type { QueryReading } from '../model/query-reading.ts';
import { blocksOf } from '../model/result-blocks.ts';
import { indexWords, queryOf, queryWords } from '../model/segmenter.ts';
import { queryOfGroups, wantedBy } from '../model/wanted-documents.ts';
import type { Reader } from '../store/readable-pages.ts';
import { retrievePassages } from '../store/retrieve-passages.ts';
import { type FoundRows, findDocuments, type HitRow, type RankedDocument } from '../store/search.repository.ts';
import { correctKeyword, resemblingKeywords } from './correct-keyword.ts';
import { nearestWords } from './nearest-words.ts';
import { readKeyword } from './read-keyword.ts';

export type DirectAnswer = (
  db: Db,
  asked: { keyword: string; today: string },
) => Promise<DataFor<'article/search'>['answer']>;

type PriceBadge = NonNullable<SearchHit['price']>;
/** The newest prices of products, by their id. */
export type PricesOf = (db: Db, products: readonly string[]) => Promise<ReadonlyMap<string, PriceBadge>>;

type SearchParams = {
  reader: Reader;
  now: Date;
  names: readonly string[];
  answer: DirectAnswer;
  prices: PricesOf;
};

/** Best documents of each kind on the first page of all kinds: as many as the thing and its block show. */
const PER_KIND = 4;

/** With fewer hits than this, other words are suggested. */
const FEW = 3;
/** Most documents that are found by some of the words. */
const MAX_LOOSE = 200;

/**
 * Finds documents that contain every word, or another name of what it names; without any, those of the name that was
 * probably meant; without that, those that contain some of the words.
 */
export const searchAll = async (
  db: Db,
  asked: ParsedRequestFor<'article/search'>,
  params: SearchParams,
): Promise<DataFor<'article/search'>> => {
  const keyword = withoutForm(asked.keyword);
  const request = { ...asked, keyword };
  const reading = await readKeyword(db, keyword, params.names);
  const found = await searchFor(db, request, { ...params, reading });
  if (isStrict(found)) return found;
  const corrected = await correctKeyword(db, keyword, { reading, names: params.names });
  if (corrected === null)
    return { ...found, suggest: [...(await resemblingKeywords(db, keyword, reading)), ...found.suggest] };
  const meant = { ...params, reading: await readKeyword(db, corrected, params.names) };
  const other = await searchFor(db, { ...request, keyword: corrected }, meant);
  return isStrict(other) ? { ...other, corrected } : found;
};

const isStrict = ({ loose, tabs }: DataFor<'article/search'>): boolean => !loose && (tabs[0]?.total ?? 0) > 0;

const searchFor = async (
  db: Db,
  request: ParsedRequestFor<'article/search'>,
  { reader, now, answer, prices, reading }: SearchParams & { reading: QueryReading },
): Promise<DataFor<'article/search'>> => {
  const { keyword, exclude = '', name, page, limit, sort } = request;
  const folded = fold(keyword);
  const words = queryWords(keyword);
  const { required, some, ...wanted } = wantedBy(reading, keyword);
  const isFirst = page === 1 && !name && sort === 'rank';
  const find = async (
    queryWith: (weight: ':A' | '') => string | null,
    ranked?: readonly RankedDocument[],
  ): Promise<FoundRows> => {
    const [query, titleQuery] = [queryWith(''), queryWith(':A')];
    return query === null || titleQuery === null
      ? { tabs: {}, rows: [], blocks: [] }
      : findDocuments(db, {
          query,
          titleQuery,
          excluded: queryOf(queryWords(exclude), '|', ':A'),
          keyword: folded,
          name: beginningOf(keyword),
          ...wanted,
          ...(ranked && { ranked }),
          kind: name,
          sort,
          reader,
          today: shanghaiDay(now),
          withOld: asksForOldVersions(keyword),
          limit,
          offset: (page - 1) * limit,
          perKind: isFirst ? PER_KIND : 0,
        });
  };
  const findMatches = async () => {
    const strict = await find((weight) => queryOfGroups(required, '&', weight));
    if (totalOf(strict) > 0) return { found: strict, loose: false };
    // The words of a price are not in the texts that answer, but half of the site contains 价格.
    const isText = reading.intent !== 'price' && sort !== 'new';
    const ranked = isText
      ? await retrievePassages(db, keyword, { limit: MAX_LOOSE, mostOfDocument: 1, reader })
      : undefined;
    return { found: await find((weight) => queryOfGroups(some, '|', weight), ranked), loose: true };
  };
  const [{ found, loose }, direct] = await Promise.all([
    findMatches(),
    page === 1 && !name && !exclude ? answer(db, { keyword, today: shanghaiDay(now) }) : null,
  ]);
  const all = totalOf(found);
  const terms = loose
    ? [...words, ...indexWords(keyword)]
    : [folded, ...words, ...required.flat(), ...numberParts(folded)];
  const priced = found.blocks.flatMap(({ kind, ref_id }) => (kind === 'price' ? ref_id : []));
  const badges = priced.length > 0 ? await prices(db, [...new Set(priced)]) : new Map<string, PriceBadge>();
  const present = (row: HitRow) =>
    presentHit(row, terms, row.kind === 'price' ? (badges.get(row.ref_id) ?? null) : null);
  const blocks = isFirst
    ? blocksOf(found.blocks, { names: [beginningOf(keyword), ...wanted.entityNames], totals: found.tabs })
    : null;
  return {
    tabs: tabsOf(found),
    list: found.rows.map(present),
    entity: blocks?.entity.map(present) ?? [],
    blocks: blocks?.kinds.map(({ list, ...kind }) => ({ ...kind, list: list.map(present) })) ?? [],
    total: name ? (found.tabs[name] ?? 0) : all,
    page,
    limit,
    answer: direct,
    corrected: null,
    suggest: all < FEW ? await nearestWords(db, keyword, now) : [],
    terms: words,
    loose: loose && all > 0,
    updated_at: null,
  };
};

const tabsOf = (found: FoundRows) => [
  { name: 'all' as const, title: '全部', total: totalOf(found) },
  ...searchNames.map((id) => ({ name: id, title: kindTitles[id], total: found.tabs[id] ?? 0 })),
];

const totalOf = ({ tabs }: FoundRows): number => Object.values(tabs).reduce((sum, count) => sum + count, 0);

/**
 * Numbers are written in different ways: the parts of gb2763 or 0810.60.00 that occur in "GB 2763-2021" and "08106000".
 */
const numberParts = (folded: string): string[] =>
  /\d/.test(folded) ? [folded.replace(/[.\s-]/g, ''), ...(folded.match(/[a-z]{2,}|\d[\d.]+/g) ?? [])] : [];
