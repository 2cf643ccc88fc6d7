import { scrollToAnchor } from './scroll-to-part.ts';

const shown: string[] = [];
const part = (id: string) =>
  document.body.append(Object.assign(document.createElement('section'), { id, scrollIntoView: () => shown.push(id) }));
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

describe('the anchor that an address names', () => {
  it('is scrolled to as soon as it exists, once', () => {
    scrollToAnchor('#%E8%B5%B0%E5%8A%BF');
    pass(500);
    expect(shown).toEqual([]);
    part('走势');
    pass(500);
    expect(shown).toEqual(['走势']);
  });

  it.each(['#cite=%E4%B8%89', '#%zz', '#'])('is not awaited longer than a page takes to render: %s', (hash) => {
    scrollToAnchor(hash);
    pass(2000);
    part(hash.slice(1));
    pass(2000);
    expect(shown).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
