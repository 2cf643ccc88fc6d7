import type { PriceRow } from '@bee/contracts/entity/price';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { page } from './list.page.tsx';
import { buildChoices, buildIndex, buildList, buildRow, buildStatistic } from './price-factories.ts';

const open = async (
  query: Record<string, string> = {},
  { rows = [buildRow()], total, type = '1' }: { rows?: PriceRow[]; total?: number; type?: string } = {},
) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'vegetable/filterList': buildChoices(),
      'vegetable/vegList': buildList(rows, total),
      'vegetable/getClassIndex': [buildIndex()],
      'vegetable/getVegStatistic': buildStatistic(),
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: { type }, query };
  const data = await page.load({ api: platform.api, ...address });
  const { visited } = renderWithPlatform(page.render(data, address), options);
  return { asked: calls.map(({ operation }) => operation), visited };
};

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('price list', () => {
  it('shows the overview of the day, and hides it with a filter', async () => {
    expect((await open()).asked).toContain('vegetable/getClassIndex');
    expect(screen.getByRole('link', { name: /茄果类 103.2/ })).toHaveAttribute(
      'href',
      `/home/vegetable/lists/type/1?group=${encodeURIComponent('茄果类')}`,
    );
    expect((await open({ q: '番茄' })).asked).not.toContain('vegetable/getClassIndex');
  });

  it('shows the price per 公斤 and the original one', async () => {
    await open(
      {},
      { rows: [buildRow({ price_avg: 3.2, original: { unit: '元/斤', low: 1.5, avg: 1.6, high: 1.7 } })] },
    );
    expect(row(/番茄/).getByText('3.20')).toBeInTheDocument();
    expect(row(/番茄/).getByText('原 1.60 元/斤')).toBeInTheDocument();
  });

  it('states the direction of a change in words and marks missing values with —', async () => {
    await open({}, { rows: [buildRow({ chg_d: -1.5, chg_w: null, price_low: null })] });
    expect(row(/番茄/).getByText('下跌')).toBeInTheDocument();
    // In the column of the day, and below the name on phones.
    expect(row(/番茄/).getAllByText('—')).toHaveLength(2);
  });

  it('marks quotes that are doubtful, late or discontinued', async () => {
    await open(
      {},
      {
        rows: [
          buildRow({ id: '1', product: '番茄', flag: 'outlier' }),
          buildRow({ id: '2', product: '茄子', stale_days: 2 }),
          buildRow({ id: '3', product: '青椒', stale_days: 12 }),
        ],
      },
    );
    // In the column of the day, and below the name on phones.
    expect(row(/番茄/).getAllByText('存疑')).toHaveLength(2);
    expect(row(/茄子/).getAllByText('迟 2 天')).toHaveLength(2);
    expect(row(/青椒/).getAllByText('已停更')).toHaveLength(2);
  });

  it('changes sort order and page with links that keep the filters', async () => {
    await open({ group: '茄果类', s: 'price_avg.desc' }, { total: 45 });
    const group = `group=${encodeURIComponent('茄果类')}`;
    expect(screen.getByRole('link', { name: '均价' })).toHaveAttribute(
      'href',
      `/home/vegetable/lists/type/1?${group}&s=price_avg.asc`,
    );
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      `/home/vegetable/lists/type/1?${group}&s=price_avg.desc&p=2`,
    );
  });

  it('links from a row of one market to the product with that market in the chart', async () => {
    await open({ market: 'jinan' }, { rows: [buildRow({ market_id: 'jinan' })] });
    expect(screen.getByRole('link', { name: '番茄' })).toHaveAttribute('href', expect.stringMatching(/cmp=jinan$/));
  });

  it('searches without the empty fields of its form', async () => {
    const { visited } = await open({ group: '茄果类' });
    await userEvent.type(screen.getByRole('searchbox', { name: '品名' }), '西红柿');
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(Object.fromEntries(new URLSearchParams(visited[0]?.split('?')[1]))).toEqual({
      group: '茄果类',
      q: '西红柿',
    });
  });

  it('explains an empty list and offers alternatives', async () => {
    await open({ date: '2026-02-17' }, { rows: [] });
    expect(screen.getByText(/2026-02-17 这一天没有市场报价/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看最新一天' })).toHaveAttribute('href', '/home/vegetable/lists/type/1');
  });

  it('offers no kind of price without data', async () => {
    await open();
    expect(screen.queryByText('产地价')).toBeNull();
  });

  it('shows that a kind of price has no data', async () => {
    const { asked } = await open({}, { type: '2' });
    expect(screen.getByText('还没有蔬菜产地价')).toBeInTheDocument();
    expect(asked).toEqual(['vegetable/filterList']);
  });
});
