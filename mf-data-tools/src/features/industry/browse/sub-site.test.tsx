import { MicrositeProvider } from '@bee/platform';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../../manifest.ts';
import { buildCard } from '../../../testing/industry-factories.ts';
import { readTableQuery, tableHref } from '../address/table-query.ts';
import { ModelCards } from './model-cards.tsx';

const site = { tag: { id: 'sanqi', title: '三七' }, reading: 'sanqi/report', data: 'sanqi/dataset' };
const options = { manifest, otherPages: ['sanqi/dataset'] };
const list = [
  buildCard({ model_id: 'herb-1', title: '三七价格', tags: ['三七'] }),
  buildCard({ model_id: 'maize-1', title: '玉米产量' }),
];

describe('tables in a microsite', () => {
  it('open within it if tagged; other links are marked as external', () => {
    renderWithPlatform(
      <MicrositeProvider value={site}>
        <ModelCards list={list} label="相关的表" />
      </MicrositeProvider>,
      options,
    );
    expect(screen.getByRole('link', { name: '三七价格' })).toHaveAttribute(
      'href',
      '/sanqi/dataset?tagId=sanqi&table=herb-1',
    );
    expect(screen.getByRole('link', { name: /玉米产量.*农小蜂/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/m=maize-1$/),
    );
  });

  it("keep their filters in its addresses; embedded frames use the main site's address", () => {
    renderWithPlatform(<ModelCards list={list} label="相关的表" />, options);
    expect(screen.queryByText('农小蜂')).not.toBeInTheDocument();
    const query = readTableQuery('herb-1', { chart: 'bar', row: 'geo', table: 'herb-1', kind: 'table' }, site);
    expect(tableHref(query, { page: 2 })).toBe('/sanqi/dataset?tagId=sanqi&table=herb-1&row=geo&p=2&chart=bar');
    expect(tableHref(query, { view: { embed: true } })).toMatch(/^\/home\/industry\/industrylists\?m=herb-1&.*embed=1/);
  });
});
