import { createTestPlatform } from '@bee/testing/render-with-platform';
import { render, screen } from '@testing-library/react';
import { buildRow } from '../features/vegetable/price-factories.ts';
import { manifest } from '../manifest.ts';
import { widget } from './price-mini.widget.tsx';

const show = async (list: ReturnType<typeof buildRow>[]) => {
  const { platform, calls } = createTestPlatform({
    manifest,
    answers: { 'vegetable/vegList': { list, total: list.length, page: 1, limit: 1, updated_at: null } },
  });
  const props = { name: '番茄' };
  const { container } = render(widget.render(platform, await widget.load({ api: platform.api, props }), props));
  return { calls, container };
};

describe('price of one product', () => {
  it('shows the latest price with day and market and links to the history', async () => {
    const row = buildRow();
    const { calls } = await show([row]);
    expect(calls).toMatchObject([{ operation: 'vegetable/vegList', request: { name: '番茄', limit: 1 } }]);
    expect(screen.getByRole('heading', { name: `${row.product}价格` })).toBeInTheDocument();
    expect(screen.getByText(row.date)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '走势与各市场' })).toBeInTheDocument();
  });

  it('is empty if the product has no price', async () => {
    const { container } = await show([]);
    expect(container).toBeEmptyDOMElement();
  });
});
