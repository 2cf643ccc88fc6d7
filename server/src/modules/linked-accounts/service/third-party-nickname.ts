import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { PLATFORM_TITLE } from '../store/identity.repository.ts';

const LONGEST = 20;
const SHORTEST = 2;

/**
 * Control characters, format characters such as direction marks, private-use characters, surrogates and markup
 * characters.
 */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>&"'`\\]/gu;

/** Nickname from a third party, cleaned to match the nickname rules; falls back to a generated name. */
export const cleanNickname = (given: string, platform: OAuthPlatform, identity: string): string => {
  const plain = given.normalize('NFC').replace(UNWANTED, '').replace(/\s+/g, ' ').trim();
  const name = [...plain].slice(0, LONGEST).join('').trim();
  return [...name].length >= SHORTEST ? name : `${PLATFORM_TITLE[platform]}用户${identity.slice(-4)}`;
};
