import { ApiError, NotFoundError } from '@bee/platform';
import {
  type Answers,
  createTestPlatform,
  type PlatformOptions,
  renderWithPlatform,
} from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './dataset.page.tsx';
import type { Products, Tables } from './dataset-data.ts';

const tag = { id: 'sanqi', title: '三七', group: '品类' as const };
const source = { name: '示例', url: null, publisher: null, retrieved_at: null, sample: true };
const table: Tables['list'][number] = {
  model_id: 'herb-1',
  title: '三七价格（月度）',
  domain_path: [{ id: 'd1', title: '中药材' }],
  unit: null,
  freq: 'M',
  from: null,
  to: null,
  rows: 0,
  source_name: '示例',
  tags: ['三七'],
  updated_at: '2026-11-23T00:00:00.000Z',
  viewed_at: null,
  sample: true,
};
const product: Products['list'][number] = {
  id: 'p1',
  title: '三七价格数据集',
  cover: null,
  summary: '按头数、产地、药市的价格。',
  cate: { id: 'herb', title: '中药材' },
  tags: [{ id: 'sanqi', title: '三七' }],
  rows: 4680,
  fields: 9,
  freq: 'M',
  from: '2021-11',
  to: '2026-10',
  geo: '云南',
  updated_at: '2026-11-23',
  formats: ['csv'],
  files: 1,
  price: '159.00',
  access: 'buy',
  sales: 0,
  sample: true,
};
const answerOf = <Row,>(list: Row[], total: number) => ({
  list,
  total,
  page: 1,
  limit: 12,
  facets: {
    freq: [{ value: 'M', label: '月', count: 1 }],
    format: [{ value: 'csv', label: 'CSV', count: 1 }],
  },
  updated_at: null,
});

const answers: Answers = {
  'article/getTagRelatedList': ({ tag_id }) => {
    if (tag_id === 'nope') throw new ApiError('没有这个标签', 404, 200);
    return { ...answerOf([], 0), tag: { ...tag, id: tag_id }, hub: null } as never;
  },
  'industry/seniorSearchTree': ({ tag_id, freq, name }) =>
    tag_id === 'sanqi' && freq !== 'Y' && !name
      ? answerOf([table], 1)
      : answerOf([], name ? 0 : Number(tag_id === 'sanqi' && !freq)),
  'data/getProductList': ({ tag_id }) => ({
    ...(tag_id === 'sanqi' ? answerOf([product], 1) : answerOf([], 0)),
    source,
  }),
  'industry/getIndex': ({ model_id }) => {
    if (model_id === 'gone') throw new ApiError('没有这张表', 404, 200);
    return { ...table, desc: '各药市的月均价。', source, tags: model_id === 'other' ? ['玉米'] : ['三七'] } as never;
  },
  'data/getProductDetail': ({ id }) => ({ ...product, source, tags: id === 'p1' ? product.tags : [] }) as never,
};
const otherPages = [
  'user/order/list',
  'user/favorite',
  'user/vip',
  'application/herbs/list',
  'article/tag',
  'home',
  'article/detail',
  'article/report',
  'user/profile',
  'data/customized',
  'data/retrieval',
  'product/detail',
];

const open = async (query: Record<string, string>, tagId = 'sanqi', options: PlatformOptions = {}) => {
  const params = { tagId };
  const given = { manifest, otherPages, answers, ...options };
  const { platform } = createTestPlatform(given);
  const data = await page.load({ api: platform.api, params, query });
  renderWithPlatform(page.render(data, { params, query }), given);
  return page.head(data, { params, query });
};
const slot = () => document.querySelector<HTMLElement>('[data-bee-widget]');
const propsOfSlot = () => JSON.parse(slot()?.dataset.beeProps ?? '') as Record<string, unknown>;

describe('data of the sanqi microsite', () => {
  it('counts both kinds and links to tables within the microsite; unknown values are not numbers', async () => {
    const head = await open({});
    const kinds = within(screen.getByRole('navigation', { name: '数据类别' })).getAllByRole('link');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['数据表1', '数据产品1']);
    expect(screen.getByRole('link', { name: '三七价格（月度）' })).toHaveAttribute(
      'href',
      '/home/sanqi/dataset/sanqi?table=herb-1',
    );
    expect(screen.getByText('尚无数据')).toBeInTheDocument();
    expect(screen.getByText('单位：多种')).toBeInTheDocument();
    expect(head).toMatchObject({ title: '三七数据表 - 三七专题' });
    expect([head?.canonical, head?.robots]).toEqual(['/home/sanqi/dataset/sanqi', undefined]);
  });

  it('shows products with their access, and their own filters', async () => {
    await open({ kind: 'product', fmt: 'csv' });
    expect(screen.getByText('¥159.00')).toBeInTheDocument();
    const formats = within(screen.getByRole('list', { name: '格式' }));
    expect(formats.getByRole('link', { current: true })).toHaveTextContent('CSV');
    expect(screen.queryByRole('list', { name: '频率' })).not.toBeInTheDocument();
  });

  it('names the filters without matches and offers to clear them', async () => {
    await open({ q: '咖啡' });
    expect(screen.getByRole('link', { name: '看全部 1 个数据表' })).toHaveAttribute(
      'href',
      '/home/sanqi/dataset/sanqi',
    );
  });

  it('offers market, reports and custom orders for a tag without data', async () => {
    expect(await open({ kind: 'zzz' }, 't9')).toMatchObject({
      robots: 'noindex',
      canonical: '/home/sanqi/dataset/t9',
      description: '三七数据表共 0 个',
    });
    const empty = within(screen.getByRole('main'));
    expect(empty.getByText('还没有三七的数据表')).toBeInTheDocument();
    expect(empty.getByRole('link', { name: '看报告' })).toHaveAttribute('href', '/home/sanqi/report/t9');
    expect(empty.getByRole('link', { name: /定制三七数据.*农小蜂/ })).toHaveAttribute(
      'href',
      '/data/customized?need=%E4%B8%89%E4%B8%83%E6%95%B0%E6%8D%AE',
    );
  });

  it('passes the address of the page and the user to the widget of a table', async () => {
    const query = { table: 'herb-1', chart: 'line' };
    const head = await open(query, 'sanqi', { member: { uid: '7', nickname: '会员' } as PlatformOptions['member'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('三七价格（月度）');
    expect(slot()?.dataset.beeWidget).toBe('mf-data-tools/data-table');
    expect(propsOfSlot()).toMatchObject({ model: 'herb-1', query, reader: '7 false', site: { data: 'sanqi/dataset' } });
    expect(head).toMatchObject({ canonical: '/data/retrieval?m=herb-1', jsonLd: { '@type': 'Dataset' } });
  });

  it('shows a product with its widget; the canonical address is on the main site', async () => {
    const head = await open({ product: 'p1', doc: 'd1' });
    expect(slot()?.dataset.beeWidget).toBe('mf-data-tools/data-product');
    expect(propsOfSlot()).toMatchObject({ id: 'p1', query: { doc: 'd1' } });
    expect(head).toMatchObject({ canonical: '/product/detail?id=p1' });
    expect(screen.getByRole('link', { name: '返回数据产品列表' })).toHaveAttribute(
      'href',
      '/home/sanqi/dataset/sanqi?kind=product',
    );
  });

  it('returns to the list in its previous state', async () => {
    await open({ table: 'herb-1', from: 'freq=M&s=rows' });
    const list = '/home/sanqi/dataset/sanqi?freq=M&s=rows';
    expect(screen.getByRole('link', { name: '返回数据表列表' })).toHaveAttribute('href', list);
    expect(propsOfSlot()).toMatchObject({ site: { from: { page: 'sanqi/dataset', query: 'freq=M&s=rows' } } });
  });

  it('keeps the filters of the list in the links of its items', async () => {
    await open({ freq: 'M' });
    expect(screen.getByRole('link', { name: '三七价格（月度）' })).toHaveAttribute(
      'href',
      '/home/sanqi/dataset/sanqi?table=herb-1&from=freq%3DM',
    );
  });

  it.each([
    ['a table of another tag', { table: 'other' }],
    ['an invalid table id', { table: 'Bad Id' }],
    ['a product of another tag', { product: 'p2' }],
    ['an invalid id', { product: 'x'.repeat(65) }],
  ])('responds with not found for %s', async (_, query) => {
    await expect(open(query)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('responds with not found for an unknown tag and table', async () => {
    await expect(open({}, 'nope')).rejects.toMatchObject({ code: 404 });
    await expect(open({ table: 'gone' })).rejects.toMatchObject({ code: 404 });
  });
});
