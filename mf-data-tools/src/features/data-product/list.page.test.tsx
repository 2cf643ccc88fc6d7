import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildCard, buildList } from '../../testing/product-factories.ts';
import { page } from './list.page.tsx';

const LIST = '/home/data/productlists/type/file';

const open = async (query: Record<string, string> = {}, list = buildList([buildCard()])) => {
  const options = { manifest, otherPages: ['home'], answers: { 'data/getProductList': list } };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const { visited } = renderWithPlatform(page.render(data, address), options);
  return { request: calls[0]?.request as Record<string, unknown>, visited, head: page.head(data, address) };
};

it('shows size, date and access of each product', async () => {
  await open({}, buildList([buildCard(), buildCard({ id: 'p2', title: '贸易', access: 'buy', price: '199.00' })]));
  const [first, second] = screen.getAllByRole('article').map((article) => within(article));
  expect(first?.getByRole('link', { name: '三七价格' })).toHaveAttribute('href', '/home/data/productdetail/id/p1');
  for (const text of ['1.2万', '每月', '2026-03-01', '数据时间 2024-01 至 2026-02', '2 个文件', '登录下载', '示例数据'])
    expect(first?.getAllByText(text).length).toBeGreaterThan(0);
  expect(second?.getByText('¥199.00')).toBeInTheDocument();
});

it('requests the filters of the address, and drops invalid ones', async () => {
  const { request } = await open({
    cate: 'herb',
    tag: 'sanqi',
    fmt: 'xlsx',
    access: 'vip',
    q: ' 价格 ',
    s: 'rows',
    p: '2',
  });
  expect(request).toMatchObject({
    cate_id: 'herb',
    tag_id: 'sanqi',
    format: 'xlsx',
    access: 'vip',
    kw: '价格',
    sort: 'rows',
    page: 2,
  });
  const { request: plain } = await open({ fmt: 'exe', access: 'all', s: 'x', p: '-1' });
  expect(plain).toEqual({ type: 'file', sort: 'default', page: 1, limit: 12 });
});

it('keeps the other filters when one changes, and resets the page number', async () => {
  await open({ cate: 'herb', s: 'new', p: '3' });
  expect(screen.getByRole('link', { name: /^CSV/ })).toHaveAttribute('href', `${LIST}?cate=herb&fmt=csv&s=new`);
  expect(screen.getByRole('link', { name: '清除分类' })).toHaveAttribute('href', `${LIST}?s=new`);
});

it('searches by address', async () => {
  const { visited } = await open({ cate: 'herb', p: '2' });
  await userEvent.type(screen.getByRole('searchbox', { name: '产品名称、标签或字段' }), '均价{Enter}');
  expect(visited).toEqual([`${LIST}?cate=herb&q=${encodeURIComponent('均价')}`]);
});

describe('an empty list', () => {
  it('offers to clear the filters and to order the data', async () => {
    await open({ q: '茶叶' }, buildList([]));
    expect(screen.getByText('没有符合条件的数据产品')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '定制“茶叶”数据' })).toHaveAttribute(
      'href',
      `/home/page/dataservice?need=${encodeURIComponent('茶叶')}`,
    );
  });

  it('shows that a page is past the end, or that there are no products at all', async () => {
    await open({ p: '9' }, buildList([], 30));
    expect(screen.getByText('没有第 9 页')).toBeInTheDocument();
    await open({}, buildList([]));
    expect(screen.getByText('还没有数据产品')).toBeInTheDocument();
  });
});
