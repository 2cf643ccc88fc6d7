import { createTestPlatform } from '@bee/testing/render-with-platform';
import { render, screen } from '@testing-library/react';
import { buildIndex, buildStatistic } from '../features/vegetable/price-factories.ts';
import { manifest } from '../manifest.ts';
import { widget } from './price-strip.widget.tsx';

describe('price strip', () => {
  it('shows the day, the index of each group and the movers, each with a link', async () => {
    const { platform } = createTestPlatform({
      manifest,
      answers: { 'vegetable/getClassIndex': [buildIndex()], 'vegetable/getVegStatistic': buildStatistic() },
    });
    render(widget.render(platform, await widget.load({ api: platform.api, props: {} }), {}));
    expect(screen.getByText('2026-03-04')).toBeInTheDocument();
    expect(screen.getByText('示例数据')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /番茄/ })).toHaveAttribute(
      'href',
      `/home/vegetable/detail/group/${encodeURIComponent('茄果类')}/name/${encodeURIComponent('番茄')}/type/1`,
    );
    expect(screen.getByText('没有下跌的品种。')).toBeInTheDocument();
  });
});
