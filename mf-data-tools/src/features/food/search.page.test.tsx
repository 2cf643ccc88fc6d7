import type { DataFor } from '@bee/contracts/operations';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildCategories, buildFoodRow, source } from '../../testing/food-factories.ts';
import { page } from './search.page.tsx';

const open = async (keyword: string, list: DataFor<'food/search'>['list'] = [], query: Record<string, string> = {}) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'food/getCateList': buildCategories(),
      'food/search': { list, total: list.length, page: 1, limit: 20, updated_at: null, source },
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: { keyword }, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls.find(({ operation }) => operation === 'food/search')?.request;
};

describe('search of foods', () => {
  it('shows results as a table, with the alias that matched', async () => {
    await open('西红柿', [{ ...buildFoodRow({ alias: ['洋柿子', '西红柿'] }), matched: '西红柿' }]);
    const name = screen.getByRole('rowheader', { name: /番茄/ });
    expect(name).toHaveTextContent('番茄西红柿');
    expect(screen.getByRole('heading', { level: 1, name: '“西红柿”的食物' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: '食物名称' })).toHaveValue('西红柿');
  });

  it('keeps the keyword when columns change', async () => {
    const asked = await open('fq', [{ ...buildFoodRow(), matched: null }], { cols: 'ca', p: '2' });
    expect(asked).toMatchObject({ keyword: 'fq', cols: ['ca'], page: 2 });
    expect(screen.getByRole('link', { name: '锌' })).toHaveAttribute(
      'href',
      '/home/food/search/keyword/fq?cols=ca%7Ezn&p=2',
    );
  });

  it('offers categories without hits', async () => {
    await open('火星果');
    expect(screen.getByText('没有找到“火星果”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '蔬菜' })).toHaveAttribute(
      'href',
      '/home/food/list/first_id/4/second_id/0',
    );
  });

  it('does not search for punctuation only, and shows a hint', async () => {
    expect(await open('！？')).toBeUndefined();
    expect(screen.getByText('请输入关键字查询')).toBeInTheDocument();
  });
});
