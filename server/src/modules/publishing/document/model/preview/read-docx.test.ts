import { buildDocx, wordParagraph, wordPicture } from '@bee/testing/server/docx';
import { readDocx } from './read-docx.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const link = (id: string, text: string) =>
  `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`;

describe('a DOCX', () => {
  it('becomes headings below the title of the page, with contents that lead to them', async () => {
    const { html, toc, problem } = await readDocx(
      buildDocx(
        wordParagraph('总则 &amp; 附则', 'H1') +
          wordParagraph('正文一') +
          wordParagraph('适用范围', 'H2') +
          wordParagraph('正文二'),
      ),
    );
    expect(problem).toBeNull();
    expect(toc).toEqual([
      { id: 's1', level: 2, title: '总则 & 附则' },
      { id: 's2', level: 3, title: '适用范围' },
    ]);
    expect(html).toBe('<h2 id="s1">总则 &amp; 附则</h2><p>正文一</p><h3 id="s2">适用范围</h3><p>正文二</p>');
  });

  it('keeps its pictures, named for who does not see them', async () => {
    const { html } = await readDocx(buildDocx(wordPicture('picture1'), { pictures: [PNG] }));
    expect(html).toBe(`<p><img src="data:image/png;base64,${PNG.toString('base64')}" alt="文档中的图片" /></p>`);
  });

  it('is cleaned by the rules of articles: links open apart, and none acts', async () => {
    const { html } = await readDocx(
      buildDocx(
        link('link1', '官网') + link('link2', '坏链接') + wordParagraph('&lt;script&gt;alert(1)&lt;/script&gt;'),
        {
          links: ['https://example.com/a', 'javascript:alert(1)'],
        },
      ),
    );
    expect(html).toContain('<a href="https://example.com/a" rel="noopener nofollow" target="_blank">官网</a>');
    expect(html).toContain('坏链接');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['empty', buildDocx('<w:p/>')],
    ['broken', Buffer.from('PK no archive')],
  ])('that is %s says so', async (problem, bytes) => {
    expect(await readDocx(bytes)).toEqual({ html: null, toc: [], problem });
  });
});
