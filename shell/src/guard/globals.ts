import { builtIns } from './first-state.ts';

/** Built-in functions were replaced, or the window got something that only one remote knows. */
export class GlobalsError extends Error {
  override name = 'GlobalsError';
}

const nameOf = (holder: object): string => {
  if (holder === window) return '';
  return `${typeof holder === 'function' ? holder.name : Object.prototype.toString.call(holder).slice(8, -1)}.`;
};

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined) =>
  other !== undefined && one.value === other.value && one.get === other.get && one.set === other.set;

/** Puts back what stands in place of a built-in function. Returns the names of what was replaced. */
export const restoreBuiltIns = (): string[] => {
  const replaced: string[] = [];
  for (const [holder, members] of builtIns) {
    for (const key of Reflect.ownKeys(members)) {
      const first = members[key];
      if (!first || (typeof first.value !== 'function' && !first.get)) continue;
      if (isSame(first, Object.getOwnPropertyDescriptor(holder, key))) continue;
      if (Reflect.defineProperty(holder, key, first)) replaced.push(nameOf(holder) + String(key));
    }
  }
  return replaced;
};

/** What bundler, federation and the shell keep there, and what stands there under a name that says so. */
const EXPECTED = /^(webpackChunk|rspackChunk|BEE_|_|mf_|shell_|\d)/;

/** Functions and objects of the window; values of other kinds hold nothing and break nothing. */
export const windowKeys = (): string[] =>
  Object.keys(window).filter((key) => {
    if (EXPECTED.test(key)) return false;
    const { value } = Object.getOwnPropertyDescriptor(window, key) ?? {};
    return typeof value === 'function' || (typeof value === 'object' && value !== null);
  });

/** Keys of the window before code of any remote ran. */
export const firstWindowKeys = (): string[] => {
  const [first] = builtIns;
  return first ? Object.keys(first[1]) : [];
};

export const removeFromWindow = (keys: Iterable<string>) => {
  for (const key of keys) Reflect.deleteProperty(window, key);
};
