import type { DataFor } from '@bee/contracts/operations';
import type { DataProduct } from '@bee/contracts/resource/data';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildCard, buildProduct } from '../../testing/product-factories.ts';
import { page as datasetPage } from './dataset.page.tsx';
import { fullCitation } from './detail/product-actions.tsx';
import { page as detailPage } from './detail.page.tsx';

const DETAIL = '/home/data/productdetail/id/p1';
const OTHERS = ['home', 'user/vip', 'user/order/submit_form', 'article/tag', 'article/detail', 'article/report'];

const tagged: DataFor<'article/getTagRelatedList'> = {
  list: [
    {
      ...{ id: 'a1', title: '三七行情月报', type: 'monthly_report', summary: '', cover: null, author: null },
      ...{ source_name: '农小蜂', published_at: '2026-02-01', tags: [], views: 0, favs: 0, sample: true, policy: null },
      access: { level: 'public', allowed: true },
    },
  ],
  ...{ total: 1, page: 1, limit: 8, updated_at: null, hub: null },
  tag: { id: 'sanqi', title: '三七', group: '品类' },
};

type Address = { params?: Record<string, string>; query?: Record<string, string>; dataset?: boolean };

const open = async (more: Partial<DataProduct> = {}, { params = {}, query = {}, dataset }: Address = {}) => {
  const options = {
    manifest,
    otherPages: OTHERS,
    answers: {
      'data/getProductDetail': buildProduct(more),
      'data/getRelatedList': [buildCard({ id: 'p2', title: '中药材价格' })],
      'data/getRelatedModelList': [],
      'data/getFileToken': { token: 't', url: '#fetched', filename: '三七.csv', size: 1, expires_in: 120 },
      'article/getTagRelatedList': tagged,
    },
  };
  const page = dataset ? datasetPage : detailPage;
  const { platform, calls } = createTestPlatform(options);
  const address = { params: { id: 'p1', ...params }, query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  return { ...rendered, asked: calls, head: page.head(data, address) };
};

describe('the detail of a product', () => {
  it('summarises it in one line, and has Dataset metadata', async () => {
    const { head } = await open();
    expect(screen.getByRole('heading', { level: 1, name: '三七价格' })).toBeInTheDocument();
    expect(screen.getAllByText('12,345')[0]).toBeInTheDocument();
    expect(head?.jsonLd).toMatchObject({
      '@type': 'Dataset',
      temporalCoverage: '2024-01/2026-02',
      license: '测试授权',
    });
  });

  it('shows the fill rate of every field', async () => {
    await open();
    const row = within(screen.getByRole('row', { name: /^价格/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['数字', '元/公斤', '66.7%', '98.5 至 320', '—']);
  });

  it('filters fields by words', async () => {
    await open({}, { query: { field: '市场' } });
    const dictionary = within(screen.getByRole('region', { name: '三七价格的字段' }));
    expect(dictionary.getByRole('rowheader', { name: '药市' })).toBeInTheDocument();
    expect(dictionary.queryByRole('rowheader', { name: '价格' })).not.toBeInTheDocument();
    expect(screen.getByText('有 1 个字段与“市场”有关', { exact: false })).toBeInTheDocument();
  });

  it('offers to order a missing field', async () => {
    await open({}, { query: { field: '湿度' } });
    expect(screen.getByText('没有“湿度”字段')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '申请补充“湿度”' })).toHaveAttribute(
      'href',
      `/home/page/dataservice?need=${encodeURIComponent('三七价格：补充字段“湿度”')}`,
    );
  });

  it('shows the first rows with missing values, and a chart of one column', async () => {
    await open();
    const sample = within(screen.getByRole('region', { name: '三七价格的前 2 行' }));
    expect(sample.getAllByRole('cell', { name: '—' })).toHaveLength(1);
    const bars = within(screen.getByRole('list', { name: /样本前 2 行的价格/ }));
    expect(bars.getByText('文山')).toBeInTheDocument();
    expect(bars.getByText('120.5 元/公斤')).toBeInTheDocument();
    expect(bars.queryByText('0 元/公斤')).not.toBeInTheDocument();
  });

  it('switches between files, and names the current one', async () => {
    const { head, asked } = await open({ doc_id: 'd2' }, { params: { doc_id: 'd2' } });
    expect(asked[0]).toMatchObject({ operation: 'data/getProductDetail', request: { id: 'p1', doc_id: 'd2' } });
    expect(head?.title).toBe('三七价格：月度均价（XLSX）');
    expect(screen.getByRole('link', { name: '月度均价 · XLSX' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '月度均价 · CSV' })).toHaveAttribute('href', `${DETAIL}/doc_id/d1`);
  });

  it('shows the changes of each release', async () => {
    await open();
    expect(screen.getByText('2：12,345 行，增加 345 行')).toBeInTheDocument();
    expect(screen.getByText('数据更新；增加字段 药市')).toBeInTheDocument();
    expect(screen.getByText('1：12,000 行，首次发布')).toBeInTheDocument();
  });
});

describe('access to the files', () => {
  const gate = () => within(screen.getByRole('region', { name: '获取数据' }));

  it('requires an account', async () => {
    await open();
    expect(gate().getByText(/登录后可下载全部文件/)).toBeInTheDocument();
    expect(gate().getByRole('button', { name: '登录后下载' })).toBeInTheDocument();
  });

  it('requires membership', async () => {
    await open({ access: { level: 'vip', allowed: false, reason: '登录并开通 VIP 后可下载全部文件' } });
    expect(gate().getByRole('link', { name: '开通 VIP' })).toBeInTheDocument();
  });

  it('requires an order, on the page of the member remote', async () => {
    await open({
      price: '199.00',
      access: { level: 'buy', allowed: false, reason: '登录并购买后可下载全部文件（199.00 元）' },
    });
    expect(gate().getByText('¥199.00')).toBeInTheDocument();
    expect(gate().getByRole('link', { name: '立即购买' }).getAttribute('href')).toMatch(
      /id=p1.*type=data|type=data.*id=p1/,
    );
  });

  it('is free where they are public: a permit is requested and the file downloaded', async () => {
    const { calls } = await open({ access: { level: 'public', allowed: true } });
    await userEvent.click(gate().getByRole('button', { name: '下载 CSV' }));
    expect(calls.find(({ operation }) => operation === 'data/getFileToken')?.request).toEqual({
      id: 'p1',
      doc_id: 'd1',
      part: 'file',
    });
  });
});

describe('the same as a dataset', () => {
  it('begins with its coverage by place and time, and shows when it has none', async () => {
    await open({}, { dataset: true });
    const years = within(screen.getByRole('list', { name: '各年行数' }));
    expect(years.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2024年 6,000 行',
      '2025年 没有数据',
      '2026年 6,345 行',
    ]);
    expect(screen.getByText(/涉及 1 个省份；时间：2024-01 至 2026-02；2025 年没有数据/)).toBeInTheDocument();
  });

  it('has the articles of its tag, and keeps its own address for another file', async () => {
    await open({}, { dataset: true });
    expect(screen.getByRole('link', { name: '三七行情月报' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '月度均价 · XLSX' })).toHaveAttribute(
      'href',
      '/home/dataset/detail/id/p1?doc=d2',
    );
  });
});

it('a citation includes the access date and the address', () =>
  expect(fullCitation(buildProduct(), 'https://bee.example/x', new Date('2026-03-05T20:00:00Z'))).toBe(
    '测试机构. 三七价格[DS]. 农小蜂, 2026-03-01[2026-03-06]. https://bee.example/x.',
  ));
