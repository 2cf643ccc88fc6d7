import { firstWindowKeys, noteFirstState } from './first-state.ts';
import { removeFromWindow, restoreBuiltIns, windowKeys } from './globals.ts';

beforeAll(() => noteFirstState());

it('finds nothing when nothing was replaced', () => {
  expect(restoreBuiltIns()).toEqual([]);
});

it('restores functions of the window, of objects and of prototypes, including deleted ones', () => {
  const { setTimeout: first } = window;
  const { parse } = JSON;
  window.setTimeout = (() => 0) as unknown as typeof setTimeout;
  JSON.parse = () => null;
  const { flat } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'flat');
  expect(restoreBuiltIns()).toEqual(['setTimeout', 'JSON.parse', 'Array.flat']);
  expect([window.setTimeout, JSON.parse, Array.prototype.flat]).toEqual([first, parse, flat]);
});

it('restores constructors that the page uses', () => {
  const { MutationObserver: first } = window;
  window.MutationObserver = class {} as unknown as typeof MutationObserver;
  expect(restoreBuiltIns()).toEqual(['MutationObserver']);
  expect(window.MutationObserver).toBe(first);
});

it('removes functions that hide built-in ones of an object, not other keys of it', () => {
  Object.assign(history, { pushState: () => {}, ofLibrary: 1 });
  expect(restoreBuiltIns()).toEqual(['History.pushState']);
  expect([history.pushState, 'ofLibrary' in history]).toEqual([History.prototype.pushState, true]);
});

it('restores only the given objects', () => {
  const { parse } = JSON;
  JSON.parse = () => null;
  Object.assign(history, { replaceState: () => {} });
  expect(restoreBuiltIns([history, History.prototype])).toEqual(['History.replaceState']);
  JSON.parse = parse;
});

it('removes what was added to prototypes', () => {
  Object.assign(Array.prototype, { oops: 1 });
  expect(restoreBuiltIns()).toEqual(['Array.oops']);
  expect('oops' in Array.prototype).toBe(false);
});

it('restores accessors', () => {
  const first = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  Object.defineProperty(Node.prototype, 'textContent', { get: () => 'taken', configurable: true });
  expect(restoreBuiltIns()).toEqual(['Node.textContent']);
  expect(Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')).toEqual(first);
});

it('reports new functions and objects on the window, but not containers and plain values', () => {
  const known = new Set(firstWindowKeys);
  Object.assign(window, { cache: {}, hook: () => 1, mark: true, mf_x_1: {}, rspackChunkmf_x_1: [] });
  const fresh = windowKeys().filter((key) => !known.has(key));
  expect(fresh).toEqual(['cache', 'hook']);
  removeFromWindow(fresh);
  expect(['cache', 'hook', 'mark', 'mf_x_1'].map((key) => key in window)).toEqual([false, false, true, true]);
});
