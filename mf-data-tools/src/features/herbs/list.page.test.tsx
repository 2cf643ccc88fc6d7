import type { DataFor } from '@bee/contracts/operations';
import type { HerbRow } from '@bee/contracts/resource/herbs';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './list.page.tsx';

const source = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };

const buildHerb = (row: Partial<HerbRow> = {}): HerbRow => ({
  id: '7',
  spec_id: '7',
  letter: 'S',
  freq: 'W',
  product: '三七',
  group: '根茎类',
  class_id: '中药材',
  spec: '60头',
  market_id: 'bozhou',
  market: '亳州',
  province: '安徽省',
  adcode: '341600',
  origin: '云南文山',
  price_low: null,
  price_avg: 132.5,
  price_high: null,
  unit: '元/公斤',
  original: { unit: '元/公斤', low: null, avg: 132.5, high: null },
  date: '2026-03-04',
  prev_date: '2026-02-25',
  chg_d: null,
  chg_w: 1.5,
  chg_m: null,
  chg_y: -8.2,
  stale_days: 0,
  market_count: 4,
  source_name: '测试来源',
  sample: true,
  flag: null,
  spark: [],
  to: { page: 'application/herbs/list', params: { herb: '三七' } },
  ...row,
});

const listOf = (rows: HerbRow[]): DataFor<'herbs/getHerbsList'> => ({
  list: rows,
  total: rows.length,
  page: 1,
  limit: 30,
  facets: {
    market: [{ value: 'bozhou', label: '亳州', count: 3 }],
    letter: [{ value: 'S', label: 'S', count: 1 }],
  },
  updated_at: null,
  dates: { min: '2024-01-01', max: '2026-03-04' },
  source,
});

const open = async (query: Record<string, string> = {}, rows = [buildHerb()], chart?: DataFor<'herbs/getEchart'>) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'herbs/getCategoryList': [
        {
          id: '根茎类',
          title: '根茎类',
          letter: 'G',
          count: 1,
          children: [{ id: '1', title: '三七', letter: 'S', count: 1 }],
        },
      ],
      'herbs/getHerbsList': listOf(rows),
      ...(chart && { 'herbs/getEchart': chart }),
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls.map(({ operation }) => operation);
};

const season = {
  months: Array.from({ length: 12 }, (_, index) => {
    const avg = index === 8 ? 90 : index === 1 ? 112 : 100;
    return { month: index + 1, avg, low: avg - 8, high: avg + 8 };
  }),
  from: 2017,
  to: 2025,
};

const openChart = async (seasonal: typeof season | null) => {
  const herb = { name: '三七', group: '根茎类', spec: '60头', origin: '云南文山' };
  const chart = { herb, season: seasonal, source, kinds: [], markets: [], series: [], freq: 'W', unit: '元/公斤' };
  const span = { from: '2025-03-05', to: '2026-03-04', dates: { min: '2017-01-01', max: '2026-03-04' } };
  const answer = {
    ...chart,
    ...span,
    relations: [],
    events: null,
    updated_at: null,
    access: { level: 'public', allowed: true },
  };
  return await open({ open: '7' }, [buildHerb()], answer as unknown as DataFor<'herbs/getEchart'>);
};

describe('the season of an open herb', () => {
  it('names the cheapest and the dearest month with the years', async () => {
    await openChart(season);
    expect(
      screen.getByText(
        '三七（60头，云南文山）近 9 年（2017–2025）：通常 9月 最便宜（全年均价的 90%），2月 最贵（112%）。产新期常年在 8月至次年1月（估计，各产区早晚不同）。',
      ),
    ).toBeInTheDocument();
  });

  it('needs two complete years', async () => {
    await openChart(null);
    expect(screen.getByText('历史报价还不够')).toBeInTheDocument();
  });
});

const table = () => within(screen.getByRole('table'));

describe('table of herbs', () => {
  it('shows the largest changes, and hides them with a filter', async () => {
    expect(await open()).toHaveLength(4);
    expect(screen.getByRole('region', { name: '涨幅TOP' })).toBeInTheDocument();
  });

  it('does not request the largest changes with a filter', async () => {
    expect(await open({ letter: 'S' })).toHaveLength(2);
    expect(screen.queryByText('涨跌TOP')).toBeNull();
  });

  it('opens the chart of a row in the address and keeps the filters', async () => {
    await open({ letter: 'S' });
    expect(table().getByRole('link', { name: '三七' })).toHaveAttribute('href', '/home/herbs/lists?letter=S&open=7');
  });

  it('marks missing values with — and never as 0', async () => {
    await open({ letter: 'S' }, [buildHerb({ chg_m: null, price_avg: null, origin: null })]);
    expect(table().getAllByText('—')).toHaveLength(3);
  });

  it('measures lateness by the reporting frequency of the market', async () => {
    await open({ letter: 'S' }, [
      buildHerb({ id: '1', product: '甲', stale_days: 6 }),
      buildHerb({ id: '2', product: '乙', stale_days: 9 }),
      buildHerb({ id: '3', product: '丙', stale_days: 30 }),
      buildHerb({ id: '4', product: '丁', stale_days: 30, freq: 'M' }),
    ]);
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/甲/).queryByText(/迟|停更/)).toBeNull();
    expect(row(/乙/).getByText('迟 3 天')).toBeInTheDocument();
    expect(row(/丙/).getByText('已停更')).toBeInTheDocument();
    expect(row(/丁/).queryByText(/迟|停更/)).toBeNull();
  });

  it('has letters without herbs as text, and offers alternatives for an empty list', async () => {
    await open({ herb: '火星草' }, []);
    const letters = within(screen.getByRole('list', { name: '首字母' }));
    expect(letters.getByRole('link', { name: 'S' })).toBeInTheDocument();
    expect(letters.queryByRole('link', { name: /^A/ })).toBeNull();
    expect(screen.getByText('没有符合条件的药材')).toBeInTheDocument();
    // The link is above the filters on phones too.
    expect(screen.getAllByRole('link', { name: '清除全部筛选' })[0]).toHaveAttribute('href', '/home/herbs/lists');
  });
});
