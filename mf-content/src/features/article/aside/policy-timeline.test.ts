import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import type { Article } from '../article-data.ts';
import { policyTimeline } from './policy-timeline.ts';

const ref = (id: string, published_at: string | null) => ({
  id,
  type: 'policy_repository' as const,
  title: id,
  published_at,
  validity: 'current' as const,
});

const article = (change: Partial<Article>, relations: Partial<Article['relations']> = {}) =>
  ({
    id: '2',
    title: '条例',
    published_at: '2020-01-01',
    versions: [],
    relations: { interprets: [], interpretations: [], diagrams: [], related: [], ...relations },
    ...change,
  }) as Article;

const version = (id: string, date: string, current = false) => ({ id, title: '条例', date, current });

describe('the timeline of a policy', () => {
  beforeAll(() => createTestPlatform({ manifest }));

  it('is empty when there is only the text itself', () => {
    expect(policyTimeline(article({}), null)).toEqual([]);
  });

  it('compares the older with the newer text, whichever is shown', () => {
    const versions = [version('3', '2024-01-01', true), version('2', '2020-01-01'), version('1', '2010-01-01')];
    const entries = policyTimeline(article({ versions }), null);
    expect(entries.map(({ word, compare }) => [word, compare])).toEqual([
      ['新版本', '/home/article/detail/id/3?cmp=2'],
      ['本页', null],
      ['旧版本', '/home/article/detail/id/2?cmp=1'],
    ]);
  });

  it('sorts interpretations and related texts among the versions by day, undated ones last, without duplicates', () => {
    const entries = policyTimeline(
      article({}, { interpretations: [ref('a', '2020-02-01')], related: [ref('b', null), ref('a', '2020-02-01')] }),
      null,
    );
    expect(entries.map(({ id }) => id)).toEqual(['a', '2', 'b']);
  });

  it('opens tagged entries in a microsite, and marks the others as external', () => {
    createTestPlatform({ manifest, otherPages: ['sanqi/report'] });
    const site = { tag: { id: 'sanqi', title: '三七' }, reading: 'sanqi/report', data: 'sanqi/dataset' };
    const relations = { related: [ref('a', '2021-01-01'), ref('b', '2022-01-01')] };
    const entries = policyTimeline(article({ tagged: ['a'] }, relations), site);
    expect(entries.map(({ id, word, href }) => [id, word.includes('农小蜂'), href])).toEqual([
      ['b', true, '/home/article/detail/id/b'],
      ['a', false, '/sanqi/report?tagId=sanqi&scope=policy&id=a'],
      ['2', false, '/home/article/detail/id/2'],
    ]);
  });
});
