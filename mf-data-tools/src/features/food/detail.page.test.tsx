import type { Food } from '@bee/contracts/resource/food';
import { closeLogin } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildFood, buildFoodRow, buildItem, buildValue, source } from '../../testing/food-factories.ts';
import { page } from './detail.page.tsx';

const DETAIL = '/home/food/detail/code/s10001';

const open = async (query: Record<string, string> = {}, food: Partial<Food> = {}, others: Food[] = []) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'food/getDetail': ({ code }: { code: string }) =>
        code === 's10001' ? buildFood(food) : (others.find((one) => one.code === code) ?? buildFood({ code })),
      'food/getRelatedList': [buildFoodRow({ code: 's10002', name: '樱桃番茄' })],
      'user/favorite': { favorited: false, count: 0 },
      'product/getLinks': { name: '番茄', price: null, trade: null, food: null, standards: null },
    },
  };
  const { platform, calls } = createTestPlatform(options as never);
  const address = { params: { code: 's10001' }, query };
  const data = await page.load({ api: platform.api, ...address });
  const { visited } = renderWithPlatform(page.render(data, address), options as never);
  return { visited, asked: calls.map(({ operation, request }) => [operation, (request as { code?: string }).code]) };
};

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

const group = (...items: Food['groups'][number]['items']): Partial<Food> => ({
  groups: [{ key: 'macro', title: '能量与宏量营养素', items }],
});

describe('page of a food', () => {
  it('shows amount, share of the reference, rank and mean in the category', async () => {
    await open();
    const protein = row(/^蛋白质/);
    expect(protein.getByText('1.2')).toBeInTheDocument();
    expect(protein.getByText('2.0%')).toBeInTheDocument();
    const rank = protein.getByRole('link', { name: '第 3/120，查看蔬菜的蛋白质排名' });
    expect(rank).toHaveTextContent('第 3/120');
    expect(rank).toHaveAttribute('href', '/home/food/list/first_id/4/second_id/0?s=protein.desc');
    expect(protein.getByText('1.5')).toBeInTheDocument();
  });

  it('spells out unmeasured values without a share, also for traces and limits', async () => {
    await open(
      {},
      group(
        buildItem('protein', { value: buildValue(null, 'na'), cate_avg: 1.5 }),
        buildItem('fat', { value: buildValue(null, 'tr') }),
        buildItem('carb', { value: buildValue(0.5, '<') }),
      ),
    );
    expect(row(/^蛋白质/).getByText('（未测）')).not.toHaveClass('bee-quiet');
    expect(row(/^脂肪/).getByText('Tr')).toBeInTheDocument();
    expect(row(/^碳水/).getByText('<0.5')).toBeInTheDocument();
    for (const name of [/^蛋白质/, /^脂肪/, /^碳水/]) expect(row(name).queryByText(/%$/)).not.toBeInTheDocument();
  });

  it('converts amounts, limits, references and means to the purchased weight', async () => {
    await open(
      { b: 'bought' },
      {
        edible_pct: 50,
        ...group(
          buildItem('protein', { value: buildValue(20), nrv_pct: 30, cate_avg: 10 }),
          buildItem('fat', { value: buildValue(0.5, '<') }),
        ),
      },
    );
    const protein = row(/^蛋白质/);
    expect([protein.getByText('10.0'), protein.getByText('15%'), protein.getByText('5.0')]).toHaveLength(3);
    expect(row(/^脂肪/).getByText('<0.3')).toBeInTheDocument();
    expect(screen.getAllByText('每 100 克市品（食部 50%）')[0]).toBeInTheDocument();
  });

  it('offers no 市品 if the edible share is unknown, and stays on the edible part', async () => {
    await open({ b: 'bought' }, { edible_pct: null });
    expect(screen.queryByRole('link', { name: '每 100 克市品' })).not.toBeInTheDocument();
    expect(row(/^蛋白质/).getByText('1.2')).toBeInTheDocument();
    expect(screen.getByText('食部 —（未知）')).toBeInTheDocument();
  });

  it('converts to a portion of the address, and to a typed one', async () => {
    const { visited } = await open({ b: 'portion', g: '250', cmp: 's10002' });
    expect(screen.getAllByText('50.0').length).toBeGreaterThan(0);
    const grams = screen.getByRole('textbox', { name: /自定一份/ });
    await userEvent.clear(grams);
    await userEvent.type(grams, '1,030');
    await userEvent.click(screen.getByRole('button', { name: '换算' }));
    expect(visited).toEqual([`${DETAIL}?b=portion&g=1030&cmp=s10002`]);
  });

  it('compares up to four side by side, with the highest value of a row in bold', async () => {
    const fish = buildFood({ code: 's2', name: '草鱼', ...group(buildItem('protein', { value: buildValue(17) })) });
    const { asked } = await open({ cmp: 's2~s3~s4~s5~s10001' }, {}, [fish]);
    expect(asked.filter(([operation]) => operation === 'food/getDetail').map(([, code]) => code)).toEqual([
      's10001',
      's2',
      's3',
      's4',
    ]);
    const table = within(screen.getByRole('table', { name: /对比/ }));
    expect(table.getByText('17.0').closest('strong')).not.toBeNull();
    expect(table.getAllByText('1.2')[0]?.closest('strong')).toBeNull();
    expect(screen.getByRole('link', { name: '移除 草鱼，不再对比' })).toHaveAttribute('href', `${DETAIL}?cmp=s3%7Es4`);
  });

  it('compares what 10 yuan buy, with a legend, each price and what has none', async () => {
    const price = {
      product: '草鱼',
      price_kg: 20,
      unit: '元/公斤' as const,
      date: '2026-03-01',
      age_days: 0,
      market: '示例市场',
      source_name: '测试行情',
      sample: true,
      to: { page: 'application/vegetable/list', params: {} },
    };
    const fish = buildFood({
      ...{ code: 's2', name: '草鱼', edible_pct: 50, price },
      ...group(buildItem('protein', { value: buildValue(16) })),
    });
    await open({ cmp: 's2', yuan: '1' }, {}, [fish]);
    const table = within(screen.getByRole('table', { name: /对比/ }));
    // 10 元 buy 500 g, of which 250 g are edible.
    expect(table.getByText('40.0')).toBeInTheDocument();
    expect(table.queryByText('1.2')).not.toBeInTheDocument();
    expect(screen.getByText(/为该行有数值的食物中最高的，不表示更好/)).toHaveTextContent(
      '番茄没有近期批发价，不能按价格比较；草鱼 20.00 元/公斤（示例市场，2026-03-01），食部 50%',
    );
    expect(screen.getByRole('link', { name: '同样重量' })).toHaveAttribute('href', `${DETAIL}?cmp=s2`);
  });

  it('compares amounts of purchased weight, each with its own waste', async () => {
    const crab = buildFood({
      code: 's2',
      name: '河蟹',
      edible_pct: 40,
      ...group(buildItem('protein', { value: buildValue(20) })),
    });
    await open({ cmp: 's2', b: 'bought' }, group(buildItem('protein', { value: buildValue(10) })), [crab]);
    const table = within(screen.getByRole('table', { name: /对比/ }));
    expect(table.getByText('9.0').closest('strong')).not.toBeNull();
    expect(table.getByText('8.0').closest('strong')).toBeNull();
  });

  it('computes the cost of nutrients from a price with day and market, and shows nothing without one', async () => {
    await open(
      {},
      {
        price: {
          product: '番茄',
          price_kg: 5.2,
          unit: '元/公斤',
          date: '2026-03-04',
          market: '北京市场',
          age_days: 2,
          source_name: '测试行情',
          sample: true,
          to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
        },
        costs: [{ key: 'protein', name: '蛋白质', per: 10, unit: 'g', cost: 4.444 }],
      },
    );
    const cost = within(screen.getByText('每 10 g 蛋白质').closest('section') as HTMLElement);
    expect(cost.getByText('4.44')).toBeInTheDocument();
    for (const fact of ['5.20', '北京市场', '2026-03-04', '2 天前']) expect(cost.getByText(fact)).toBeInTheDocument();
    expect(cost.getByRole('link', { name: '看番茄行情' })).toHaveAttribute(
      'href',
      expect.stringContaining('/home/vegetable/detail/'),
    );
  });

  it('shows costs and glycemic index only if known', async () => {
    await open();
    expect(screen.queryByText('营养成本')).not.toBeInTheDocument();
    expect(screen.queryByText(/血糖生成指数/)).not.toBeInTheDocument();
  });

  it('shows the glycemic index with its level', async () => {
    await open({}, { gi: { v: 71, level: 'high', name: '西瓜', source } });
    expect(screen.getByText('高 GI（≥70）')).toBeInTheDocument();
  });

  it('links to foods of its kind, and adds them to the comparison', async () => {
    await open();
    expect(screen.getByRole('link', { name: '对比：加入 樱桃番茄' })).toHaveAttribute(
      'href',
      `${DETAIL}?cmp=s10002#compare`,
    );
  });

  it('asks a visitor to sign in before an export', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: '下载' }));
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(asked.map(([operation]) => operation)).not.toContain('food/takeExport');
    closeLogin();
  });
});
