import type { SupplyReport } from '@bee/contracts/entity/supply';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { maskMobile } from '@bee/domain/phone';
import { type Selectable, sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import type { Database, Db } from '../../../db/schema.ts';

type NewReport = Pick<
  Selectable<Database['supply_report']>,
  'posting_id' | 'message_id' | 'uid' | 'reason' | 'detail'
> & {
  created_at: Date;
};

/**
 * A repeated report by the same member on the same posting or message replaces the earlier one, and reopens it if it
 * was handled.
 */
export const saveReport = async (db: Db, report: NewReport): Promise<void> => {
  const { reason, detail, created_at } = report;
  await db
    .insertInto('supply_report')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['posting_id', 'uid', 'message_id'])
        .doUpdateSet({ reason, detail, created_at, status: 'new', handled_by: null, handled_at: null }),
    )
    .execute();
};

export const listReports = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getSupplyReportList'>) =>
  listPage(db, request, {
    rows: reportRows,
    filters: { status },
    search: sql`title, message, detail, note`,
    sort: { created_at: sql`created_at` },
    orderBy: sql`created_at desc, turn desc`,
    facet: 'status',
    labels: { new: '未处理', done: '已处理' },
    present: presentReport,
  });

export const findReport = async (db: Db, id: number): Promise<SupplyReport | undefined> => {
  const { rows } = await sql<ReportRow>`select * from (${reportRows}) as every where turn = ${id}`.execute(db);
  return rows[0] && presentReport(rows[0]);
};

type Change = { status: 'new' | 'done'; note: string; operator: number; now: Date };

/**
 * @returns false if the report already has that state, for example because another operator closed it at the same time
 */
export const changeReport = async (db: Db, id: number, { status, note, operator, now }: Change): Promise<boolean> => {
  const done = status === 'done';
  const { numUpdatedRows } = await db
    .updateTable('supply_report')
    .set({ status, note, handled_by: done ? operator : null, handled_at: done ? now : null })
    .where('id', '=', id)
    .where('status', '<>', status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type ReportRow = Omit<SupplyReport, 'member'> & { turn: number; mobile: string | null };

const reportRows = sql`
  select r.id::text as id, r.id as turn, r.posting_id, p.title, p.status as posting_status, s.content as message, r.reason, r.detail,
    r.status, r.note, r.created_at, r.handled_at, who.mobile, coalesce(operator.nickname, '') as handled_by
  from supply_report r
  join supply_posting p on p.id = r.posting_id
  left join supply_message s on s.id = r.message_id
  join member who on who.uid = r.uid
  left join member operator on operator.uid = r.handled_by`;

const presentReport = ({ turn: _turn, mobile, created_at, handled_at, ...row }: ReportRow): SupplyReport => ({
  ...row,
  member: mobile ? maskMobile(mobile) : '',
  created_at: new Date(created_at).toISOString(),
  handled_at: handled_at && new Date(handled_at).toISOString(),
});
