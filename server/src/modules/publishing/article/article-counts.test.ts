import { describeOnPostgres } from '@bee/testing/database';
import { buildArticle, buildReport } from '@bee/testing/server/articles';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { listArticles } from './store/article-list.repository.ts';

const TODAY = '2026-03-04';

let test: ServerTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

/** The stored counts and those that all articles give, as text; both sorted. */
const counts = async () => {
  const read = async (query: string) => (await test.pool.query<{ row: string }>(query)).rows.map(({ row }) => row);
  const stored = await read(`select (c.*)::text as row from article_count c order by 1`);
  const storedTags = await read(`select (c.*)::text as row from article_tag_count c order by 1`);
  const counted = await read(`
    select (x.*)::text as row from (
      select a.scope, a.type, extract(year from a.published_at)::smallint, a.cate, r.org_name, p.issuing_orgs, p.level,
        p.region, p.doc_type, p.status, extract(year from p.expires_at)::smallint, r.pdf <> 'none', r.pages,
        count(*)::int, max(a.updated_at)
      from article a left join policy p on p.article_id = a.id left join report r on r.article_id = a.id
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13) x order by 1`);
  const countedTags = await read(`
    select (x.*)::text as row from (
      select g.tag_id, a.scope, a.type, extract(year from a.published_at)::smallint, a.cate, count(*)::int, max(a.updated_at)
      from article a join article_tag g on g.article_id = a.id group by 1, 2, 3, 4, 5) x order by 1`);
  return { stored: [...stored, ...storedTags], counted: [...counted, ...countedTags] };
};

const expectExact = async () => {
  const { stored, counted } = await counts();
  expect(stored).toEqual(counted);
};

const policy = async (id: string, values: { effective?: string; expires?: string }) => {
  await buildArticle(test.db, { id, scope: 'policy', type: 'policy_repository' });
  await sql`insert into policy (article_id, level, status, chain_key, effective_at, expires_at)
    values (${id}, '国家', 'in_force', ${id}, ${values.effective ?? null}, ${values.expires ?? null})`.execute(test.db);
};

describe('the counts of articles', () => {
  it('follow every change of an article, its policy, its report and its tags', async () => {
    await sql`insert into tag (id, title, group_name, rank) values ('t1', '水稻', '品类', 1), ('t2', '云南', '地区', 2)`.execute(
      test.db,
    );
    await buildArticle(test.db, { id: 'n1' });
    await buildArticle(test.db, { id: 'n2', published_at: null, cate: '市场' });
    await buildReport(test.db, { id: 'r1', date: '2025-12-31' });
    await policy('p1', { expires: '2026-12-01' });
    await expectExact();
    for (const change of [
      `insert into article_tag values ('n1', 't1'), ('n1', 't2'), ('r1', 't1')`,
      `update article set cate = '政策', published_at = '2024-02-01', updated_at = now() where id = 'n1'`,
      `update article set published_at = null where id = 'r1'`,
      `update report set pages = 12, org_name = '研究院' where article_id = 'r1'`,
      `update policy set region = '云南', issuing_orgs = '{农业农村部}', status = 'repealed' where article_id = 'p1'`,
      `update article set views = views + 1`,
      `delete from article_tag where tag_id = 't2'`,
      `delete from report where article_id = 'r1'`,
      `delete from article where id in ('n1', 'p1')`,
    ]) {
      await test.pool.query(change);
      await expectExact();
    }
    expect((await counts()).stored).toHaveLength(3);
  });

  it('do not outlive a transaction that fails', async () => {
    await expect(
      test.db.transaction().execute(async (tx) => {
        await buildArticle(tx, { id: 'n3' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await expectExact();
  });

  it('know by the day which policies are pending, in force and expired', async () => {
    await policy('v1', { effective: '2026-03-05' });
    await policy('v2', { effective: '2026-03-04', expires: '2026-03-04' });
    await policy('v3', { expires: '2026-03-03' });
    await policy('v4', { expires: '2025-12-31' });
    await policy('v5', { effective: '2026-05-01', expires: '2026-02-01' });
    const validityOf = async (today: string) => {
      const filter = { scopes: ['policy'], page: 1, limit: 20, sort: 'new', today } as const;
      const { facets } = await listArticles(test.db, { ...filter, scopes: ['policy'] }, ['validity']);
      return Object.fromEntries((facets.validity ?? []).map(({ value, count }) => [value, count]));
    };
    expect(await validityOf(TODAY)).toEqual({ pending: 1, current: 1, repealed: 3 });
    expect(await validityOf('2026-03-05')).toEqual({ current: 1, repealed: 4 });
    expect(await validityOf('2026-01-01')).toEqual({ pending: 3, current: 1, repealed: 1 });
  });
});

describeOnPostgres('counts of transactions that commit at the same time', () => {
  it('include the articles of all of them', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        test.db
          .transaction()
          .execute((tx) => buildArticle(tx, { id: `c${n}`, updated_at: `2026-03-01T00:00:${10 + n}Z` })),
      ),
    );
    await expectExact();
  });
});
