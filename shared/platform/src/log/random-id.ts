import { ID_LENGTH } from '@bee/domain/constants';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 32 random alphanumeric characters. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
