import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

type Detail = DataFor<'article/detail'>;
const detail = async (id: string, cmp?: string) =>
  (await test.call('article/detail', { id, ...(cmp && { cmp }) })).body.data as Detail;
const listed = async (request: object) =>
  ((await test.call('article/getNewsList', request)).body.data as DataFor<'article/getNewsList'>).list;

describe('what belongs to a policy', () => {
  it('leads from an explanation to the policies it explains, and back from each version of them', async () => {
    const explanation = await detail('p-explain-vegetable');
    const explained = explanation.relations.interprets.map(({ id }) => id);
    expect(explained.length).toBeGreaterThan(0);
    const policy = await detail(explained[0] ?? '');
    expect(policy.relations.interpretations.map(({ id }) => id)).toContain(explanation.id);
    expect(policy.relations.diagrams.map(({ id }) => id)).toContain('p-picture-vegetable');
    const older = policy.versions.find(({ current }) => !current);
    expect((await detail(older?.id ?? '')).relations.interpretations.map(({ id }) => id)).toContain(explanation.id);
  });

  it('names neighbours in subject, never its own versions', async () => {
    const [old] = await listed({ validity: 'amended' });
    const { relations, versions } = await detail(old?.id ?? '');
    expect(relations.related.length).toBeGreaterThan(0);
    const own = new Set(versions.map(({ id }) => id));
    expect(relations.related.filter(({ id }) => own.has(id))).toEqual([]);
  });

  it('is nothing for news', async () => {
    const [news] = await listed({ type: 'industry_news' });
    const { relations, comparison, picture } = await detail(news?.id ?? '');
    expect({ ...relations, comparison, picture }).toEqual({
      interprets: [],
      interpretations: [],
      diagrams: [],
      related: [],
      comparison: null,
      picture: null,
    });
  });
});

describe('two versions side by side', () => {
  it('says what changed from the older to the newer one, and turned round what would change back', async () => {
    const [old] = await listed({ validity: 'amended' });
    const newer = (await detail(old?.id ?? '')).replaced_by?.id ?? '';
    const { comparison } = await detail(newer, old?.id);
    expect(comparison).toMatchObject({ from: { id: old?.id }, to: { id: newer } });
    expect(comparison?.counts.changed).toBeGreaterThan(0);
    expect(comparison?.counts.added).toBeGreaterThan(0);
    expect(comparison?.counts.same).toBeGreaterThan(5);
    const back = (await detail(old?.id ?? '', newer)).comparison;
    expect(back?.counts.removed).toBe(comparison?.counts.added);
  });

  it('is none with itself, and 404 with what is no policy', async () => {
    const [old] = await listed({ validity: 'amended' });
    const [news] = await listed({ type: 'industry_news' });
    expect((await detail(old?.id ?? '', old?.id)).comparison).toBeNull();
    for (const cmp of ['no-such', news?.id]) {
      expect((await test.call('article/detail', { id: old?.id, cmp })).body.code).toBe(404);
    }
    expect((await test.call('article/detail', { id: news?.id, cmp: old?.id })).body.code).toBe(404);
  });
});

describe('the picture of a policy', () => {
  it('says in words all that it draws, has its size, and loads nothing', async () => {
    const { picture, toc } = await detail('p-picture-vegetable');
    for (const { title } of toc) expect(picture?.alt).toContain(title);
    const answer = await test.app.inject({ method: 'GET', url: picture?.src ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain(`height="${picture?.height}"`);
    expect(answer.body).not.toMatch(/<script|href=|<image/);
    const again = await test.app.inject({
      method: 'GET',
      url: picture?.src ?? '',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is a chart for an observation, which shows it over the table that it draws', async () => {
    const { content_html } = await detail('n-opinion-1');
    const src = /<img src="([^"]+)"[^>]*>.*?<table>/s.exec(content_html)?.[1] ?? '';
    const { statusCode, body } = await test.app.inject({ method: 'GET', url: src });
    expect(statusCode).toBe(200);
    expect(body).toContain('>大白菜</text>');
  });

  it('exists for pictures only', async () => {
    for (const id of ['p-explain-vegetable', 'no-such']) {
      expect((await test.app.inject({ method: 'GET', url: `/api/article/diagram/${id}.svg` })).statusCode).toBe(404);
    }
  });
});
