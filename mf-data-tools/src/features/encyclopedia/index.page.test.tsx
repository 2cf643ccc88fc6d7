import type { DataFor } from '@bee/contracts/operations';
import type { Baike } from '@bee/contracts/resource/baike';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildCard, buildEntry, buildLists } from '../../testing/encyclopedia-factories.ts';
import { page } from './index.page.tsx';

const tree: DataFor<'baike/getBaikeTree'> = [
  {
    id: 'goods',
    pid: null,
    title: '农产品',
    count: 3,
    children: [
      { id: 'vegetable', pid: 'goods', title: '蔬菜品种', count: 2 },
      { id: 'fruit', pid: 'goods', title: '水果品种', count: 1 },
    ],
  },
];
const listed = (list = [buildCard()], more: object = {}) => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  facets: { letter: [{ value: 'F', label: 'F', count: 1 }] },
  updated_at: null,
  ...more,
});
const LIVE: NonNullable<Baike['live']> = {
  name: '番茄',
  price: {
    product: '番茄',
    price_avg: 3.2,
    unit: '元/公斤',
    date: '2026-03-04',
    market: '测试市场',
    chg_d: -1.5,
    market_count: 12,
    spark: [3, null, 3.2],
    source_name: '测试来源',
    sample: false,
    to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
  },
  trade: null,
  food: null,
  standards: null,
};

const IMPORTS: NonNullable<NonNullable<Baike['live']>['trade']>['import'] = {
  period: '2024-03~2025-02',
  flow: 'import',
  value_basis: 'CIF',
  value_usd: 6_700_000_000,
  value_cny: 48_000_000_000,
  qty: 1_500_000_000,
  unit: '千克',
  unit_price: 4.47,
  yoy_value: 12.3,
  yoy_qty: 8.1,
  flag: null,
};

const open = async (query: Record<string, string>, answers: object = {}) => {
  const options = {
    manifest,
    otherPages: ['home', 'search/result', 'article/tag'],
    answers: {
      'baike/getBaikeTree': tree,
      'baike/getBaikeLists': listed(),
      'baike/hotBaike': [buildCard({ id: 'b2', title: '黄瓜' })],
      'baike/hotBaikeContent': buildEntry({ title: '葡萄', live: LIVE }),
      'baike/getBaikeContent': buildEntry(),
      'baike/commentLists': buildLists(),
      ...answers,
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  const asked = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ request }) => request);
  return { ...rendered, asked, head: page.head(data, address) };
};

describe('the encyclopedia', () => {
  it('begins with the entry of the day, the most viewed entries and all entries', async () => {
    const { head } = await open({});
    expect(screen.getByRole('heading', { level: 1, name: '农业百科' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '葡萄' })).toBeInTheDocument();
    expect(screen.getByText('3.20')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '黄瓜' })).toHaveAttribute('href', '/home/baike/index?id=b2');
    expect(
      within(screen.getByRole('region', { name: '条目列表' })).getByRole('link', { name: '番茄' }),
    ).toBeInTheDocument();
    expect(head?.description).toContain('1 个条目');
  });

  it('requests the filters of the address, and keeps them in its links', async () => {
    const { asked } = await open({ cate: 'vegetable', letter: 'F', q: '茄', s: 'views', p: '2' });
    expect(asked('baike/getBaikeLists')).toEqual([
      { cate_id: 'vegetable', letter: 'F', kw: '茄', sort: 'views', page: 2, limit: 20 },
    ]);
    expect(asked('baike/hotBaikeContent')).toEqual([]);
    const categories = within(screen.getByRole('navigation', { name: '百科分类' }));
    expect(categories.getByRole('link', { name: /^蔬菜品种/ })).toHaveAttribute('aria-current', 'page');
    const letters = within(screen.getByRole('list', { name: '首字母' }));
    expect(letters.getByRole('link', { name: 'F' })).toHaveAttribute(
      'href',
      '/home/baike/index?cate=vegetable&letter=F&q=%E8%8C%84&s=views',
    );
    expect(letters.queryByRole('link', { name: /^A/ })).not.toBeInTheDocument();
  });

  it('shows a hint without hits', async () => {
    await open({ q: '没有的' }, { 'baike/getBaikeLists': listed([]) });
    expect(screen.getByText('没有名称或别名含“没有的”的条目')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '在全站正文里搜索' })).toBeInTheDocument();
  });

  it('searches within the category', async () => {
    const { visited } = await open({ cate: 'vegetable' });
    await userEvent.type(screen.getByRole('searchbox', { name: '条目名称' }), '番茄{Enter}');
    expect(visited).toEqual(['/home/baike/index?cate=vegetable&q=%E7%95%AA%E8%8C%84']);
  });
});

describe('an entry', () => {
  it('shows the beginning of a linked entry at its link, until Escape', async () => {
    const mention = { id: 'b2', title: '冷链', summary: '全程低温的运输与仓储。', cate_title: '市场术语' };
    const content_html = '<p>番茄走<a href="?id=b2" data-entry="b2">冷链</a>。</p>';
    await open({ id: 'b1' }, { 'baike/getBaikeContent': buildEntry({ content_html, mentions: [mention] }) });
    const link = screen.getByRole('link', { name: '冷链' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.hover(link);
    expect(screen.getByRole('tooltip')).toHaveTextContent('冷链 市场术语全程低温的运输与仓储。');
    expect(link).toHaveAccessibleDescription(/全程低温/);
    act(() => link.focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('has the market prices of a herb with unit, day and market', async () => {
    const herb = {
      ...{ id: '1', product: '三七', spec: '60头', market: '文山示例药市', price_avg: 128, unit: '元/公斤' as const },
      ...{ date: '2026-03-02', chg_m: 2.5, source_name: '测试药市', sample: false },
    };
    await open({ id: 'b1' }, { 'baike/getBaikeContent': buildEntry({ herbs: [herb] }) });
    const box = screen.getByRole('region', { name: /信息框/ });
    expect(box).toHaveTextContent(/药市均价60头 128.00.*元\/公斤.*较上月文山示例药市，2026-03-02测试药市/);
    expect(within(box).getByRole('link', { name: '走势与各规格' })).toHaveAttribute(
      'href',
      '/home/herbs/lists?herb=%E4%B8%89%E4%B8%83',
    );
  });

  it('shows the summary and current data of the tools with unit, day and link, and hides unknown data', async () => {
    const to = { page: 'application/trade/detail', params: { product_name: '番茄' } };
    const trade = { name: '番茄', import: IMPORTS, export: null, source: null, to };
    const { asked, head } = await open(
      { id: 'b1' },
      { 'baike/getBaikeContent': buildEntry({ live: { ...LIVE, trade } }) },
    );
    expect(head?.title).toBe('番茄 - 农业百科');
    const box = within(screen.getByRole('region', { name: '番茄信息框' }));
    expect(box.getByText('3.20')).toBeInTheDocument();
    expect(box.getByText(/元\/公斤/)).toBeInTheDocument();
    expect(box.getByText('2026-03-04')).toBeInTheDocument();
    expect(box.getByText(/共 12 个市场有报价/)).toBeInTheDocument();
    expect(box.getByText('近 12 个月进口')).toBeInTheDocument();
    expect(box.getByRole('link', { name: '准入、税率与走势' })).toBeInTheDocument();
    expect(box.queryByText(/营养/)).not.toBeInTheDocument();
    expect(box.queryByText('现行标准')).not.toBeInTheDocument();
    expect(asked('baike/getBaikeContent')).toEqual([{ id: 'b1' }]);
  });

  it('has no current data if no tool has any, and never a zero instead', async () => {
    await open({ id: 'b1' });
    const box = within(screen.getByRole('region', { name: '番茄信息框' }));
    expect(box.getByText('茄科')).toBeInTheDocument();
    expect(box.queryByText('今日数据')).not.toBeInTheDocument();
  });

  it('has contents that link to headings, references and comments', async () => {
    const refs = [{ no: 1, text: '某书', url: null }];
    await open({ id: 'b1' }, { 'baike/getBaikeContent': buildEntry({ refs, comment_count: 3 }) });
    const contents = within(screen.getByRole('navigation', { name: '目录' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#s1',
      '#references',
      '#comments',
    ]);
    expect(screen.getByText('某书').closest('li')).toHaveAttribute('id', 'ref-1');
  });

  it('shows its summary once, unless the text begins with it', async () => {
    const { unmount } = await open({ id: 'b1' });
    expect(document.querySelector('.bee-lead')).toBeNull();
    unmount();
    await open({ id: 'b1' }, { 'baike/getBaikeContent': buildEntry({ summary: '另外的概括。' }) });
    expect(screen.getByText('另外的概括。')).toBeInTheDocument();
  });
});
