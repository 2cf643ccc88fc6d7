import { createTestPlatform } from '@bee/testing/render-with-platform';
import { render, screen } from '@testing-library/react';
import { manifest } from '../manifest.ts';
import { buildAnswer, buildCard } from '../testing/industry-factories.ts';
import { widget } from './area-brief.widget.tsx';

const { columns } = buildAnswer();
const byProvince = {
  columns: columns.filter(({ key }) => key === 'time' || key === 'geo' || key === 'area'),
  list: [
    ['全国', '2025', 60],
    ['四川省', '2025', 12.5],
    ['云南省', '2025', 45],
    ['云南省', '2024', 40],
  ],
  at: [{ geo: '100000' }, { geo: '510000' }, { geo: '530000' }, { geo: '530000' }],
  total: 12,
};

const show = async (list: ReturnType<typeof buildCard>[], answer: Parameters<typeof buildAnswer>[0] = byProvince) => {
  const answers = {
    'industry/seniorSearchTree': {
      list,
      total: 1,
      page: 1,
      limit: 1,
      facets: { domain: [], freq: [], source: [] },
      updated_at: null,
    },
    'industry/getTableList': buildAnswer(answer),
  };
  const { platform } = createTestPlatform({ manifest, answers });
  const props = { name: '三七' };
  return render(widget.render(platform, await widget.load({ api: platform.api, props }), props));
};
const table = buildCard({ title: '三七种植面积（年度，分省）' });

it('ranks the provinces of the newest year with their share of the nation', async () => {
  await show([table]);
  expect(screen.getByRole('heading', { name: /^三七种植面积/ })).toBeInTheDocument();
  expect(screen.getByText('2025 年，全国 60.0 千公顷')).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['云南省45.0 千公顷75.0%', '四川省12.5 千公顷20.8%']);
});

it.each([
  ['without a table', [], byProvince],
  ['where a visitor sees a part of the year', [table], { ...byProvince, list: byProvince.list.slice(0, 3) }],
  ['where the rows differ by more than the place', [table], buildAnswer()],
])('is empty %s', async (_case, list, answer) => {
  const { container } = await show(list, answer);
  expect(container).toBeEmptyDOMElement();
});
