import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { ChartControls } from './chart-controls.tsx';
import { type ChartChoices, readChartView } from './chart-view.ts';

const shop = '/home/user/vip';
const choices: ChartChoices = {
  periods: [
    { key: '1m', title: '1月' },
    { key: '3m', title: '3月', lock: { text: '登录后可看' } },
    { key: '1y', title: '1年', lock: { text: '开通 VIP 后可看', href: shop } },
  ],
  units: [{ key: 'kg', title: '元/公斤' }],
  locks: { yoy: { text: '开通 VIP 后可看', href: shop } },
  fallback: { period: '1y', unit: 'kg' },
};

const open = (query: Record<string, string> = {}) =>
  renderWithPlatform(
    <ChartControls
      view={readChartView(query, choices)}
      choices={choices}
      hrefOf={({ period, transform }) => `?${period ?? transform}`}
      dates={{ min: '2020-01-01', max: '2026-03-04' }}
    />,
  );

const current = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

describe('periods of a chart', () => {
  it.each(['1m', '3m', '1y'])('highlight the drawn one when %s is requested', (t) => {
    open({ t });
    expect(current('时段')).toEqual(['1月']);
  });

  it('have a lock that is announced and links to what unlocks it', () => {
    open();
    expect(screen.getByRole('button', { name: '3月，登录后可看' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1年，开通 VIP 后可看' })).toHaveAttribute('href', shop);
    expect(screen.getByRole('link', { name: '同比，开通 VIP 后可看' })).toHaveAttribute('href', shop);
    expect(screen.getByRole('link', { name: '1月' })).toHaveAttribute('href', '?1m');
  });
});
