import { builtIns } from './first-state.ts';

const nameOf = (holder: object): string => {
  if (holder === window) return '';
  return `${typeof holder === 'function' ? holder.name : Object.prototype.toString.call(holder).slice(8, -1)}.`;
};

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined) =>
  other !== undefined && one.value === other.value && one.get === other.get && one.set === other.set;

/**
 * Restores replaced built-in functions and removes what was added to prototypes. Returns the names.
 * @param only objects to restore; without, all
 */
export const restoreBuiltIns = (only?: readonly object[]): string[] => {
  const replaced: string[] = [];
  for (const [holder, members] of builtIns) {
    if (only && !only.includes(holder)) continue;
    for (const key of Reflect.ownKeys(members)) {
      const first = members[key];
      if (!first || (typeof first.value !== 'function' && !first.get)) continue;
      if (isSame(first, Object.getOwnPropertyDescriptor(holder, key))) continue;
      if (Reflect.defineProperty(holder, key, first)) replaced.push(nameOf(holder) + String(key));
    }
    // Objects such as the document have keys of their own libraries, but no functions in front of their built-in ones.
    const isPrototype = Object.hasOwn(members, 'constructor');
    for (const key of Reflect.ownKeys(holder)) {
      if (Object.hasOwn(members, key)) continue;
      if (!isPrototype && (holder === window || !(key in Object.getPrototypeOf(holder)))) continue;
      if (Reflect.deleteProperty(holder, key)) replaced.push(nameOf(holder) + String(key));
    }
  }
  return replaced;
};

/** Globals of the bundler, of federation and of the shell, and names with a private prefix. */
const EXPECTED = /^(webpackChunk|rspackChunk|BEE_|_|mf_|shell_|\d)/;

/** Functions and objects of the window. Other kinds of values keep nothing alive and break nothing. */
export const windowKeys = (): string[] =>
  Object.keys(window).filter((key) => {
    if (EXPECTED.test(key)) return false;
    const { value } = Object.getOwnPropertyDescriptor(window, key) ?? {};
    return typeof value === 'function' || (typeof value === 'object' && value !== null);
  });

export const removeFromWindow = (keys: Iterable<string>) => {
  for (const key of keys) Reflect.deleteProperty(window, key);
};
