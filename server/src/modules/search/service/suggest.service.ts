import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { SearchName } from '@bee/contracts/resource/search';
import { validityTitle } from '@bee/domain/validity';
import { shanghaiDay } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { beginningOf, namesOf } from '../model/document-names.ts';
import { kindTitles } from '../model/kind-titles.ts';
import { markTerms } from '../model/marked-text.ts';
import type { Thesaurus } from '../model/thesaurus.ts';
import { findNames, heldByTexts, type SuggestedRow } from '../store/suggest.repository.ts';
import { correctName } from './correct-keyword.ts';
import { listHotWords } from './hot-words.service.ts';
import { readKeyword } from './read-keyword.ts';
import { readThesaurus } from './read-thesaurus.ts';

const PER_KIND = 3;
const WORDS = 6;
const HOT = 200;
/** Maximum number of names of the thesaurus that complete the typed text. */
const COMPLETED = 5;
/** Maximum number of names that are looked up in the index. */
const LOOKED_UP = 50;

/** Direct answers first (prices, entries), then texts to read. */
const ORDER: SearchName[] = [
  'price',
  'encyclopedia',
  'food',
  'standard',
  'trade',
  'data_model',
  'data_product',
  'research_report',
  'market_report',
  'policy',
  'reference',
  'news',
];

/**
 * Completions of the typed text by popular searches, names in texts and documents; if it is empty, the most popular
 * searches. Without any, completions of the name that was meant.
 */
export const suggest = async (
  db: Db,
  request: ParsedRequestFor<'article/suggest'>,
  params: SuggestParams,
): Promise<DataFor<'article/suggest'>> => {
  const { keyword } = request;
  const found = await complete(db, request, params);
  if (keyword === '' || found.words.length + found.groups.length > 0) return found;
  const { names } = params;
  const meant = await correctName(db, keyword, { reading: await readKeyword(db, keyword, names), names });
  return meant?.isSure
    ? complete(db, { ...request, keyword: fold(keyword).replace(meant.typed, meant.meant) }, params)
    : found;
};

type SuggestParams = { now: Date; names: readonly string[] };

const complete = async (
  db: Db,
  { keyword }: ParsedRequestFor<'article/suggest'>,
  { now, names }: SuggestParams,
): Promise<DataFor<'article/suggest'>> => {
  const beginning = beginningOf(keyword);
  const hot = await listHotWords(db, HOT, now);
  if (beginning === '') return { words: keyword === '' ? hot.slice(0, 10).map(plainWord) : [], groups: [] };
  const latin = /^[a-z0-9]+$/.test(beginning);
  const synonyms = synonymsOfBeginning(await readThesaurus(db), beginning);
  const rows = await findNames(db, { beginning, latin, synonyms, perKind: PER_KIND, today: shanghaiDay(now) });
  const searched = hot.filter(({ keyword: word }) =>
    namesOf([word]).some(
      ({ folded, initials, spelling }) =>
        folded.startsWith(beginning) || (latin && (initials.startsWith(beginning) || spelling.startsWith(beginning))),
    ),
  );
  const titles = new Set(rows.map(({ name }) => beginningOf(name)));
  const begun = names.filter((name) => name.startsWith(beginning) && !titles.has(name));
  const held = await heldByTexts(db, begun.sort((a, b) => a.length - b.length).slice(0, LOOKED_UP));
  return {
    words: [...new Set([...searched.map(plainWord), ...held])].slice(0, WORDS),
    groups: ORDER.flatMap((kind) => {
      const list = rows.filter((row) => row.kind === kind);
      return list.length > 0
        ? [{ kind, title: kindTitles[kind], list: list.map((row) => presentName(row, beginning)) }]
        : [];
    }),
  };
};

/** Other names of the things that the typed text may become: 番茄 for 洋柿. */
const synonymsOfBeginning = (thesaurus: Thesaurus, beginning: string): string[] => {
  const begun = [...thesaurus.names].filter((name) => name.startsWith(beginning));
  const nearest = begun.sort((a, b) => a.length - b.length).slice(0, COMPLETED);
  return [...new Set(nearest.flatMap((name) => thesaurus.synonymsOf(name)))].map(beginningOf);
};

const plainWord = ({ keyword }: { keyword: string }) => keyword;

/** Adds the matched alias to the title: 番茄（西红柿）. */
const presentName = ({ kind, name, title, page, params, validity }: SuggestedRow, beginning: string) => ({
  title: markTerms(isPartOf(title, name) ? title : `${title}（${name}）`, [beginning]),
  to: { page, params },
  state: validity && validityTitle(kind, validity),
});

/** Ignores separators: GB2763 is part of GB 2763-2021. */
const isPartOf = (title: string, name: string): boolean =>
  title.includes(name) || beginningOf(title).includes(beginningOf(name));
