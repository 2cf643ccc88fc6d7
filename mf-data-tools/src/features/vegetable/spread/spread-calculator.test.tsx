import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { fireEvent, screen } from '@testing-library/react';
import { manifest } from '../../../manifest.ts';
import { buildRow } from '../price-factories.ts';
import { SpreadCalculator } from './spread-calculator.tsx';

const markets = [
  buildRow({ market_id: 'beijing', market: '北京市场', price_avg: 5 }),
  buildRow({ id: '2', market_id: 'jinan', market: '济南市场', price_avg: 4 }),
  buildRow({ id: '3', market_id: 'xian', market: '西安市场', price_avg: null }),
];
const places = [
  { id: 'beijing', lng: 116.4, lat: 39.9 },
  { id: 'jinan', lng: 117, lat: 36.65 },
];

const open = (query = '') => {
  const options = { manifest, otherPages: ['home'], at: `/home/vegetable/detail/group/a/name/b/type/1${query}` };
  renderWithPlatform(<SpreadCalculator markets={markets} headline="beijing" places={places} />, options);
};

describe('spread between two markets', () => {
  it('starts from the cheapest market, with the computed distance', () => {
    open();
    expect(screen.getByLabelText('发货地')).toHaveValue('jinan');
    expect(screen.getByLabelText('销售地')).toHaveValue('beijing');
    expect(Number((screen.getByLabelText(/运距/) as HTMLInputElement).value)).toBeGreaterThan(400);
    expect(screen.queryByText(/西安/)).toBeNull();
  });

  it('uses the values of the address', () => {
    // 4.00 + 500 × 0.6 / 1000 + 100 / 1000 = 4.40; 4.89 with a loss of 10 %.
    open('?hkm=500&hr=0.6&hc=100&hl=10');
    const outcome = screen.getByRole('status');
    expect(outcome).toHaveTextContent('到货成本4.89');
    expect(outcome).toHaveTextContent('每公斤可余 0.11 元');
  });

  it('shows what is wrong with a number and computes nothing', () => {
    open();
    for (const [value, said] of [
      ['-1', '损耗不能小于 0'],
      ['99', '损耗最多 80 %'],
      ['', '请填写损耗（%）'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(/损耗/), { target: { value } });
      expect(screen.getByRole('status')).toHaveTextContent(said);
    }
  });

  it('asks for another market if both are the same', () => {
    open();
    fireEvent.change(screen.getByLabelText('发货地'), { target: { value: 'beijing' } });
    expect(screen.getByRole('status')).toHaveTextContent('发货地和销售地相同');
  });
});
