import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildYearMap } from '../../testing/statistics-factories.ts';
import { ProvinceMultiples } from './province-multiples.tsx';
import { statisticsQuery } from './statistics-query.ts';
import { TopicScatter } from './topic-scatter.tsx';

beforeAll(() => {
  createTestPlatform({ manifest });
});
const query = { ...statisticsQuery.read({ geo: '530000', vs: '6' }), topic: '7' };

describe('the years of the provinces', () => {
  it('are in the order of the ranking; a province whose figures ended says when', () => {
    renderWithPlatform(<ProvinceMultiples map={buildYearMap()} query={query} />, { manifest });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringMatching(/^黑龙江4,379\.7.*5\.5%$/),
      expect.stringMatching(/^云南1,030\.0.*2\.4%$/),
      expect.stringMatching(/^海南12\.0（2021 年）—$/),
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('云南');
  });
});

describe('two topics', () => {
  it('have a point per province, with both figures and units', () => {
    const against = buildYearMap({ topic: { id: '6', name: '稻谷产量' } });
    renderWithPlatform(<TopicScatter map={buildYearMap()} against={against} nodes={[]} query={query} />, { manifest });
    const value = screen.getByText('云南：稻谷产量 1,030.0 万吨，玉米产量 1,030.0 万吨');
    expect(value.previousElementSibling).toHaveClass('is-current');
    expect(screen.getByText(/3 个省份同时有玉米产量与稻谷产量的数，相关系数 1\.00/)).toBeInTheDocument();
  });

  it('say which year is missing instead of an empty plot', () => {
    renderWithPlatform(<TopicScatter map={buildYearMap()} against={null} nodes={[]} query={query} />, { manifest });
    expect(screen.getByText('所选专题没有 2024 年的数')).toBeInTheDocument();
  });
});
