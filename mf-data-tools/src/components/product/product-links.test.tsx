import type { ProductLinks as Links } from '@bee/contracts/resource/product';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildFigures } from '../../testing/trade-factories.ts';
import { ProductLinks } from './product-links.tsx';

const NONE: Links = { name: '番茄', price: null, trade: null, food: null, standards: null };
const show = (links: Partial<Links>) =>
  renderWithPlatform(<ProductLinks links={{ ...NONE, ...links }} />, { manifest });

const price: Links['price'] = {
  product: '番茄',
  price_avg: 3.2,
  unit: '元/公斤',
  date: '2026-03-04',
  market: '测试市场',
  chg_d: -1.5,
  source_name: '测试来源',
  sample: true,
  to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
};

describe('data of the other tools about a product', () => {
  it('is empty if none has any', () => {
    const { container } = show({});
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the price with unit, day, market and source, and links to its history', () => {
    show({ price });
    expect(screen.getByText('3.20')).toBeInTheDocument();
    expect(screen.getByText('2026-03-04')).toBeInTheDocument();
    expect(screen.getByText(/测试市场/)).toBeInTheDocument();
    expect(screen.getByText('示例数据')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /走势与各市场/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/home/vegetable/detail/'),
    );
  });

  it('shows imports and exports with their period, and nothing without records', () => {
    const to = { page: 'application/trade/detail', params: { product_name: '番茄' } };
    const trade = { name: '番茄', import: null, export: null, source: null, to };
    const { unmount } = show({ trade });
    expect(screen.queryByRole('heading', { name: /进出口/ })).not.toBeInTheDocument();
    unmount();
    show({ trade: { ...trade, import: buildFigures() } });
    expect(screen.getByRole('heading', { name: /进出口/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /番茄的准入/ })).toHaveAttribute(
      'href',
      `/home/trade/detail/name/${encodeURIComponent('番茄')}`,
    );
  });
});
