import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildCategories, buildFoodList, buildFoodRow, buildSeason, buildValue } from '../../testing/food-factories.ts';
import { page } from './index.page.tsx';

const open = async (query: Record<string, string> = {}, season = buildSeason([])) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'food/getCateList': buildCategories(),
      'food/getSeason': season,
      'food/getList': buildFoodList([
        buildFoodRow({ code: 's1', name: '黄豆', nutrients: { protein: buildValue(36), ca: buildValue(190) } }),
        buildFoodRow({
          code: 's2',
          name: '海参',
          nutrients: { protein: buildValue(500, 'doubt'), ca: buildValue(null, 'na') },
        }),
        buildFoodRow({
          code: 's3',
          name: '米酒',
          nutrients: { protein: buildValue(null, 'tr'), ca: buildValue(0.5, '<') },
        }),
      ]),
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const data = await page.load({ api: platform.api, params: {}, query });
  renderWithPlatform(page.render(data, { params: {}, query }), options);
  return calls.find(({ operation }) => operation === 'food/getList')?.request;
};

describe('start page of foods', () => {
  it('ranks by protein by default, numeric values only', async () => {
    expect(await open()).toMatchObject({ sort: 'protein.desc', cols: ['protein'], first_id: '0' });
    const places = within(screen.getByRole('list', { name: '蛋白质排行' })).getAllByRole('listitem');
    expect(places).toHaveLength(1);
    expect(places[0]).toHaveTextContent('黄豆茄果类36.0 g');
  });

  it('ranks by the nutrient and category of the address, and links to the complete list', async () => {
    expect(await open({ n: 'ca', cate: '4' })).toMatchObject({ sort: 'ca.desc', first_id: '4' });
    expect(screen.getByRole('heading', { name: '钙排行' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '完整排名' })).toHaveAttribute(
      'href',
      '/home/food/list/first_id/4/second_id/0?s=ca.desc',
    );
    expect(screen.getByRole('link', { name: '铁' })).toHaveAttribute('href', '/home/food/index?n=fe&cate=4');
  });

  it('ignores an unknown nutrient', async () => {
    expect(await open({ n: 'gold', cate: 'x' })).toMatchObject({ sort: 'protein.desc', first_id: '0' });
  });

  it('lists both levels of categories with their counts', async () => {
    await open();
    expect(screen.getByRole('link', { name: '茄果类 9' })).toHaveAttribute(
      'href',
      '/home/food/list/first_id/4/second_id/24',
    );
  });

  it('shows what is in season today, with both means, the newest price, its day and market, and the basis', async () => {
    await open({}, buildSeason([{}]));
    const [food] = within(screen.getByRole('list', { name: '今日时令' })).getAllByRole('listitem');
    expect(food).toHaveTextContent('比全年低 37.5%');
    expect(food).toHaveTextContent('本周均价与全年均价相比，近 5 年平均');
    expect(food).toHaveTextContent('最新 1.20 元/公斤，2026年3月4日，测试市场');
    expect(screen.getByText(/依据：同一市场上述各年的批发报价.*来源：测试行情/)).toBeInTheDocument();
  });

  it('shows no season without prices', async () => {
    await open();
    expect(screen.getByText('今天没有可以判断的时令食物')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '今日时令' })).toBeNull();
  });
});
