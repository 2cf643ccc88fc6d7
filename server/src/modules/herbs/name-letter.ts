import { pinyin } from 'pinyin-pro';

/** A–Z by the pinyin of the first character, # for what begins with none. */
export const nameLetter = (name: string): string => {
  const [initial = ''] = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' });
  const letter = initial.toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
};
