import { createTestPlatform } from '@bee/testing/render-with-platform';
import { tocItems } from '../../lib/toc-items.ts';
import { manifest } from '../../manifest.ts';
import { citation } from './article-actions.tsx';
import type { Article } from './article-data.ts';
import { articleHead } from './article-head.ts';

const law = {
  id: '7',
  type: 'policy_repository',
  title: '中华人民共和国种子法',
  summary: '保护种质资源。',
  published_at: '2021-12-24',
  words: 12_000,
  policy: {
    doc_no: '主席令第 105 号',
    issuing_orgs: ['全国人大常委会'],
    level: '国家',
    region: null,
    doc_type: '法律',
    issued_at: '2021-12-24',
    amended_at: null,
    effective_at: '2022-03-01',
    validity: 'amended',
  },
} as unknown as Article;

describe('structured data of an article', () => {
  beforeAll(() => createTestPlatform({ manifest, otherPages: ['ai'] }));

  it('describes a policy as legislation with its legal force and date of application', () => {
    const [legislation, breadcrumb] = articleHead(law).jsonLd as Record<string, unknown>[];
    expect(legislation).toMatchObject({
      '@type': 'Legislation',
      legislationIdentifier: '主席令第 105 号',
      legislationLegalForce: 'https://schema.org/PartiallyInForce',
      legislationDateOfApplicability: '2022-03-01',
    });
    expect(breadcrumb?.itemListElement).toMatchObject([
      { position: 1, item: '/' },
      { position: 2, name: '政策库', item: '/home/article/policylists/type/policy_repository' },
      { position: 3, name: '中华人民共和国种子法', item: '/home/article/detail/id/7' },
    ]);
  });

  it('leaves out missing values', () => {
    const news = { ...law, type: 'industry_news', policy: null, published_at: null, summary: '' } as Article;
    const [article] = articleHead(news).jsonLd as Record<string, unknown>[];
    expect(article?.['@type']).toBe('NewsArticle');
    expect(article).not.toHaveProperty('datePublished');
    expect(articleHead(news).description).toBe('中华人民共和国种子法');
  });

  it('cites in GB/T 7714 with the access date in Shanghai', () => {
    expect(citation(law, 'https://bee.example/home/article/detail/id/7', new Date('2026-03-01T20:00:00Z'))).toBe(
      '全国人大常委会. 中华人民共和国种子法: 主席令第 105 号[EB/OL]. (2021-12-24)[2026-03-02]. https://bee.example/home/article/detail/id/7.',
    );
  });

  it('folds the contents into two levels, whatever the first level of the text is', () => {
    const heading = (level: number) => ({ id: `h${level}`, title: `第 ${level} 级`, level });
    expect(tocItems([heading(2), heading(3), heading(4)]).map(({ level }) => level)).toEqual([1, 2, 2]);
    expect(tocItems([])).toEqual([]);
  });
});
