import { createLocationStore, locate, toasts } from '@bee/platform/host';
import { watchQuote } from './watch-quote.ts';

/** As the browser's own: it holds a range. */
class MarkedText {
  readonly text: string;
  constructor(range: Range) {
    this.text = range.toString();
  }
}

const location = createLocationStore('/law', '');
const marked = new Map<string, MarkedText>();
const scrolled: string[] = [];

const show = (html: string) => {
  document.body.innerHTML = `<main id="bee-stage">${html}</main>`;
};
/** As a click in the page does. */
const go = (address: string) => {
  const { pathname, search } = new URL(address, window.location.href);
  const moved = pathname !== window.location.pathname || search !== window.location.search;
  window.history.pushState(null, '', address);
  if (moved) location.setState(locate(pathname, search));
  else window.dispatchEvent(new Event('hashchange'));
};
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const notices = () => toasts.getState().list.map(({ message }) => message);
const quoted = () => marked.get('bee-quote')?.text;
const GONE = '没有在本页找到引用的原文，内容可能已更新';

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    Highlight: MarkedText,
    CSS: { highlights: marked },
  });
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  window.scrollBy = () => {};
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  watchQuote(location);
});
beforeEach(() => {
  marked.clear();
  scrolled.length = 0;
  toasts.setState({ list: [] });
});

it('goes to the sentence, marks it, focuses its block and says so', async () => {
  show('<p id="one">第一条 总则。</p><p id="two">第二条 <b id="b">苹果</b>应当分级。</p>');
  go('/law#cite=%E8%8B%B9%E6%9E%9C%E5%BA%94%E5%BD%93');
  await later(1000);
  expect(quoted()).toBe('苹果应当');
  expect(scrolled).toEqual(['b']);
  expect(document.activeElement?.id).toBe('two');
  expect(document.querySelector('[role=status]')?.textContent).toBe('已定位到引用的原文');
  expect(notices()).toEqual([]);
});

it('goes from one quotation to the next, and keeps it when the page changes its own address', async () => {
  show('<p id="one">第一条 总则。</p><p id="two">第二条 苹果。</p>');
  go('/law#cite=总则');
  await later(500);
  go('/law#cite=苹果');
  await later(500);
  expect(quoted()).toBe('苹果');
  go('/law?page=2');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', ['one', 'two']]);
});

it('prefers the text to the points that are made of it', async () => {
  show('<ul><li id="point">苹果应当分级。</li></ul><div class="bee-text"><p id="text">苹果应当分级。</p></div>');
  go('/points#cite=苹果应当分级');
  await later(500);
  expect(scrolled).toEqual(['text']);
});

it('prefers the page of a document that the address names, also when it is drawn last', async () => {
  const first = '<section aria-label="第 1 页"><p id="contents">苹果分级</p></section>';
  show(first);
  go('/file?page=9#cite=苹果分级');
  await later(1000);
  expect(scrolled).toEqual([]);
  show(`${first}<section aria-label="第 9 页"><p id="ninth">苹果分级</p></section>`);
  await later(500);
  expect(scrolled).toEqual(['ninth']);
});

it('looks at the other pages when the one that the address names says nothing of it', async () => {
  show('<section aria-label="第 8 页"><p id="eighth">苹果分级</p></section><section aria-label="第 9 页">梨</section>');
  go('/moved-on?page=9#cite=苹果分级');
  await later(1000);
  expect(scrolled).toEqual([]);
  await later(3000);
  expect([scrolled, notices()]).toEqual([['eighth'], []]);
});

it('waits for text that comes later', async () => {
  show('<div aria-busy="true"><i class="bee-bone"></i></div>');
  go('/slow#cite=苹果');
  await later(6000);
  expect([quoted(), notices()]).toEqual([undefined, []]);
  show('<p id="two">苹果</p>');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', ['two']]);
});

it('opens what the sentence is folded into', async () => {
  show('<details><summary>全文</summary><details><p>苹果</p></details></details>');
  go('/folded#cite=苹果');
  await later(500);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});

it('marks nothing and says so where the sentence is gone', async () => {
  show('<p>第二条 苹果应当分级。</p>');
  go('/gone#cite=梨应当分级');
  await later(5000);
  expect([quoted(), scrolled, notices()]).toEqual([undefined, [], [GONE]]);
});

it('marks text that is drawn anew without moving the reader again', async () => {
  show('<p id="one">苹果</p>');
  go('/drawn#cite=苹果');
  await later(500);
  marked.clear();
  show('<p id="anew">苹果</p>');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', ['one']]);
});

it('does not move a reader who has moved themselves', async () => {
  show('');
  go('/moved#cite=苹果');
  await later(500);
  window.dispatchEvent(new Event('wheel'));
  show('<p>苹果</p>');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', []]);
});

it('takes the mark away on another page, and leaves other anchors alone', async () => {
  show('<p>苹果</p>');
  go('/last#cite=苹果');
  await later(500);
  go('/last#s2');
  await later(500);
  expect(quoted()).toBe('苹果');
  go('/other');
  await later(5000);
  expect([quoted(), notices()]).toEqual([undefined, []]);
});
