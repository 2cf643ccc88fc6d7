import type { FoodSummary as Summary } from '@bee/contracts/resource/food';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { FoodSummary } from './food-summary.tsx';

const food: Summary = {
  code: 's10001',
  name: '番茄',
  edible_pct: 90,
  items: [
    { key: 'energy', name: '能量', unit: 'kcal', value: { v: 24, q: '=', unit: 'kcal', decimals: 0 }, nrv_pct: 1.2 },
    { key: 'vit_c', name: '维生素C', unit: 'mg', value: { v: null, q: 'na', unit: 'mg', decimals: 0 }, nrv_pct: null },
  ],
  source: { name: '测试成分表', url: null, publisher: null, retrieved_at: null, sample: true },
  to: { page: 'application/food/detail', params: { code: 's10001' } },
};

it('shows a few amounts, — for unmeasured ones, the source and the link to all', () => {
  renderWithPlatform(<FoodSummary food={food} />, { manifest });
  expect(screen.getByText('24')).toBeInTheDocument();
  expect(screen.getByText('NRV 1.2%')).toBeInTheDocument();
  expect(screen.getByTitle('未测')).toHaveTextContent('—');
  expect(screen.getByText('来源：测试成分表')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '全部成分' })).toHaveAttribute('href', '/home/food/detail/code/s10001');
});

it('is empty for a product that is not a food', () => {
  const { container } = renderWithPlatform(<FoodSummary food={null} />, { manifest });
  expect(container).toBeEmptyDOMElement();
});
