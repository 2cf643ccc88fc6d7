import { ApiError, articleHref, type Microsite, NotFoundError } from '@bee/platform';
import { type Answers, createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './report.page.tsx';
import type { TagList } from './report-data.ts';

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
    type: [
      { value: 'monthly_report', label: '月报', count: 10 },
      { value: 'self_report', label: '自有报告', count: 2 },
    ],
    year: [{ value: '2026', label: '2026', count: 12 }],
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
};

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
};
const otherPages = [
  'home',
  'article/detail',
  'article/report',
  'article/tag',
  'search/result',
  'user/profile',
  'application/herbs/list',
];

const open = async (
  query: Record<string, string>,
  params: Record<string, string> = { tagId: 'sanqi' },
  given: Answers = answers,
) => {
  const options = { manifest, otherPages, answers: given };
  const { platform } = createTestPlatform(options);
  const data = await page.load({ api: platform.api, params, query });
  return renderWithPlatform(page.render(data, { params, query }), options);
};

describe('reports of the sanqi microsite', () => {
  it('has its own header, main and footer, and marks the current page', async () => {
    await open({});
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('三七报告与资讯');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('农小蜂');
    expect(screen.getByRole('link', { name: /三七专题/ })).toHaveAttribute('target', '_blank');
    const menu = within(screen.getByRole('navigation', { name: '三七专题导航' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '行情',
      '报告',
      '数据',
      '农小蜂主站',
    ]);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('报告');
  });

  it('counts each kind and paginates within it', async () => {
    await open({ scope: 'report' });
    const kinds = within(screen.getByRole('navigation', { name: '内容类别' })).getAllByRole('link');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['报告12', '资讯6', '政策0']);
    expect(kinds[1]).toHaveAttribute('href', '/home/sanqi/report/sanqi?scope=news');
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/home/sanqi/report/sanqi?p=2');
  });

  it('filters by type, year and words, and offers to clear them', async () => {
    const asked: unknown[] = [];
    const empty: Answers = {
      ...answers,
      'article/getTagRelatedList': (request) => {
        asked.push(request);
        return { ...list, list: [], total: 0 };
      },
    };
    const query = { type: 'monthly_report', year: '2025', q: '价差', s: 'hot' };
    await open(query, undefined, empty);
    expect(asked).toEqual([
      expect.objectContaining({ scope: 'report', type: 'monthly_report', year: '2025', kw: '价差', sort: 'hot' }),
    ]);
    const types = within(screen.getByRole('list', { name: '类型' }));
    expect(types.getByRole('link', { name: /自有报告/ })).toHaveAttribute(
      'href',
      '/home/sanqi/report/sanqi?type=self_report&year=2025&q=%E4%BB%B7%E5%B7%AE&s=hot',
    );
    expect(screen.getByRole('link', { name: '看全部 12 篇报告' })).toHaveAttribute('href', '/home/sanqi/report/sanqi');
  });

  it('ignores a type of another kind', async () => {
    await open({ scope: 'news', type: 'monthly_report' });
    expect(screen.queryByRole('link', { current: true, name: /月报/ })).not.toBeInTheDocument();
  });

  it('opens an item below its own heading, the text in a widget that knows the microsite, and links back', async () => {
    await open({ id: 'r1' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('三七市场月报');
    const slot = document.querySelector<HTMLElement>('[data-bee-widget]');
    expect(slot?.dataset.beeWidget).toBe('mf-content/report');
    expect(JSON.parse(slot?.dataset.beeProps ?? '')).toEqual({
      id: 'r1',
      site: { tag: { id: 'sanqi', title: '三七' }, reading: 'sanqi/report', data: 'sanqi/dataset' },
    });
    expect(screen.getByRole('link', { name: '返回报告列表' })).toHaveAttribute('href', '/home/sanqi/report/sanqi');
  });

  it('returns to the list in its previous state, also from an item linked in the text', async () => {
    const { unmount } = await open({ type: 'monthly_report', s: 'hot' });
    const row = screen.getByRole('link', { name: '三七市场月报' }).getAttribute('href') ?? '';
    unmount();
    const query = Object.fromEntries(new URLSearchParams(row.split('?')[1]));
    expect(query).toEqual({ id: 'r1', from: 'type=monthly_report&s=hot' });
    await open(query);
    const list = '/home/sanqi/report/sanqi?type=monthly_report&s=hot';
    expect(screen.getByRole('link', { name: '返回报告列表' })).toHaveAttribute('href', list);
    expect(screen.getByRole('link', { name: '三七报告' })).toHaveAttribute('href', list);
    const slot = document.querySelector<HTMLElement>('[data-bee-widget]');
    const { site } = JSON.parse(slot?.dataset.beeProps ?? '') as { site: Microsite };
    expect(articleHref({ id: 'r3', type: 'monthly_report' }, site)).toContain(
      new URLSearchParams({ from: query.from ?? '' }).toString(),
    );
  });

  it('returns from an item of another kind to the list of that kind', async () => {
    await open({ id: 'r1', from: 'scope=news&q=产量' });
    expect(screen.getByRole('link', { name: '返回报告列表' })).toHaveAttribute('href', '/home/sanqi/report/sanqi');
  });

  it.each(['report', 'news'])('opens a tagged item even if the address names another kind: %s', async (scope) => {
    const news = { ...item, id: 'n1', type: 'industry_news' as const, title: '产地新闻' };
    const both: Answers = {
      ...answers,
      'article/detail': ({ id }) => {
        if (id !== 'n1') throw new ApiError('没有这篇文章', 404, 200);
        return news as never;
      },
    };
    await open({ scope, id: scope === 'report' ? 'n1' : 'r1' }, undefined, both);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      scope === 'report' ? '产地新闻' : '三七市场月报',
    );
  });

  it('has canonical addresses on the main site, and a title per kind', async () => {
    const head = async (query: Record<string, string>) => {
      const params = { tagId: 'sanqi' };
      const data = await page.load({
        api: createTestPlatform({ manifest, otherPages, answers }).platform.api,
        params,
        query,
      });
      return page.head(data, { params, query });
    };
    expect(await head({ id: 'r1' })).toMatchObject({
      title: '三七市场月报 - 三七专题',
      canonical: '/article/report?id=r1',
    });
    expect(await head({ scope: 'zzz', type: 'xxx', s: 'hot' })).toMatchObject({
      canonical: '/home/sanqi/report/sanqi',
    });
    expect((await head({}))?.robots).toBeUndefined();
    const kinds: Record<string, string>[] = [{}, { scope: 'news' }, { type: 'monthly_report' }, { p: '2' }];
    const titles = await Promise.all(kinds.map(head));
    expect(titles.map((one) => one?.title)).toEqual([
      '三七报告 - 三七专题',
      '三七资讯 - 三七专题',
      '三七月报 - 三七专题',
      '三七报告（第 2 页） - 三七专题',
    ]);
    expect(await head({ q: '价差' })).toMatchObject({ robots: 'noindex' });
  });

  it("does not index an empty list, and uses the tag page as canonical address of another tag's list", async () => {
    const headOf = async (given: Partial<TagList>) => {
      const answer: Answers = { 'article/getTagRelatedList': { ...list, ...given } };
      const { platform } = createTestPlatform({ manifest, otherPages, answers: answer });
      const address = { params: { tagId: given.tag?.title ?? '三七' }, query: {} };
      return page.head(await page.load({ api: platform.api, ...address }), address);
    };
    expect(await headOf({})).toMatchObject({ canonical: '/home/sanqi/report/sanqi' });
    expect(await headOf({ list: [], total: 0 })).toMatchObject({ robots: 'noindex', description: '三七报告共 0 篇' });
    expect(await headOf({ list: [] })).toMatchObject({ robots: 'noindex', description: '三七报告共 12 篇' });
    expect(await headOf({ tag: other })).toMatchObject({ canonical: '/article/tag?tagId=t9' });
  });

  it.each([
    ['an item without the tag', { id: 'r2' }],
    ['an invalid id', { id: 'x'.repeat(65) }],
  ])('responds with not found for %s', async (_, query) => {
    await expect(open(query)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('responds with not found for an unknown tag', async () => {
    await expect(open({}, { tagId: 'nope' })).rejects.toMatchObject({ code: 404 });
  });
});
