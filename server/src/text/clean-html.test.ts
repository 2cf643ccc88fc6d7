import { cleanDocumentHtml, cleanHtml, isPlainHtml } from './clean-html.ts';
import { blocksOfHtml } from './html-blocks.ts';
import { composeText, heading, list, paragraph } from './rich-text.ts';

const DANGEROUS =
  /script|style|onerror|onclick|onload|javascript:|data:|vbscript:|<svg|<iframe|<object|<embed|<form|<input|<meta|<base|<link/i;

describe('HTML from outside', () => {
  it.each([
    '<script>alert(1)</script><p>正文</p>',
    '<p>正文<scr<script>ipt>alert(1)</scr</script>ipt></p>',
    '<style>p{display:none}</style><p style="position:fixed;background:url(x)">正文</p>',
    '<p onclick="alert(1)" onmouseover=alert(1)>正文</p>',
    '<a href="javascript:alert(1)">正文</a>',
    '<a href=" java\tscript:alert(1)">正文</a>',
    '<a href="jav&#x09;ascript:alert(1)">正文</a>',
    '<a href="data:text/html,<script>alert(1)</script>">正文</a>',
    '<a href="vbscript:x">正文</a>',
    '<img src=x onerror=alert(1)><p>正文</p>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>"><p>正文</p>',
    '<svg><g onload="alert(1)"></g><text>字</text></svg><p>正文</p>',
    '<svg><style><img src=x onerror=alert(1)></style></svg><p>正文</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math><p>正文</p>',
    '<iframe src="https://example.com"></iframe><p>正文</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>正文</p>',
    '<object data="x"></object><embed src="x"><p>正文</p>',
    '<form action="/x"><input name="a"><p>正文</p></form>',
    '<meta http-equiv="refresh" content="0;url=x"><base href="//x"><link rel="stylesheet" href="x"><p>正文</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>正文</p>',
    '<p>正文<!-- <script>alert(1)</script> --></p>',
    '<template><script>alert(1)</script></template><p>正文</p>',
  ])('%s keeps its text and nothing that acts', (html) => {
    const clean = cleanHtml(html);
    expect(clean).toContain('正文');
    expect(clean).not.toMatch(DANGEROUS);
  });

  it.each<[string, RegExp]>([
    ['<p>一<b>二<i>三</b>四</i></p>', /^<p>一<b>二<i>三/],
    ['<p>一<p>二', /^<p>一<\/p>\s*<p>二<\/p>$/],
    ['<ul><li>一<li>二</ul>', /^<ul><li>一<\/li><li>二<\/li><\/ul>$/],
    ['<table><tr><td>一<td>二</table>', /<td>一<\/td>\s*<td>二<\/td>/],
    ['<h2>一<h3>二', /一/],
    ['</p></div>一', /一/],
    [`${'<b>'.repeat(60)}深`, /深/],
  ])('%s comes out well nested', (html, form) => {
    const clean = cleanHtml(html);
    expect(clean).toMatch(form);
    const open: string[] = [];
    for (const [, closing, name = ''] of clean.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['br', 'hr', 'img'].includes(name)) continue;
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('bears nesting without end', () => {
    expect(cleanHtml(`${'<b>'.repeat(20_000)}深`).length).toBeLessThan(1000);
  });

  it('keeps ids that the contents name, and no others', () => {
    expect(cleanHtml('<h2 id="s3" class="x">一</h2><h2 id="content-contents">二</h2>')).toBe(
      '<h2 id="s3">一</h2><h2>二</h2>',
    );
  });

  it.each([12, 14, 16, 18, 20, 24, 36])('keeps %i px', (size) => {
    expect(cleanHtml(`<span style="font-size: ${size}px; color: red">字</span>`)).toBe(
      `<span class="content-size-${size}">字</span>`,
    );
  });

  it.each(['13px', '72px', '2em', '150%', 'xx-large'])('leaves %s out', (size) => {
    expect(cleanHtml(`<span style="font-size:${size}">字</span>`)).toBe('<span>字</span>');
  });

  it('loads pictures of this site late and in their size, and leaves a link where there was a foreign one', () => {
    expect(cleanHtml('<img src="/api/file/picture/1" width="600" height="400" alt="图" srcset="x 2x">')).toBe(
      '<img src="/api/file/picture/1" alt="图" loading="lazy" decoding="async" width="600" height="400" />',
    );
    expect(cleanHtml('<img src="https://example.com/a.png" alt="图">')).toBe(
      '<a href="https://example.com/a.png" rel="noopener nofollow" target="_blank">［图片：图］</a>',
    );
    expect(cleanHtml('<p>一<img src="//example.com/a.png">二</p>')).toBe('<p>一二</p>');
  });

  it('brings pictures along only where it comes from a document, and only pictures', () => {
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="图">';
    expect(cleanHtml(`<p>一${picture}</p>`)).toBe('<p>一</p>');
    expect(cleanDocumentHtml(`<p>一${picture}</p>`)).toBe(
      '<p>一<img src="data:image/png;base64,iVBORw0KGgo=" alt="图" /></p>',
    );
    for (const src of [
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:text/html;base64,PGI+',
      '/api/x',
      'data:image/png,a',
    ])
      expect(cleanDocumentHtml(`<p>一<img src="${src}" onerror=alert(1)></p>`)).toBe('<p>一</p>');
    expect(cleanDocumentHtml('<p onclick="a()">一<a href="data:text/html,x">二</a></p>')).not.toMatch(DANGEROUS);
  });

  it('is the same when it is cleaned again', () => {
    const once = cleanHtml('<div><p>一 &lt;b&gt; &amp; <a href="https://example.com/?a=1&b=2">二</a></p></div>');
    expect(cleanHtml(once)).toBe(once);
  });

  it('becomes headings with ids, paragraphs and a text for the search', () => {
    const { html, toc, summary } = composeText(
      blocksOfHtml('<h1>标题</h1>开头的话<p>第一段<br>第二行</p><ul><li>一</li><li>二</li></ul><h3>小节</h3>'),
    );
    expect(toc).toEqual([
      { id: 's1', level: 2, title: '标题' },
      { id: 's2', level: 3, title: '小节' },
    ]);
    expect(html).toContain('<h2 id="s1">标题</h2>\n<p>开头的话</p>\n<p>第一段<br />第二行</p>');
    expect(summary).toBe('开头的话 第一段 第二行 一 二');
  });
});

describe('HTML that needs no cleaning', () => {
  it('is what texts of our own are made of', () => {
    const { html } = composeText([heading('一'), paragraph('二 <三>\n四'), list(['五'])]);
    expect(isPlainHtml(html)).toBe(true);
    expect(cleanHtml(html).replaceAll(' />', '>').length).toBeGreaterThan(0);
  });

  it.each(['<p onclick="x">', '<script>', '<p ', '<h2 id="s1" onclick="x">', '<img src=x>', '<P>'])(
    'is not %s',
    (html) => {
      expect(isPlainHtml(`<p>一</p>${html}`)).toBe(false);
    },
  );
});
