import type { TradeFigures } from '@bee/contracts/resource/trade';
import { render, screen } from '@testing-library/react';
import { TradeSummary } from './trade-summary.tsx';

const imported: TradeFigures = {
  period: '2024-03~2025-02',
  flow: 'import',
  value_basis: 'CIF',
  value_usd: 6_700_000_000,
  value_cny: null,
  qty: 1_500_000_000,
  unit: '千克',
  unit_price: 4.47,
  yoy_value: 12.3,
  yoy_qty: null,
  flag: null,
};

const HREF = '/home/trade/detail/name/x';

describe('trade of a product in short', () => {
  it('shows value, quantity and price with basis and period, and links to the rest', () => {
    render(<TradeSummary name="榴莲" figures={{ import: imported, export: null }} href={HREF} />);
    expect(screen.getByText('进口').parentElement).toHaveTextContent(
      /CIF 到岸价67.00 亿美元 上涨▲\+12.3%150.00 万吨，均价 4.47 美元\/千克2024年3月至2025年2月/,
    );
    expect(screen.queryByText('出口')).toBeNull();
    expect(screen.getByRole('link', { name: '榴莲的准入、税率与进出口' })).toHaveAttribute('href', HREF);
  });

  it('shows nothing for a product that is not traded', () => {
    const { container } = render(<TradeSummary name="x" figures={{ import: null, export: null }} href={HREF} />);
    expect(container).toBeEmptyDOMElement();
  });
});
