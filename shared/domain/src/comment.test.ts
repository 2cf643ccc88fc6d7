import { commentProblem, sourceUrlProblem } from './comment.ts';

describe('a comment', () => {
  it('has 2 to 500 characters as people count them', () => {
    expect(commentProblem('好')).toBe('内容至少 2 个字');
    expect(commentProblem(' 好 ')).toBe('内容至少 2 个字');
    expect(commentProblem('好的')).toBeUndefined();
    expect(commentProblem('🌾'.repeat(500))).toBeUndefined();
    expect(commentProblem('字'.repeat(501))).toContain('现在有 501 个字');
  });
});

describe('the source of a supplement', () => {
  it('is the address of a page', () => {
    expect(sourceUrlProblem('https://example.com/a?b=1')).toBeUndefined();
    expect(sourceUrlProblem('')).toContain('请填写网址');
    for (const url of ['javascript:alert(1)', 'example.com', 'ftp://example.com', 'http://localhost', 'https://'])
      expect(sourceUrlProblem(url)).toContain('http://');
  });
});
