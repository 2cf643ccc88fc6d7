import { createLocationStore, locate, toasts } from '@bee/platform/host';
import { watchQuote } from './watch-quote.ts';

/** Like the browser's Highlight: it holds a range. */
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
/** Changes the address as a click in the page does. */
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

it('scrolls to the sentence, highlights it, focuses its block and announces it', async () => {
  show('<p id="one">第一条 总则。</p><p id="two">第二条 <b id="b">苹果</b>应当分级。</p>');
  go('/law#cite=%E8%8B%B9%E6%9E%9C%E5%BA%94%E5%BD%93');
  await later(1000);
  expect(quoted()).toBe('苹果应当');
  expect(scrolled).toEqual(['b']);
  expect(document.activeElement?.id).toBe('two');
  expect(document.querySelector('[role=status]')?.textContent).toBe('已定位到引用的原文');
  expect(notices()).toEqual([]);
});

it('moves from one quotation to the next, and keeps the highlight when the page changes its own address', async () => {
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

it('prefers the text to the key points derived from it', async () => {
  show('<ul><li id="point">苹果应当分级。</li></ul><div class="bee-text"><p id="text">苹果应当分级。</p></div>');
  go('/points#cite=苹果应当分级');
  await later(500);
  expect(scrolled).toEqual(['text']);
});

it('prefers the page of a document that the address names, even when it is rendered last', async () => {
  const first = '<section aria-label="第 1 页"><p id="contents">苹果分级</p></section>';
  show(first);
  go('/file?page=9#cite=苹果分级');
  await later(1000);
  expect(scrolled).toEqual([]);
  show(`${first}<section aria-label="第 9 页"><p id="ninth">苹果分级</p></section>`);
  await later(500);
  expect(scrolled).toEqual(['ninth']);
});

it('searches the other pages when the named page does not contain the quotation', async () => {
  show('<section aria-label="第 8 页"><p id="eighth">苹果分级</p></section><section aria-label="第 9 页">梨</section>');
  go('/moved-on?page=9#cite=苹果分级');
  await later(1000);
  expect(scrolled).toEqual([]);
  await later(3000);
  expect([scrolled, notices()]).toEqual([['eighth'], []]);
});

it('waits for text that is loaded later', async () => {
  show('<div aria-busy="true"><i class="bee-bone"></i></div>');
  go('/slow#cite=苹果');
  await later(6000);
  expect([quoted(), notices()]).toEqual([undefined, []]);
  show('<p id="two">苹果</p>');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', ['two']]);
});

it('opens the collapsed section that contains the sentence', async () => {
  show('<details><summary>全文</summary><details><p>苹果</p></details></details>');
  go('/folded#cite=苹果');
  await later(500);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});

it('highlights nothing and shows a notice when the sentence no longer exists', async () => {
  show('<p>第二条 苹果应当分级。</p>');
  go('/gone#cite=梨应当分级');
  await later(5000);
  expect([quoted(), scrolled, notices()]).toEqual([undefined, [], [GONE]]);
});

it('highlights text that is rendered again without scrolling again', async () => {
  show('<p id="one">苹果</p>');
  go('/drawn#cite=苹果');
  await later(500);
  marked.clear();
  show('<p id="anew">苹果</p>');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', ['one']]);
});

it('does not scroll after the reader has scrolled', async () => {
  show('');
  go('/moved#cite=苹果');
  await later(500);
  window.dispatchEvent(new Event('wheel'));
  show('<p>苹果</p>');
  await later(500);
  expect([quoted(), scrolled]).toEqual(['苹果', []]);
});

it('removes the highlight on another page and ignores other anchors', async () => {
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
