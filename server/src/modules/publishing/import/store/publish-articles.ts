import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { publishDocuments, publishRows } from '../../../../importer/publish-rows.ts';
import { dropDocuments } from '../../../search/index.ts';

/** Replaces the sample articles of the scope, with their attachments, and inserts or updates the staged articles. */
export const publishArticles = async (db: Db, scope: 'news' | 'policy', sourceId: number): Promise<void> => {
  await sql`update stage_article set source_id = ${sourceId}`.execute(db);
  await dropDocuments(db, [scope], true);
  await leaveAttachments(db, scope);
  await sql`delete from article where sample and scope = ${scope}`.execute(db);
  await publishRows(db, 'article', 'id', ['views', 'favs']);
  await sql`delete from article_tag t using stage_article s where s.id = t.article_id`.execute(db);
  await sql`insert into article_tag select * from stage_article_tag on conflict do nothing`.execute(db);
  if (scope === 'policy') await publishPolicies(db);
  await publishDocuments(db);
};

/** Hides the files; the sweep deletes them once an undo can no longer restore them. */
const leaveAttachments = async (db: Db, scope: 'news' | 'policy'): Promise<void> => {
  await sql`
    update file f set state = 'leaving', changed_at = now()
    from article a, jsonb_to_recordset(a.attachments) as e (fid text)
    where a.sample and a.scope = ${scope} and f.fid = e.fid and f.uid is null`.execute(db);
};

const publishPolicies = async (db: Db): Promise<void> => {
  await publishRows(db, 'policy', 'article_id');
  const { rows } = await sql<{ chain_key: string }>`select distinct chain_key from stage_policy`.execute(db);
  await rankVersions(
    db,
    rows.map(({ chain_key }) => chain_key),
  );
};

/**
 * Marks the newest version of each law as in force and the older versions as amended; repealed versions and drafts are
 * unchanged.
 * @param chains keys of the laws, null for all
 */
export const rankVersions = async (db: Db, chains: string[] | null): Promise<void> => {
  await sql`
    update policy p set status = v.status
    from (
      select p.article_id,
        case when row_number() over (partition by p.chain_key order by a.published_at desc nulls last, a.id) = 1
          then 'in_force' else 'amended' end as status
      from policy p join article a on a.id = p.article_id
      where (${chains}::text[] is null or p.chain_key = any(${chains}::text[])) and p.status in ('in_force', 'amended')
    ) v
    where v.article_id = p.article_id and v.status <> p.status`.execute(db);
};
