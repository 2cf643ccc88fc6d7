import { sql } from 'kysely';
import { type ReadTool, stockOf } from './tool-facts.ts';

/** Number of articles of a scope, in total and within the last thirty days. */
const readingTool =
  (scope: 'report' | 'policy', unit: string, title: string): ReadTool =>
  async (db, today) => {
    const { rows } = await sql<{ count: number; recent: number; newest: string | null; sample: boolean }>`
      select count(*)::int as count,
        count(*) filter (where published_at > ${today}::date - 30 and published_at <= ${today}::date)::int as recent,
        max(published_at)::text as newest, coalesce(bool_or(sample), false) as sample
      from article where scope = ${scope}`.execute(db);
    const { count = 0, recent = 0, newest = null, sample = false } = rows[0] ?? {};
    return {
      newest,
      stock: stockOf(count, unit),
      figure: newest ? { title, value: recent, unit: '篇', decimals: 0, as_of: today, change: null } : null,
      sample,
    };
  };

export const reportTool = readingTool('report', '份报告', '近 30 天发布');
export const policyTool = readingTool('policy', '项政策与解读', '近 30 天发布');

/** Documents that the assistant may quote. */
export const answersTool: ReadTool = async (db, today) => {
  const { rows } = await sql<{ documents: number; passages: number; newest: string | null; sample: boolean }>`
    select count(*)::int as documents, (select count(*) from search_passage)::int as passages,
      max(date) filter (where date <= ${today}::date)::text as newest, coalesce(bool_or(sample), false) as sample
    from search_document`.execute(db);
  const { documents = 0, passages = 0, newest = null, sample = false } = rows[0] ?? {};
  return {
    newest,
    stock: stockOf(documents, '份可引用的资料'),
    figure:
      newest && passages > 0
        ? { title: '可引用的段落', value: passages, unit: '段', decimals: 0, as_of: newest, change: null }
        : null,
    sample,
  };
};
