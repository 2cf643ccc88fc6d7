import { entryPattern, linkEntries } from './link-entries.ts';

const pattern = entryPattern([
  { id: 'cherry', name: '樱桃' },
  { id: 'tomato', name: '番茄' },
  { id: 'cherry-tomato', name: '樱桃番茄' },
  { id: 'pear', name: '梨' },
  { id: 'cold-chain', name: '冷链' },
  { id: 'a', name: '同名' },
  { id: 'b', name: '同名' },
]);
const link = (html: string, own = 'own') => linkEntries(html, pattern, { own, hrefOf: (id) => `/e/${id}` });

describe('links to other entries', () => {
  it('are set once, at the longest name', () => {
    expect(link('<p>樱桃番茄走冷链，冷链贵。</p>')).toEqual({
      html: '<p><a href="/e/cherry-tomato" data-entry="cherry-tomato">樱桃番茄</a>走<a href="/e/cold-chain" data-entry="cold-chain">冷链</a>，冷链贵。</p>',
      ids: ['cherry-tomato', 'cold-chain'],
    });
  });

  it.each([
    ['a heading', '<h2 id="s1">番茄</h2>'],
    ['another link', '<p><a href="#ref-1">番茄</a></p>'],
    ['an attribute', '<img alt="番茄">'],
    ['a name of one character', '<p>梨</p>'],
    ['a name of two entries', '<p>同名</p>'],
  ])('are not set in %s', (_, html) => {
    expect(link(html)).toEqual({ html, ids: [] });
  });

  it('do not lead to the entry itself', () => {
    expect(link('<p>番茄</p>', 'tomato').ids).toEqual([]);
  });
});
