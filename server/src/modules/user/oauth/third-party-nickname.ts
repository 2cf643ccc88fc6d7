import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { PLATFORM_TITLE } from './identity.repository.ts';

const LONGEST = 20;
const SHORTEST = 2;

/** Control characters, marks that turn the direction of text or join to nothing, and what markup is made of. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>&"'`\\]/gu;

/** What a third party calls somebody, within the rules for our nicknames. */
export const cleanNickname = (given: string, platform: OAuthPlatform, identity: string): string => {
  const plain = given.normalize('NFC').replace(UNWANTED, '').replace(/\s+/g, ' ').trim();
  const name = [...plain].slice(0, LONGEST).join('').trim();
  return [...name].length >= SHORTEST ? name : `${PLATFORM_TITLE[platform]}用户${identity.slice(-4)}`;
};
