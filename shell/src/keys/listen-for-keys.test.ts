import { addShortcuts } from '@bee/platform';
import { keyHelp } from './key-help.store.ts';
import { listenForKeys } from './listen-for-keys.ts';

const press = (key: string, options: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
const helpShown = () => keyHelp.getState().shown;

beforeAll(listenForKeys);
beforeEach(() => {
  keyHelp.setState({ shown: false });
  document.body.innerHTML =
    '<div id="bee-top"><input type="search"></div><textarea></textarea><div contenteditable></div><input type="checkbox">';
});

it('focuses the search on / and shows the shortcuts on ?, including their full-width forms', () => {
  press('/');
  expect(document.querySelector('[type=search]')).toHaveFocus();
  press('？');
  expect(helpShown()).toBe(true);
});

it.each(['input[type=search]', 'textarea', '[contenteditable]'])('ignores keys while typing in %s', (selector) => {
  press('?', {}, document.querySelector(selector) ?? undefined);
  expect(helpShown()).toBe(false);
});

it.each([
  ['a word is composed', { isComposing: true }],
  ['Safari ends a composition', { keyCode: 229 }],
  ['it is a shortcut of the browser', { ctrlKey: true }],
])('ignores keys when %s', (_when, options) => {
  press('?', options);
  expect(helpShown()).toBe(false);
});

it('handles keys on a checkbox, but not below a dialog', () => {
  press('?', {}, document.querySelector('[type=checkbox]') ?? undefined);
  expect(helpShown()).toBe(true);
  keyHelp.setState({ shown: false });
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  press('?');
  expect(helpShown()).toBe(false);
});

it('runs the shortcuts that a page adds, the latest first, until it removes them', () => {
  const ran: string[] = [];
  const remove = addShortcuts([{ key: 't', title: '下一个标签', run: () => ran.push('outer') }]);
  const removeInner = addShortcuts([{ key: 't', title: '下一个标签', run: () => ran.push('inner') }]);
  press('t');
  removeInner();
  press('t');
  remove();
  press('t');
  expect(ran).toEqual(['inner', 'outer']);
});
