import type { OwnComment } from '@bee/contracts/entity/comment';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { commentKinds } from '@bee/domain/comment';
import { sql } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import type { Db } from '../../../../db/schema.ts';

type Row = OwnComment & { turn: number; newest: string };

/** Comments of a member grouped by entry, the most recently commented entry first. */
export const listOwnComments = (db: Db, uid: number, { kind, ...paging }: ParsedRequestFor<'baike/getMyBaike'>) =>
  listPage(db, paging, {
    rows: sql`
      select c.id::text as id, c.id as turn, c.baike_id, b.title as baike_title, c.root_id::text as root_id, c.kind,
        c.content, c.source_url, c.status, case when c.status = 'rejected' then nullif(c.reason, '') end as reject_reason,
        c.likes, c.reply_count, c.created_at,
        max(c.id) filter (where ${kind ?? null}::text is null or c.kind = ${kind ?? null}) over (partition by c.baike_id) as newest
      from baike_comment c join baike b on b.id = c.baike_id
      where c.uid = ${uid} and c.status <> 'deleted'`,
    filters: { kind },
    orderBy: sql`newest desc, turn desc`,
    facet: 'kind',
    labels: commentKinds,
    present: ({ turn: _turn, newest: _newest, ...row }: Row): OwnComment => ({
      ...row,
      created_at: new Date(row.created_at).toISOString(),
    }),
  });
