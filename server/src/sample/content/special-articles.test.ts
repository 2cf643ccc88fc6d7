import { composeText } from '../../text/rich-text.ts';
import { specialArticles } from './special-articles.ts';

describe('the agreements', () => {
  it.each(specialArticles())(
    '$title has contents, a day from which it holds, and lists in place of dashes',
    (article) => {
      const { html, toc } = composeText(article.blocks);
      expect(toc.length).toBeGreaterThanOrEqual(6);
      expect(html).toContain('本文自 2026 年 1 月 1 日起施行');
      expect(html).toContain('<ul>');
      expect(html).not.toContain('- ');
    },
  );
});
