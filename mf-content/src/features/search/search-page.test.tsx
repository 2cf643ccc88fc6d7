import type { DataFor } from '@bee/contracts/operations';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { page } from './search.page.tsx';

type Found = DataFor<'article/search'>;

const otherPages = ['ai', 'application/vegetable/list', 'user/vip'];
const tabs = (totals: Partial<Record<Found['tabs'][number]['name'], number>>): Found['tabs'] =>
  (
    [
      'all',
      'research_report',
      'news',
      'policy',
      'data_model',
      'data_product',
      'reference',
      'encyclopedia',
      'price',
    ] as const
  ).map((name) => ({ name, title: name, total: totals[name] ?? 0 }));
const nothing: Found = {
  tabs: tabs({}),
  list: [],
  entity: [],
  blocks: [],
  total: 0,
  page: 1,
  limit: 20,
  answer: null,
  corrected: null,
  suggest: [],
  terms: ['种子'],
  loose: false,
  updated_at: null,
};
const hit: Found['list'][number] = {
  kind: 'policy',
  id: '7',
  title: [
    { text: '<img src=x onerror=alert(1)>', hit: false },
    { text: '种子', hit: true },
    { text: '法', hit: false },
  ],
  snippets: [
    {
      parts: [
        { text: '从事', hit: false },
        { text: '种子', hit: true },
        { text: '生产', hit: false },
      ],
      page: null,
      locked: false,
      to: null,
    },
  ],
  date: '2021-12-24',
  meta: ['全国人大常委会'],
  sample: false,
  validity: 'current',
  to: { page: 'article/detail', params: { id: '7' } },
};

const show = (data: unknown, query: Record<string, string>, params: Record<string, string> = {}) =>
  renderWithPlatform(page.render(data, { params, query }), { manifest, otherPages });

describe('search', () => {
  it('highlights matches and shows markup in them as text', () => {
    const { container } = show(
      { found: { ...nothing, list: [hit], total: 1, tabs: tabs({ all: 1, policy: 1 }) }, hot: [] },
      { keyword: '种子' },
    );
    const link = screen.getByRole('link', { name: /种子 ?法/ });
    expect(link).toHaveAttribute('href', '/home/article/detail/id/7');
    expect(link).toHaveTextContent('<img src=x onerror=alert(1)>种子法');
    expect(container.querySelector('main img, article img')).toBeNull();
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['种子', '种子']);
  });

  it('states what the tables say, with its source', () => {
    const parts = [
      { text: '番茄均价为 ', hit: false },
      { text: '6.04 元/公斤', hit: true },
      { text: '。', hit: false },
    ];
    const to = { page: 'application/vegetable/list', params: {} };
    const answer = [
      { text: parts, more: '较一周前 -5.0%。', title: '番茄 · 新发地', date: '2026-03-01', sample: true, to },
    ];
    show({ found: { ...nothing, list: [hit], total: 1, answer }, hot: [] }, { keyword: '西红柿价格' });
    const region = screen.getByRole('region', { name: '数据里的回答' });
    expect(region).toHaveTextContent('番茄均价为 6.04 元/公斤。较一周前 -5.0%。番茄 · 新发地2026-03-01');
    expect(region.querySelector('strong')).toHaveTextContent('6.04 元/公斤');
    expect(within(region).getByRole('link', { name: '番茄 · 新发地' })).toHaveAttribute(
      'href',
      expect.stringMatching(/./),
    );
  });

  it('shows the thing that is named, then blocks by kind with their badges, then the rest', () => {
    const priced: Found['list'][number] = {
      ...hit,
      kind: 'price',
      id: '9',
      title: [{ text: '番茄', hit: true }],
      validity: null,
      price: { avg: 6.04, unit: '元/公斤', change: -5, date: '2026-03-01' },
    };
    const further = { ...hit, id: '8', title: [{ text: '农药管理条例', hit: false }] };
    const blocks = [{ name: 'policy' as const, title: '政策', total: 12, list: [hit] }];
    show(
      { found: { ...nothing, list: [priced, hit, further], entity: [priced], blocks, total: 14 }, hot: [] },
      { keyword: '番茄' },
    );
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['“番茄”', '政策', '其余结果']);
    expect(screen.getByRole('region', { name: '“番茄”' })).toHaveTextContent('行情6.04 元/公斤较一周前 -5.0%');
    const policies = screen.getByRole('region', { name: '政策' });
    expect(within(policies).getByRole('link', { name: '政策：查看全部 12 条' })).toHaveAttribute(
      'href',
      expect.stringContaining('name=policy'),
    );
    expect(policies).toHaveTextContent('现行有效');
    const rest = screen.getByRole('region', { name: '其余结果' });
    expect(
      within(rest)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['农药管理条例']);
  });

  it('says which keyword was searched instead', () => {
    show({ found: { ...nothing, list: [hit], total: 1, corrected: '番茄价格' }, hot: [] }, { keyword: '蕃茄价格' });
    expect(screen.getByRole('status')).toHaveTextContent('没有找到“蕃茄价格”，下面是“番茄价格”的结果。');
  });

  it('counts every kind of the header search, and other kinds only if they have hits', () => {
    show(
      { found: { ...nothing, list: [hit], total: 1, tabs: tabs({ all: 3, policy: 1, price: 2 }) }, hot: [] },
      { keyword: '种子', p: '2' },
    );
    const kinds = within(screen.getByRole('navigation', { name: '结果类别' })).getAllByRole('link');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'all3',
      'research_report0',
      'news0',
      'policy1',
      'data_model0',
      'data_product0',
      'price2',
    ]);
    expect(kinds[3]).toHaveAttribute('href', `/home/search/keyword/${encodeURIComponent('种子')}?name=policy`);
  });

  it('offers alternatives without hits: other words, and a question to the AI', () => {
    show({ found: { ...nothing, suggest: ['种子法'] }, hot: [] }, { keyword: '种子发' });
    expect(screen.getByText('没有找到“种子发”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '种子法' })).toHaveAttribute(
      'href',
      `/home/search/keyword/${encodeURIComponent('种子法')}`,
    );
    expect(screen.getByRole('link', { name: '问 AI' })).toHaveAttribute(
      'href',
      `/ai?q=${encodeURIComponent('种子发')}`,
    );
  });

  it('offers names that were perhaps meant above hits with some of the words', () => {
    show(
      { found: { ...nothing, list: [hit], total: 1, loose: true, suggest: ['黄瓜价格'] }, hot: [] },
      { keyword: '黄爪价格' },
    );
    expect(within(screen.getByRole('status')).getByRole('link', { name: '黄瓜价格' })).toHaveAttribute(
      'href',
      `/home/search/keyword/${encodeURIComponent('黄瓜价格')}`,
    );
  });

  it('links every paragraph of a report to its page, and shows only the number of a locked page', () => {
    const onPage = (page: number, text: string, locked = false) => ({
      parts: locked ? [] : [{ text, hit: true }],
      page,
      locked,
      to: { page: 'article/viewPdf', params: { fid: 'f1', page: String(page) } },
    });
    const report = {
      ...hit,
      kind: 'research_report' as const,
      snippets: [onPage(12, '', true), onPage(2, '种子成本')],
    };
    show({ found: { ...nothing, list: [report], total: 1 }, hot: [] }, { keyword: '种子' });
    const rows = within(screen.getByRole('list', { name: '命中的页' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '第 2 页种子成本',
      '第 12 页也有命中，登录或开通 VIP 后可看',
    ]);
    expect(screen.getByRole('link', { name: '第 12 页' })).toHaveAttribute(
      'href',
      '/home/article/viewpdf/fid/f1?page=12',
    );
  });

  it('offers to remove each condition without hits', () => {
    show(
      { found: { ...nothing, terms: ['山东', '大葱'] }, hot: [] },
      { keyword: '山东大葱', name: 'news', not: '周报' },
    );
    const address = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(address('不限类别')).toBe('/home/search/keyword/山东大葱?not=周报');
    expect(address('不排除“周报”')).toBe('/home/search/keyword/山东大葱?name=news');
    expect(address('去掉“山东”')).toBe('/home/search/keyword/大葱?name=news&not=周报');
  });

  it('explains why punctuation finds nothing and that a long keyword was truncated', () => {
    show({ found: { ...nothing, terms: [] }, hot: [] }, { keyword: '！？' });
    expect(screen.getByText('“！？”里没有可以检索的词')).toBeInTheDocument();
    show({ found: { ...nothing, list: [hit], total: 1 }, hot: [] }, { keyword: '种'.repeat(10_000) });
    expect(screen.getByText(/已按前 100 个字检索/)).toBeInTheDocument();
  });

  it('points to the other kinds when only this one is empty', () => {
    show({ found: { ...nothing, tabs: tabs({ all: 12 }) }, hot: [] }, { keyword: '种子', name: 'news' });
    expect(screen.getByRole('link', { name: '看全部 12 条结果' })).toHaveAttribute(
      'href',
      `/home/search/keyword/${encodeURIComponent('种子')}`,
    );
  });

  it('requests only the popular searches without a keyword', async () => {
    const { platform, calls } = createTestPlatform({
      manifest,
      answers: { 'article/hotKeywords': [{ keyword: '番茄', heat: 9, trend: 'up' }] },
    });
    const data = await page.load({ api: platform.api, params: { keyword: ' ' }, query: {} });
    expect(calls.map(({ operation }) => operation)).toEqual(['article/hotKeywords']);
    show(data, {});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜索');
    expect(screen.getByRole('link', { name: /番茄/ })).toBeInTheDocument();
  });

  it('rejects an empty keyword and searches the next one within the same kind', async () => {
    const { visited } = show(
      { found: { ...nothing, list: [hit], total: 1 }, hot: [] },
      { keyword: '种子', name: 'policy', p: '3' },
    );
    const box = screen.getByRole('searchbox');
    await userEvent.clear(box);
    await userEvent.type(box, '{Enter}');
    expect(screen.getByText('请输入关键字查询')).toBeInTheDocument();
    await userEvent.type(box, ' 化肥 {Enter}');
    expect(visited).toEqual([`/home/search/keyword/${encodeURIComponent('化肥')}?name=policy`]);
  });
});
