import { pinyin } from 'pinyin-pro';

/** Names whose first character is pronounced differently from the dictionary: chónglóu. */
const readings: Record<string, string> = { 重楼: 'C' };

/** A–Z by the pinyin of the first character, # if it has none. */
export const nameLetter = (name: string): string => {
  if (readings[name]) return readings[name];
  const [initial = ''] = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' });
  const letter = initial.toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
};
