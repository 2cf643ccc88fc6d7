import type { PriceRow } from '@bee/contracts/entity/price';
import type { RequestFor } from '@bee/contracts/operations';
import type { AccessBlock } from '@bee/contracts/shapes';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildNote, buildNotes } from '../../testing/report-factories.ts';
import { page } from './daily.page.tsx';
import { buildChoices, buildIndex, buildList, buildRow, buildStatistic } from './price-factories.ts';

const march = [buildNote(), buildNote({ id: '2026-03-03', date: '2026-03-03', title: '3日行情', up: 10, down: 25 })];

const open = async (
  query: Record<string, string> = {},
  { notes = march, rows = [buildRow()] as PriceRow[], closed = {} as { since?: string; access?: AccessBlock } } = {},
) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'article/getDailyReportList': ({ month, limit }: RequestFor<'article/getDailyReportList'>) => ({
        ...buildNotes(notes.filter(({ date }) => !month || date.startsWith(month)).slice(0, Number(limit))),
        ...closed,
      }),
      'vegetable/getClassIndex': [buildIndex()],
      'vegetable/getVegStatistic': buildStatistic(),
      'vegetable/filterList': buildChoices(),
      'vegetable/vegList': buildList(rows),
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls;
};

describe('the daily notes', () => {
  it('open with the newest day, marked in its month', async () => {
    const calls = await open();
    expect(screen.getByRole('link', { name: '2026-03-04，30 涨 20 跌' })).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('link', { name: '2026-03-03，10 涨 25 跌' })).toHaveAttribute(
      'href',
      '/home/data/pricedaily?date=2026-03-03',
    );
    expect(screen.getByTitle('2026-03-05 没有报价')).not.toHaveAttribute('href');
    expect(calls.find(({ operation }) => operation === 'vegetable/getVegStatistic')?.request).toMatchObject({
      date: '2026-03-04',
    });
  });

  it('go back to earlier months as long as there are quotes', async () => {
    await open();
    expect(screen.getByRole('link', { name: '上月' })).toHaveAttribute('href', '/home/data/pricedaily?month=2026-02');
    expect(screen.queryByRole('link', { name: '下月' })).not.toBeInTheDocument();
  });

  it('distinguish a day without quotes, a future day and an invalid day', async () => {
    await open({ date: '2026-03-01' });
    expect(screen.getByText('这一天市场休市或没有报价，不补数。')).toBeInTheDocument();
  });

  it.each<Record<string, string>>([{ date: '2026-02-01' }, { month: '2026-01' }])(
    'show what unlocks locked days: %j',
    async (query) => {
      const reason = '可看最近 30 天（2026-02-03 起）的价格；登录后可看 90 天';
      const closed = { since: '2026-02-03', access: { level: 'login' as const, allowed: false, reason } };
      await open(query, { notes: [], closed });
      expect(screen.getByText(`${reason}。`)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '看最新一天' })).toHaveAttribute('href', '/home/data/pricedaily');
    },
  );

  it('show until when there are quotes', async () => {
    await open({ date: '2027-01-01' });
    expect(screen.getByText('最新的报价是 2026-03-04。')).toBeInTheDocument();
  });

  it('name an invalid date', async () => {
    const calls = await open({ date: '2026-02-30' });
    expect(screen.getByText('没有“2026-02-30”这一天')).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('vegetable/getVegStatistic');
  });
});

describe('the price sheet', () => {
  const rows = [
    buildRow(),
    buildRow({ id: '2', product: '黄瓜', group: '瓜类' }),
    buildRow({ id: '3', product: '茄子' }),
  ];
  const table = () => within(screen.getByRole('table'));

  it('has every product of the market, and links that select some', async () => {
    const calls = await open({ view: 'sheet', market: 'beijing', date: '2026-03-04' }, { rows });
    expect(table().getAllByRole('rowheader')).toHaveLength(3);
    expect(calls.find(({ operation }) => operation === 'vegetable/vegList')?.request).toMatchObject({
      market_id: 'beijing',
      date: '2026-03-04',
    });
    const groups = within(screen.getByRole('list', { name: '品类' }));
    expect(groups.getByRole('link', { name: /^瓜类/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`group=${encodeURIComponent('瓜类')}`),
    );
  });

  it('shows only the groups and products of its address', async () => {
    await open({ view: 'sheet', market: 'beijing', date: '2026-03-04', group: '茄果类', product: '茄子' }, { rows });
    expect(
      table()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['茄子']);
    expect(screen.getByText('1 个品种，单位元/公斤')).toBeInTheDocument();
  });

  it('shows that a market does not exist, and that the selected products were not quoted', async () => {
    await open({ view: 'sheet', market: 'mars' });
    expect(screen.getByText('没有这个市场')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '打印行情单' })).not.toBeInTheDocument();
  });

  it('offers all products if the selected ones were not quoted', async () => {
    await open({ view: 'sheet', market: 'beijing', date: '2026-03-04', product: '火龙果' }, { rows });
    expect(screen.getByText('所选品种当天没有报价')).toBeInTheDocument();
  });
});
