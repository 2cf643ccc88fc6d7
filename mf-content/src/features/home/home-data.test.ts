import type { DataFor } from '@bee/contracts/operations';
import type { ArticleCard } from '../../lib/article-type.ts';
import { toComing, toIssues } from './home-data.ts';

const series = {
  id: 'ref-allium',
  title: '葱姜蒜产业参考',
  industry: '蔬菜',
  cover: null,
  desc: '',
  org: '',
  issue_count: 2,
  sample: true,
};

it('names the newest issue of each series after it, and leaves out series without issues', () => {
  const latest = { id: 'ref-allium-2026-02', no: '2026年第2期', title: '二月行情', date: '2026-03-04' };
  const list = [
    { ...series, latest },
    { ...series, id: 'ref-new', latest: null },
  ];
  expect(toIssues({ list, total: 2, page: 1, limit: 7, updated_at: null })).toEqual([
    {
      id: 'ref-allium-2026-02',
      type: 'reference',
      title: '葱姜蒜产业参考 2026年第2期',
      published_at: '2026-03-04',
      sample: true,
    },
  ]);
});

describe('what comes into force', () => {
  const policy = (id: string, effective_at: string | null) =>
    ({ id, title: `办法 ${id}`, policy: { issuing_orgs: ['农业农村部'], effective_at } }) as ArticleCard;
  const standard = (id: string, effective_at: string | null) =>
    ({ id, title: `标准 ${id}`, code: 'GB 2763', effective_at }) as DataFor<'standard/getList'>['list'][number];

  it('has policies and standards by day, the next one first, without those that have no day', () => {
    const policies = [policy('late', '2027-01-01'), policy('open', null), policy('soon', '2026-03-10')];
    const coming = toComing(policies, [standard('gb', '2026-05-01'), standard('none', null)], 2);
    expect(coming?.map(({ id, kind, from, date }) => [id, kind, from, date])).toEqual([
      ['soon', 'policy', '农业农村部', '2026-03-10'],
      ['gb', 'standard', 'GB 2763', '2026-05-01'],
    ]);
  });

  it('shows one kind if the other failed to load, and fails only with both', () => {
    expect(toComing(null, [standard('gb', '2026-05-01')], 5)).toHaveLength(1);
    expect(toComing([], null, 5)).toEqual([]);
    expect(toComing(null, null, 5)).toBeNull();
  });
});
