import { toIssues } from './home-data.ts';

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
