import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { HotWord } from '@bee/contracts/resource/search';
import { type HotWordState, hotWordProblem, hotWordStates } from '@bee/domain/hot-word';
import { touchTags } from '../../../cache/tag.repository.ts';
import { shanghaiDay } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { deleteHotWord, insertHotWord, readHotWords, updateHotWord } from '../store/hot-words.repository.ts';
import { wordOf } from './hot-words.service.ts';

type Context = Pick<CallContext, 'viewer' | 'now'>;

/** The list for operators, including hidden words. */
export const listForReview = async (
  db: Db,
  { status, kw = '', page, limit, sort, order }: ParsedRequestFor<'ops/getHotKeywords'>,
  now: Date,
): Promise<DataFor<'ops/getHotKeywords'>> => {
  const all = await placedWords(db, now);
  const matching = all.filter((word) => (!status || word.status === status) && word.keyword.includes(wordOf(kw)));
  const found = sort ? sortedBy(matching, sort, order) : matching;
  const changes = all.flatMap(({ changed_at }) => changed_at ?? []).sort();
  return {
    list: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    page,
    limit,
    facets: { status: statesOf(all) },
    updated_at: changes.at(-1) ?? null,
  };
};

type SortKey = NonNullable<ParsedRequestFor<'ops/getHotKeywords'>['sort']>;

/** Stable; words without a value come last in both directions. */
const sortedBy = (words: readonly HotWord[], key: SortKey, order: 'asc' | 'desc'): HotWord[] => {
  const sign = order === 'asc' ? 1 : -1;
  return words.toSorted(({ [key]: a }, { [key]: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a === b ? 0 : sign * (a < b ? -1 : 1);
  });
};

export const addHotWord = async (
  db: Db,
  { keyword: typed, pinned }: ParsedRequestFor<'ops/addHotKeyword'>,
  context: Context,
): Promise<HotWord> => {
  const keyword = checkedWord(typed);
  const there = await findWord(db, keyword, context.now);
  if (there) throw new Conflict(alreadyThere(typed, there), 'keyword');
  const added = await changed(db, (tx) => insertHotWord(tx, { keyword, pinned }, changeOf(context)));
  const word = await findWord(db, keyword, context.now);
  if (!word) throw new Conflict(`“${keyword}”刚被删除，请刷新列表`);
  if (!added) throw new Conflict(alreadyThere(typed, word), 'keyword');
  return word;
};

export const setHotWord = async (
  db: Db,
  { keyword: typed, status }: ParsedRequestFor<'ops/setHotKeyword'>,
  context: Context,
): Promise<HotWord> => {
  const keyword = wordOf(typed);
  if (!(await findWord(db, keyword, context.now))) throw new NotFound(gone(keyword));
  await changed(db, (tx) => updateHotWord(tx, { keyword, status }, changeOf(context)));
  const word = await findWord(db, keyword, context.now);
  if (!word) throw new NotFound(gone(keyword));
  return word;
};

export const removeHotWord = async (db: Db, typed: string): Promise<{ keyword: string }> => {
  const keyword = wordOf(typed);
  if (!(await changed(db, (tx) => deleteHotWord(tx, keyword)))) throw new NotFound(gone(keyword));
  return { keyword };
};

/** A hidden word must disappear at once. */
const changed = <Result>(db: Db, change: (tx: Tx) => Promise<Result>) =>
  transact(db, async (tx) => {
    const result = await change(tx);
    await touchTags(tx, ['search:hot-words'], 'withdrawn');
    return result;
  });

const checkedWord = (typed: string): string => {
  // Folding may lengthen the word, so the stored form is validated as well.
  const problem = hotWordProblem(typed) ?? hotWordProblem(wordOf(typed));
  if (problem) throw new InvalidInput(problem, 'keyword');
  return wordOf(typed);
};

const alreadyThere = (typed: string, { keyword, status }: HotWord): string => {
  const same = keyword === typed.trim() ? '' : `与“${keyword}”是同一个词（繁简、大小写、全半角不区分），`;
  return `“${typed.trim()}”${same}已在热门搜索词里，状态为“${hotWordStates[status]}”，请在列表中修改`;
};

const gone = (keyword: string): string => `热门搜索词“${keyword}”不存在或已被删除，请刷新列表`;

const changeOf = (context: Context) => ({ operator: Number(memberOf(context).uid), now: context.now });

const placedWords = async (db: Db, now: Date): Promise<HotWord[]> => {
  let place = 0;
  return (await readHotWords(db, shanghaiDay(now))).map((row) => {
    if (row.status === 'hidden') return { ...row, position: null };
    place += 1;
    return { ...row, position: place };
  });
};

const findWord = async (db: Db, keyword: string, now: Date): Promise<HotWord | undefined> =>
  (await placedWords(db, now)).find((word) => word.keyword === keyword);

const statesOf = (words: readonly HotWord[]) =>
  (Object.keys(hotWordStates) as HotWordState[]).map((value) => ({
    value,
    label: hotWordStates[value],
    count: words.filter(({ status }) => status === value).length,
  }));
