import type { FoodRow } from '@bee/contracts/resource/food';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildCategories, buildFoodList, buildFoodRow, buildValue } from '../../testing/food-factories.ts';
import { page } from './list.page.tsx';

const LIST = '/home/food/list/first_id/4/second_id/0';

const open = async (query: Record<string, string> = {}, rows: FoodRow[] = [buildFoodRow()], total?: number) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: { 'food/getCateList': buildCategories(), 'food/getList': buildFoodList(rows, total) },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: { firstId: '4', secondId: '0' }, query };
  const data = await page.load({ api: platform.api, ...address });
  const { visited } = renderWithPlatform(page.render(data, address), options);
  return { asked: calls.find(({ operation }) => operation === 'food/getList')?.request, visited };
};

const hrefOf = (name: string | RegExp) => plain(screen.getByRole('link', { name }));

const plain = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');

describe('list of foods', () => {
  it('distinguishes numbers, limits, traces, calculated, doubtful and unmeasured values', async () => {
    await open({ cols: 'protein~fat~carb~fiber~na~energy' }, [
      buildFoodRow({
        nutrients: {
          protein: buildValue(0),
          fat: buildValue(0.5, '<'),
          carb: buildValue(null, 'tr'),
          fiber: buildValue(null, 'na'),
          na: buildValue(899, 'est', 0),
          energy: buildValue(5000, 'doubt', 0),
        },
      }),
    ]);
    const cells = within(screen.getByRole('row', { name: /番茄/ })).getAllByRole('cell');
    expect(cells.slice(2, 8).map(({ textContent }) => textContent)).toEqual([
      '0.0',
      '<0.5',
      'Tr',
      '—（未测）',
      '899*',
      '5,000存疑',
    ]);
    expect(screen.getByRole('list', { name: '符号说明' })).toHaveTextContent('不按 0 计');
  });

  it('requests columns and sort order of the address, and shows the sorted column', async () => {
    const { asked } = await open({ cols: 'ca~fe', s: 'zn.desc', p: '3', rep: '1' });
    expect(asked).toMatchObject({
      first_id: '4',
      second_id: '0',
      cols: ['zn', 'ca', 'fe'],
      sort: 'zn.desc',
      page: 3,
      rep: true,
    });
    expect(screen.getByRole('columnheader', { name: /锌/ })).toHaveAttribute('aria-sort', 'descending');
    expect(hrefOf(/^锌 \(mg\)/)).toBe(`${LIST}?cols=ca~fe&rep=1&s=zn.asc`);
  });

  it.each([
    ['an unknown nutrient', { cols: 'gold', s: 'gold.desc' }],
    ['an unknown sort order', { s: 'protein.up' }],
    ['an invalid page', { p: '0' }],
  ])('ignores %s', async (_, query) => {
    const { asked } = await open(query);
    expect(asked).toMatchObject({
      cols: ['energy', 'protein', 'fat', 'carb', 'fiber', 'na'],
      sort: 'default',
      page: 1,
    });
  });

  it('adds and removes columns with links that keep the rest', async () => {
    await open({ cols: 'ca~fe', s: 'ca.desc' });
    const minerals = within(screen.getByRole('list', { name: '矿物质' }));
    expect(plain(minerals.getByRole('link', { name: '锌' }))).toBe(`${LIST}?cols=ca~fe~zn&s=ca.desc`);
    expect(plain(minerals.getByRole('link', { name: '铁' }))).toBe(`${LIST}?cols=ca&s=ca.desc`);
    expect(hrefOf('恢复默认列')).toBe(LIST);
  });

  it('collects up to four foods for a comparison, then links to it', async () => {
    await open({ cmp: 's1~s2~s3', p: '2' }, [buildFoodRow(), buildFoodRow({ code: 's2', name: '茄子' })]);
    expect(hrefOf('对比：加入 番茄')).toBe(`${LIST}?cmp=s1~s2~s3~s10001&p=2`);
    expect(hrefOf('已选，不再对比 茄子')).toBe(`${LIST}?cmp=s1~s3&p=2`);
    expect(hrefOf('并排对比')).toBe('/home/food/detail/code/s1?cmp=s2~s3');
  });

  it('accepts no fifth', async () => {
    await open({ cmp: 's1~s2~s3~s4' });
    expect(screen.getByText('已满')).toHaveAttribute('title', expect.stringContaining('最多对比 4 种'));
  });

  it('shows the means of the whole list with the number of foods', async () => {
    await open();
    expect(screen.getByText('80 种有数值')).toBeInTheDocument();
  });

  it('filters by both levels', async () => {
    await open({ s: 'fe.desc' });
    const second = within(screen.getByRole('list', { name: '亚类' }));
    expect(second.getByRole('link', { name: /瓜类/ })).toHaveAttribute(
      'href',
      '/home/food/list/first_id/4/second_id/25?s=fe.desc',
    );
  });

  it('searches foods from its own field, and not without a word', async () => {
    const { visited } = await open();
    const box = screen.getByRole('searchbox', { name: '食物名称' });
    await userEvent.type(box, 'fanqie{Enter}');
    expect(visited).toEqual(['/home/food/search/keyword/fanqie']);
  });

  it('explains an empty list', async () => {
    await open({ rep: '1' }, []);
    expect(screen.getByText('这一类没有代表值')).toBeInTheDocument();
    expect(hrefOf('看全部食物')).toBe(LIST);
  });
});
