import { citedIn, parseAnswer, plainAnswer } from './markdown.ts';

/** Without the positions, which only serve as React keys. */
const blocksOf = (text: string): unknown =>
  JSON.parse(JSON.stringify(parseAnswer(text)), (key, value) => (key === 'at' ? undefined : value));

describe('parseAnswer', () => {
  it('parses paragraphs, lists, bold, citations and page links', () => {
    expect(blocksOf('**番茄**均价 5.20[[1]]。\n\n- 甲[[2]]\n- 乙\n\n可以[定制](page:data/customized)')).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'strong', text: '番茄' },
          { type: 'text', text: '均价 5.20' },
          { type: 'cite', no: 1 },
          { type: 'text', text: '。' },
        ],
      },
      {
        type: 'list',
        items: [
          {
            content: [
              { type: 'text', text: '甲' },
              { type: 'cite', no: 2 },
            ],
          },
          { content: [{ type: 'text', text: '乙' }] },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '可以' },
          { type: 'link', text: '定制', page: 'data/customized' },
        ],
      },
    ]);
  });

  it('keeps unsupported markup as text', () => {
    const [block] = blocksOf('<img src=x onerror=alert(1)> [坏](javascript:alert(1))') as unknown[];
    expect(block).toEqual({
      type: 'paragraph',
      content: [{ type: 'text', text: '<img src=x onerror=alert(1)> [坏](javascript:alert(1))' }],
    });
  });

  it.each(['均价 5.20[', '均价 5.20[[', '均价 5.20[[1', '均价 5.20[[1]', '均价 5.20**', '均价 5.20*'])(
    'never shows incomplete markup: %s',
    (text) => {
      const [block] = blocksOf(text) as unknown[];
      expect(block).toEqual({ type: 'paragraph', content: [{ type: 'text', text: '均价 5.20' }] });
    },
  );

  it('shows text with unclosed bold', () => {
    expect(blocksOf('价格 **5.2')).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: '价格 5.2' }] }]);
  });
});

describe('citations of an answer', () => {
  it('are unique', () => expect(citedIn('甲[[2]]乙[[1]]丙[[2]]')).toEqual([2, 1]));
  it('stay readable on the clipboard', () =>
    expect(plainAnswer('**甲**[[2]]，[定制](page:data/customized)')).toBe('甲[2]，定制'));
});
