import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { ThesaurusChange, ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import {
  type ThesaurusKind,
  type ThesaurusNames,
  thesaurusFields,
  thesaurusKinds,
  thesaurusProblem,
} from '@bee/domain/thesaurus';
import { touchTags } from '../../../cache/tag.repository.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { fold } from '../../../text/fold.ts';
import type { StoredEntry, StoredNames } from '../model/stored-entry.ts';
import {
  type ChangeRow,
  countKinds,
  deleteEntry,
  findThesaurusItem,
  findThesaurusItems,
  listChanges,
  lockThesaurus,
  storeEntries,
} from '../store/thesaurus-edit.repository.ts';

type Context = Pick<CallContext, 'viewer' | 'now'>;

export const listThesaurus = async (
  db: Db,
  request: ParsedRequestFor<'ops/getThesaurus'>,
): Promise<DataFor<'ops/getThesaurus'>> => {
  const [found, counts] = await Promise.all([findThesaurusItems(db, request), countKinds(db)]);
  const kind = (Object.keys(thesaurusKinds) as ThesaurusKind[]).map((value) => ({
    value,
    label: thesaurusKinds[value],
    count: counts.find((one) => one.kind === value)?.count ?? 0,
  }));
  return { ...found, page: request.page, limit: request.limit, facets: { kind }, updated_at: null };
};

export const readHistory = async (db: Db, id: string): Promise<ThesaurusChange[]> =>
  (await listChanges(db, Number(id))).map(presentChange);

/** @throws Conflict if a name belongs to another entry, or if the entry was changed since it was read */
export const saveEntry = async (
  db: Db,
  { id, version, ...typed }: ParsedRequestFor<'ops/saveThesaurusEntry'>,
  context: Context,
): Promise<ThesaurusItem> => {
  const after = cleaned(typed);
  const problem = thesaurusProblem(after);
  if (problem) throw new InvalidInput(problem.message, problem.field);
  const saved = await changed(db, async (tx) => {
    const entries = await lockThesaurus(tx);
    const before = id === undefined ? undefined : await currentEntry(tx, entries, { id, version });
    if (before && isSame(before, after)) return before.id;
    refuseUsedNames(entries, before, after);
    const [stored] = await storeEntries(tx, [{ before, after }], changeOf(context));
    return stored;
  });
  const item = saved && (await findThesaurusItem(db, saved));
  if (!item) throw new NotFound(`“${after.name}”刚被删除，请刷新列表`);
  return item;
};

export const removeEntry = (
  db: Db,
  { id, version }: ParsedRequestFor<'ops/removeThesaurusEntry'>,
  context: Context,
): Promise<{ name: string }> =>
  changed(db, async (tx) => {
    const entry = await currentEntry(tx, await lockThesaurus(tx), { id, version });
    await deleteEntry(tx, entry, changeOf(context));
    return { name: entry.name };
  });

const changed = <Result>(db: Db, change: (tx: Tx) => Promise<Result>) =>
  transact(db, async (tx) => {
    const result = await change(tx);
    await touchTags(tx, ['search:thesaurus'], 'withdrawn');
    return result;
  });

const changeOf = (context: Context) =>
  ({ origin: 'operator', operator: Number(memberOf(context).uid), now: context.now }) as const;

const cleaned = ({ kind, name, ...lists }: StoredNames): StoredNames => ({
  kind,
  name: tidy(name),
  synonyms: lists.synonyms.map(tidy).filter(Boolean),
  broader: lists.broader.map(tidy).filter(Boolean),
  unlike: lists.unlike.map(tidy).filter(Boolean),
});

const isSame = (before: StoredNames, after: StoredNames): boolean =>
  before.kind === after.kind &&
  (Object.keys(thesaurusFields) as (keyof ThesaurusNames)[]).every(
    (field) => [before[field]].flat().join('\n') === [after[field]].flat().join('\n'),
  );

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim();

const currentEntry = async (
  tx: Tx,
  entries: readonly StoredEntry[],
  { id, version }: { id: string; version?: number | undefined },
): Promise<StoredEntry> => {
  const entry = entries.find((one) => String(one.id) === id);
  if (!entry) throw new NotFound('这个词条不存在或已被删除，请刷新列表');
  if (entry.version === version) return entry;
  const item = await findThesaurusItem(tx, entry.id);
  throw new Conflict(
    `“${entry.name}”刚被${item?.changed_by || '其他运营人员'}修改过，这次没有保存；请关闭后重新打开，核对现在的内容再改`,
  );
};

/** Names that the entry already had stay: a few words mean two things, and both entries are as delivered. */
const refuseUsedNames = (entries: readonly StoredEntry[], before: StoredEntry | undefined, after: StoredNames) => {
  const others = entries.filter(({ id, kind }) => id !== before?.id && kind === after.kind);
  const own = new Set(before && before.kind === after.kind ? [before.name, ...before.synonyms].map(fold) : []);
  const check = (name: string, field: keyof ThesaurusNames) => {
    const folded = fold(name);
    const same = others.find((other) => fold(other.name) === folded);
    if (same && (field === 'name' || !own.has(folded)))
      throw new Conflict(`“${same.name}”已有词条（${thesaurusKinds[same.kind]}），请在那里修改`, field);
    const other = own.has(folded) ? undefined : others.find(({ synonyms }) => synonyms.some((n) => fold(n) === folded));
    if (other) throw new Conflict(`“${name}”已是${titled(other)}的别名，请先在那里删去`, field);
  };
  check(after.name, 'name');
  for (const name of after.synonyms) check(name, 'synonyms');
};

const titled = ({ name, kind }: StoredEntry): string => `“${name}”（${thesaurusKinds[kind]}）`;

const presentChange = ({ id, origin, changed_at, nickname, before, after }: ChangeRow): ThesaurusChange => {
  const titles = [['kind', '类别'], ...Object.entries(thesaurusFields)] as [keyof StoredNames, string][];
  const fields = titles.map(([key, title]) => {
    const [was, is] = [before, after].map((state) => valuesOf(state, key)) as [string[], string[]];
    return {
      title,
      added: is.filter((value) => !was.includes(value)),
      removed: was.filter((value) => !is.includes(value)),
    };
  });
  return {
    id,
    action: before === null ? 'created' : after === null ? 'removed' : 'changed',
    changed_at,
    changed_by: origin === 'import' ? '导入' : nickname,
    fields: fields.filter(({ added, removed }) => added.length + removed.length > 0),
  };
};

const valuesOf = (state: StoredNames | null, key: keyof StoredNames): string[] => {
  if (state === null) return [];
  return key === 'kind' ? [thesaurusKinds[state.kind]] : [state[key]].flat();
};
