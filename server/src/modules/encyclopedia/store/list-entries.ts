import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { BaikeCard } from '@bee/contracts/resource/baike';
import { sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import { visible } from '../../../text/match-key.ts';
import { CARD, categoryExists } from './baike.repository.ts';

type Answer = DataFor<'baike/getBaikeLists'>;
type Request = ParsedRequestFor<'baike/getBaikeLists'>;

/** @throws NotFound when the category does not exist */
export const listEntries = async (db: Db, request: Request): Promise<Answer> => {
  const { cate_id, letter = null, sort, page, limit } = request;
  if (cate_id && !(await categoryExists(db, cate_id)))
    throw new NotFound('没有这个百科分类；请从分类目录里选择，或搜索名称');
  const kw = visible(request.kw ?? '');
  const pattern = containsPattern(kw);
  const wanted = sql`
    (${cate_id ?? null}::text is null or b.cate_id = ${cate_id ?? null} or c.pid = ${cate_id ?? null})
    and (${kw} = '' or b.title ilike ${pattern} or exists (select from unnest(b.alias) a where a ilike ${pattern}))`;
  const [{ rows }, letters] = await Promise.all([
    sql<BaikeCard & { total: number }>`
      select ${CARD}, count(*) over ()::int as total
      from baike b join baike_category c on c.id = b.cate_id
      where ${wanted} and (${letter}::text is null or b.letter = ${letter})
      order by ${kw} <> '' and lower(b.title) = lower(${kw}) desc, ${sort === 'views' ? sql`b.views desc, ` : sql``}
        b.letter = '#', b.letter, b.title, b.id
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ letter: string; count: number }>`
      select b.letter, count(*)::int as count from baike b join baike_category c on c.id = b.cate_id
      where ${wanted} group by 1 order by b.letter = '#', b.letter`.execute(db),
  ]);
  return {
    list: rows,
    total: rows[0]?.total ?? totalOf(letters.rows, letter),
    page,
    limit,
    facets: { letter: letters.rows.map(({ letter: value, count }) => ({ value, label: value, count })) },
    updated_at: rows[0]?.updated_at ?? null,
  };
};

/** Total for a page beyond the last page. */
const totalOf = (letters: { letter: string; count: number }[], wanted: string | null): number =>
  letters.reduce((sum, { letter, count }) => sum + (wanted === null || letter === wanted ? count : 0), 0);
