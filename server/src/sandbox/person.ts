import { createHash } from 'node:crypto';

/** Somebody with an account at the sandbox; the nickname makes the person. */
export type Person = { nickname: string };

/** Offered on every consent page; any other nickname may be typed. */
export const PERSONS: readonly Person[] = [{ nickname: '王小麦' }, { nickname: '李采蜜' }, { nickname: '张三七' }];

const LONGEST_NICKNAME = 30;

/** Who is meant by a submitted consent page; null when nobody is. */
export const chosenPerson = ({ person, nickname }: Record<string, string | undefined>): Person | null => {
  const name = (person === OTHER ? nickname : person)?.trim().slice(0, LONGEST_NICKNAME);
  return name ? { nickname: name } : null;
};

/** The choice that means: as typed beside it. */
export const OTHER = 'other';

/** Differs between apps, as the real one does. */
export const openidOf = ({ nickname }: Person, appId: string): string => `o${digest(`${appId} ${nickname}`)}`;

export const unionidOf = ({ nickname }: Person): string => `u${digest(`union ${nickname}`)}`;

/** 32 upper-case hexadecimal digits. */
export const qqOpenidOf = ({ nickname }: Person, appId: string): string =>
  createHash('md5').update(`${appId} ${nickname}`).digest('hex').toUpperCase();

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
