import { keepComposing } from './keep-composing.ts';

const enter = (selector: string, options: KeyboardEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options }));

beforeAll(() => {
  document.body.innerHTML = '<form><input><textarea></textarea></form>';
  keepComposing();
});

it.each([
  ['while a word is composed', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])('keeps Enter %s from sending a form', (_when, options) => expect(enter('input', options)).toBe(false));

it('leaves every other Enter alone', () => {
  expect(enter('input')).toBe(true);
  expect(enter('textarea', { isComposing: true })).toBe(true);
  expect(enter('input', { isComposing: true, key: 'a' })).toBe(true);
});
