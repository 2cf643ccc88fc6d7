import { findQuote } from './find-quote.ts';

const page = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};
const found = (html: string, quote: string) => findQuote(page(html), quote)?.toString() ?? null;

it.each([
  ['within one text', '<p>第一句。第二句说的是苹果。第三句。</p>', '第二句说的是苹果。', '第二句说的是苹果。'],
  ['across inline elements', '<p>应当<b>标明</b>产地<a href="#">和日期</a>。</p>', '标明产地和日期', '标明产地和日期'],
  ['across lines and spaces', '<p>应当 标明\n  产　地</p>', '应当标明产地', '应当 标明\n  产　地'],
  ['across blocks', '<p>第一条</p><p>为了苹果</p>', '第一条\n为了苹果', '第一条为了苹果'],
  ['in full-width forms', '<p>不超过１２．５％（含）</p>', '不超过12.5%(含)', '不超过１２．５％（含）'],
  ['with a character that normalizes to two', '<p>温度㎎和㎏之间</p>', '温度mg和kg之间', '温度㎎和㎏之间'],
  ['around a reference mark', '<p>原产于中国<sup>[2]</sup>，耐寒。</p>', '原产于中国，耐寒', '原产于中国[2]，耐寒'],
  ['that contains a reference mark', '<p>原产于中国，耐寒。</p>', '原产于中国[12]，耐寒', '原产于中国，耐寒'],
  ['after signs of two units', '<p>𠮷𠮷𠮷苹果和𠮷</p>', '苹果和𠮷', '苹果和𠮷'],
])('finds a quotation %s', (_where, html, quote, text) => {
  expect(found(html, quote)).toBe(text);
});

it('returns the first of several matches, in the text and not in lists of links', () => {
  page('<nav>总则</nav><p hidden>总则</p><p id="a">总则</p><p>总则</p>');
  expect(findQuote(document.body, '总则')?.startContainer.parentElement?.id).toBe('a');
});

it.each([
  ['another sentence', '<p>应当标明产地</p>', '不应当标明产地'],
  ['half of the sentence', '<p>应当标明</p>', '应当标明产地'],
  ['a page that is being replaced', '<div aria-busy="true"><p>应当标明</p></div>', '应当标明'],
  ['a page for an empty quotation', '<p>应当标明</p>', ' \u200b'],
])('finds nothing in %s', (_what, html, quote) => {
  expect(found(html, quote)).toBeNull();
});
