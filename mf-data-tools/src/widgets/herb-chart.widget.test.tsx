import type { DataFor } from '@bee/contracts/operations';
import { ApiError } from '@bee/platform';
import { type Answers, createTestPlatform } from '@bee/testing/render-with-platform';
import { render, screen, within } from '@testing-library/react';
import { manifest } from '../manifest.ts';
import { widget } from './herb-chart.widget.tsx';

type Chart = DataFor<'herbs/getEchart'>;

const source = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };
const series = (id: string, name: string): Chart['series'][number] => ({
  id,
  name,
  unit: '元/公斤',
  freq: 'M',
  points: [
    ['2026-09-01', 100, null, null, null],
    ['2026-10-01', 110, null, null, null],
  ],
  market_id: id,
  market: name,
  spec: null,
  source,
});
const chart = {
  herb: { name: '三七', group: '根茎类', spec: '60头', origin: '云南文山' },
  kinds: [],
  markets: [
    { market_id: 'wenshan', market: '文山' },
    { market_id: 'bozhou', market: '亳州' },
  ],
  series: [series('all', '总趋势'), series('wenshan', '文山')],
  events: [{ date: '2026-09-20', title: '一条政策', id: 'p1', type: 'policy_repository', sample: true }],
  from: '2026-09-01',
  to: '2026-10-31',
  dates: { min: '2016-11-30', max: '2026-10-31' },
  freq: 'M',
  access: {
    level: 'login',
    allowed: false,
    preview: { unit: 'day', shown: 61, total: 3623, months: { shown: 2, total: 120 } },
  },
  source,
} as unknown as Chart;

const props = {
  spec_id: '7',
  dates: { min: '2016-11-30', max: '2026-11-18' },
  page: 'other/page',
  query: { spec: '60头', t: '1y' },
  markets: ['bozhou', 'elsewhere'],
  events: { tag: 'sanqi', page: 'other/reader', params: { tagId: 'sanqi' } },
};

const open = async (answers: Answers) => {
  const { platform, calls } = createTestPlatform({
    manifest,
    otherPages: ['other/page', 'other/reader', 'user/vip'],
    answers,
  });
  render(widget.render(platform, await widget.load({ api: platform.api, props }), props));
  return calls;
};

describe('the chart of a herb on the page of another remote', () => {
  it("requests the state in that page's address, and its links stay on that page", async () => {
    const calls = await open({ 'herbs/getEchart': chart });
    expect(calls[0]).toMatchObject({ request: { spec_id: '7', from: '2025-11-19', events_tag: 'sanqi' } });
    const markets = within(screen.getByRole('list', { name: '走势图中的市场' }));
    expect(markets.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['亳州', '文山']);
    expect(markets.getByRole('link', { name: '亳州' })).toHaveAttribute(
      'href',
      `/other/page?spec=${encodeURIComponent('60头')}&t=1y&cmp=bozhou~wenshan`.replace('~', '%7E'),
    );
    expect(screen.getByText(/报价历史共 120 个月/)).toBeInTheDocument();
    expect(screen.getByText(/已显示最近 2 个月，登录查看/)).toBeInTheDocument();
  });

  it('marks events and links to them on that page', async () => {
    await open({ 'herbs/getEchart': chart });
    expect(screen.getByRole('link', { name: /一条政策/ })).toHaveAttribute(
      'href',
      '/other/reader?tagId=sanqi&id=p1&scope=policy',
    );
  });

  it('shows the error with a retry link to that page', async () => {
    await open({
      'herbs/getEchart': () => {
        throw new ApiError('没有编号为“7”的药材规格', 404, 200);
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('没有编号为“7”的药材规格');
    expect(screen.getByRole('link', { name: '重试' })).toHaveAttribute(
      'href',
      expect.stringContaining('/other/page?spec='),
    );
  });
});
