import { pinyin } from 'pinyin-pro';
import { nameKey } from '../../../text/name-key.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';

/** 0 as written, 1 initials, 2 spelling, 3 code. */
type Way = 0 | 1 | 2 | 3;

export type NameEnding = { name: string; other: boolean; way: Way; at: number; ending: string };

/** Maximum number of characters or syllables per ending; longer input is unnecessary to find a food. */
const LONGEST = 24;

/** All name endings (suffixes) by which a food can be found; see table `food_ending`. */
export const endingsOf = (code: string, name: string, alias: readonly string[]): NameEnding[] => {
  const plain = withoutBrackets(name);
  const names = [
    { name, key: nameKey(name), other: false },
    { name, key: nameKey(plain), other: false },
    ...alias.map((one) => ({ name: one, key: nameKey(one), other: true })),
  ];
  const seen = new Set<string>();
  const all = names.filter(({ key }) => key !== '' && !seen.has(key) && seen.add(key));
  return [...all.flatMap(waysOf), { name, other: false, way: 3, at: 0, ending: code }];
};

type Named = { name: string; key: string; other: boolean };

const waysOf = ({ name, key, other }: Named): NameEnding[] => {
  const letters = [...key];
  const syllables = pinyin(key, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());
  const initials = syllables.map((one) => (/^[a-z]/.test(one) ? (one[0] ?? '') : one));
  return [
    ...endings(letters).map((ending) => ({ name, other, way: 0 as const, ...ending })),
    ...endings(initials).map((ending) => ({ name, other, way: 1 as const, ...ending })),
    ...endings(syllables).map((ending) => ({ name, other, way: 2 as const, ...ending })),
  ];
};

const endings = (parts: readonly string[]) =>
  parts.map((_, at) => ({
    at,
    ending: parts
      .slice(at, at + LONGEST)
      .join('')
      .slice(0, 4 * LONGEST),
  }));
