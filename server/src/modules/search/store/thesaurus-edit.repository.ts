import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import type { ThesaurusKind } from '@bee/domain/thesaurus';
import { sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import type { StoredEntry, StoredNames } from '../model/stored-entry.ts';

/** Entries for operators with who changed them last. */
const ITEM = sql`
  t.id::text as id, t.kind, t.name, t.synonyms, t.broader, t.unlike, t.version, t.changed_at,
  coalesce((
    select case c.origin when 'import' then '导入' else coalesce(m.nickname, '') end
    from thesaurus_change c left join member m on m.uid = c.changed_by
    where c.entry_id = t.id order by c.id desc limit 1), '') as changed_by`;

const SORTED = { names: sql`cardinality(t.synonyms)`, changed_at: sql`t.changed_at` };

export const findThesaurusItems = async (
  db: Db,
  { kw = '', kind, page, limit, sort = 'changed_at', order }: ParsedRequestFor<'ops/getThesaurus'>,
): Promise<{ list: ThesaurusItem[]; total: number }> => {
  const patterns = [kw, fold(kw)].map(containsPattern);
  const matching = sql`
    from thesaurus_entry t where (${kind ?? null}::text is null or t.kind = ${kind ?? null}) and (${kw} = ''
      or exists (select from unnest(array_prepend(t.name, t.synonyms)) n where n ilike any(${patterns}::text[])))`;
  const { rows: list } = await sql<ThesaurusItem>`
    select ${ITEM} ${matching}
    -- An exact name first: that is what is edited next.
    order by lower(t.name) = lower(${kw}) desc, ${SORTED[sort]} ${sql.raw(order)} nulls last, t.name, t.kind
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  return { list, total: counted[0]?.total ?? 0 };
};

export const countKinds = async (db: Db): Promise<{ kind: ThesaurusKind; count: number }[]> =>
  (
    await sql<{ kind: ThesaurusKind; count: number }>`
      select kind, count(*)::int as count from thesaurus_entry group by kind`.execute(db)
  ).rows;

export const findThesaurusItem = async (db: Db, id: number): Promise<ThesaurusItem | undefined> =>
  (await sql<ThesaurusItem>`select ${ITEM} from thesaurus_entry t where t.id = ${id}`.execute(db)).rows[0];

/** Locks the table against other changes, not against readers, and reads all of it: names are compared folded. */
export const lockThesaurus = async (tx: Tx): Promise<StoredEntry[]> => {
  await sql`lock table thesaurus_entry in share row exclusive mode`.execute(tx);
  return tx
    .selectFrom('thesaurus_entry')
    .select(['id', 'version', 'kind', 'name', 'synonyms', 'broader', 'unlike'])
    .orderBy('id')
    .execute();
};

type Change = { origin: 'operator' | 'import'; operator: number | null; now: Date };

/** Stores new entries (without id) and changed ones, with their history. @returns their ids */
export const storeEntries = async (
  tx: Tx,
  entries: readonly { before: StoredEntry | undefined; after: StoredNames }[],
  { origin, operator, now }: Change,
): Promise<number[]> => {
  const given = entries.map(({ before, after }) => ({
    ...namesOf(after),
    id: before?.id ?? null,
    before: before ? namesOf(before) : null,
    after: namesOf(after),
  }));
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id bigint, kind text, name text,
        synonyms text[], broader text[], unlike text[], before jsonb, after jsonb)
    ), changed as (
      update thesaurus_entry t set kind = g.kind, name = g.name, synonyms = g.synonyms, broader = g.broader,
        unlike = g.unlike, version = t.version + 1, changed_at = ${now}::timestamptz
      from given g where g.id = t.id returning t.id, t.kind, t.name
    ), created as (
      insert into thesaurus_entry (kind, name, synonyms, broader, unlike, changed_at)
      select kind, name, synonyms, broader, unlike, ${now}::timestamptz from given where id is null returning id, kind, name
    ), stored as (select * from changed union all select * from created)
    insert into thesaurus_change (entry_id, origin, changed_at, changed_by, before, after)
    select s.id, ${origin}, ${now}::timestamptz, ${operator}::bigint, g.before, g.after
    from stored s join given g on g.kind = s.kind and g.name = s.name
    returning entry_id as id`.execute(tx);
  return rows.map(({ id }) => Number(id));
};

export const deleteEntry = async (tx: Tx, entry: StoredEntry, { origin, operator, now }: Change): Promise<void> => {
  await tx.deleteFrom('thesaurus_entry').where('id', '=', entry.id).execute();
  await tx
    .insertInto('thesaurus_change')
    .values({
      entry_id: entry.id,
      origin,
      changed_at: now,
      changed_by: operator,
      before: JSON.stringify(namesOf(entry)),
      after: null,
    })
    .execute();
};

export type ChangeRow = {
  id: string;
  origin: Change['origin'];
  changed_at: string;
  nickname: string;
  before: StoredNames | null;
  after: StoredNames | null;
};

const SHOWN_CHANGES = 50;

export const listChanges = async (db: Db, id: number): Promise<ChangeRow[]> =>
  (
    await sql<ChangeRow>`
      select c.id::text as id, c.origin, c.changed_at, coalesce(m.nickname, '') as nickname, c.before, c.after
      from thesaurus_change c left join member m on m.uid = c.changed_by
      where c.entry_id = ${id} order by c.id desc limit ${SHOWN_CHANGES}`.execute(db)
  ).rows;

/** Names that operators took away, by entry; of a removed entry its own name, by kind. */
export const listTakenAway = async (tx: Tx): Promise<{ of: string; name: string }[]> =>
  (
    await sql<{ of: string; name: string }>`
      select distinct coalesce(entry_id::text, '') as of, taken.name
      from thesaurus_change c cross join lateral (
        select jsonb_array_elements_text(c.before -> 'synonyms') as name
        except select jsonb_array_elements_text(c.after -> 'synonyms')
      ) taken where c.origin = 'operator' and c.after is not null
      union select before ->> 'kind', before ->> 'name' from thesaurus_change
      where origin = 'operator' and before is not null
        and (after is null or after ->> 'name' <> before ->> 'name')`.execute(tx)
  ).rows;

const namesOf = ({ kind, name, synonyms, broader, unlike }: StoredNames): StoredNames => ({
  kind,
  name,
  synonyms,
  broader,
  unlike,
});
