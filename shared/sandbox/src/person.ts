import { createHash } from 'node:crypto';

/** A user with an account at the sandbox, identified by the nickname. */
export type Person = { nickname: string };

/** Offered on every consent page; any other nickname can be entered. */
export const PERSONS: readonly Person[] = [{ nickname: '王小麦' }, { nickname: '李采蜜' }, { nickname: '张三七' }];

const LONGEST_NICKNAME = 30;

/** The person selected on a submitted consent page; null if there is none. */
export const chosenPerson = ({ person, nickname }: Record<string, string | undefined>): Person | null => {
  const name = (person === OTHER ? nickname : person)?.trim().slice(0, LONGEST_NICKNAME);
  return name ? { nickname: name } : null;
};

/** The option for an entered nickname. */
export const OTHER = 'other';

/** Differs between apps, as with the real provider. */
export const openidOf = ({ nickname }: Person, appId: string): string => `o${digest(`${appId} ${nickname}`)}`;

export const unionidOf = ({ nickname }: Person): string => `u${digest(`union ${nickname}`)}`;

/** 32 uppercase hexadecimal digits. */
export const qqOpenidOf = ({ nickname }: Person, appId: string): string =>
  createHash('md5').update(`${appId} ${nickname}`).digest('hex').toUpperCase();

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
