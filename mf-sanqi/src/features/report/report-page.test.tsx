import { ApiError, NotFoundError } from '@bee/platform';
import { type Answers, createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './report.page.tsx';
import type { Item, TagList } from './report-data.ts';

const tag = { id: 'sanqi', title: '三七', group: '品类' as const };
const other = { id: 't9', title: '云南', group: '地区' as const };
const card = (id: string, title: string): TagList['list'][number] => ({
  id,
  type: 'monthly_report',
  title,
  summary: '一句话。',
  cover: null,
  source_name: '三七研究组',
  author: null,
  published_at: '2026-11-05',
  tags: [tag, other],
  views: 1,
  favs: 0,
  sample: true,
  access: { level: 'public', allowed: true },
  policy: null,
});
const list: TagList = {
  tag,
  list: [card('r1', '三七市场月报')],
  total: 12,
  page: 1,
  limit: 10,
  facets: {
    scope: [
      { value: 'report', label: '报告', count: 12 },
      { value: 'news', label: '资讯', count: 6 },
    ],
  },
  updated_at: null,
  hub: null,
};
const item = {
  ...card('r1', '三七市场月报'),
  content_html: '<p>60头均价上涨。</p>',
  toc: [],
  key_points: ['60头均价 162.8 元/公斤'],
  source: { name: '示例', url: null, publisher: null, retrieved_at: null, sample: true },
  original_url: null,
  updated_at: null,
  copyright: null,
} as unknown as Item;

const answers: Answers = {
  'article/getTagRelatedList': ({ tag_id }) => {
    if (tag_id !== 'sanqi') throw new ApiError('没有这个标签', 404, 200);
    return list;
  },
  'article/getReportDetail': ({ id }) => {
    if (id === 'r2') return { ...item, tags: [other] } as never;
    if (id !== 'r1') throw new ApiError('没有这份报告', 404, 200);
    return item as never;
  },
  'article/getRelatedList': () => [
    card('r3', '三七种植要点'),
    { ...card('n1', '云南天气'), type: 'industry_news', tags: [other] },
  ],
};
const otherPages = ['home', 'article/detail', 'article/report', 'search/result', 'user/profile'];

const open = async (query: Record<string, string>, params: Record<string, string> = { tagId: 'sanqi' }) => {
  const { platform } = createTestPlatform({ manifest, otherPages, answers });
  const data = await page.load({ api: platform.api, params, query });
  return renderWithPlatform(page.render(data, { params, query }), { manifest, otherPages, answers });
};

describe('reports of the sanqi sub-site', () => {
  it('brings its own header, main and footer, and marks where one is', async () => {
    await open({});
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('三七报告与资讯');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('农小蜂');
    expect(screen.getByRole('link', { name: /三七专题/ })).toHaveAttribute('target', '_blank');
    const menu = within(screen.getByRole('navigation', { name: '三七专题导航' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['首页', '行情', '报告', '数据']);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('报告');
  });

  it('counts each kind and turns pages within it', async () => {
    await open({ scope: 'report' });
    const kinds = within(screen.getByRole('navigation', { name: '内容类别' })).getAllByRole('link');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['报告12', '资讯6', '政策0']);
    expect(kinds[1]).toHaveAttribute('href', '/home/sanqi/report/sanqi?scope=news');
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/home/sanqi/report/sanqi?p=2');
  });

  it('opens an item in the same frame and leads back', async () => {
    await open({ id: 'r1' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('三七市场月报');
    expect(screen.getByText('60头均价上涨。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回报告列表' })).toHaveAttribute('href', '/home/sanqi/report/sanqi');
  });

  it('keeps what carries the tag here and sends the rest to the main site', async () => {
    await open({ id: 'r1' });
    expect(screen.getByRole('link', { name: '三七种植要点' })).toHaveAttribute(
      'href',
      '/home/sanqi/report/sanqi?id=r3',
    );
    expect(screen.getByRole('link', { name: '云南天气' })).toHaveAttribute('href', '/article/detail?id=n1');
  });

  it('says how much of a report is still locked, and leads to all of it', async () => {
    const access = { level: 'vip' as const, allowed: false, reason: '开通 VIP 后可阅读全文' };
    const cut: Answers = {
      ...answers,
      'article/getReportDetail': () => ({ ...item, locked_chapters: 3, access }) as never,
    };
    const { platform } = createTestPlatform({ manifest, otherPages, answers: cut });
    const data = await page.load({
      api: platform.api,
      params: { tagId: 'sanqi' },
      query: { id: 'r1', scope: 'report' },
    });
    renderWithPlatform(page.render(data, { params: { tagId: 'sanqi' }, query: { id: 'r1', scope: 'report' } }), {
      manifest,
      otherPages,
      answers: cut,
    });
    expect(screen.getByRole('note')).toHaveTextContent('正文还有 3 节待解锁，开通 VIP 后可阅读全文。');
    expect(screen.getByRole('link', { name: '查看报告全貌' })).toHaveAttribute('href', '/article/report?id=r1');
  });

  it.each([
    ['an item that does not carry the tag', { id: 'r2' }],
    ['an id that is no id', { id: 'x'.repeat(65) }],
  ])('is not found for %s', async (_, query) => {
    await expect(open(query)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('passes on that a tag is unknown', async () => {
    await expect(open({}, { tagId: 'nope' })).rejects.toMatchObject({ code: 404 });
  });
});
