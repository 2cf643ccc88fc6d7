import { fold } from '../../../text/fold.ts';

const LONGEST = 50;

/** Mail addresses, identity and card numbers, mobile and landline numbers. Codes of goods have ten digits at most. */
const PERSONAL =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)(?:\d[ -]?){14,18}[\dx](?!\d)|(?<!\d)1[3-9](?:[ -]?\d){9}(?!\d)|(?<!\d)0\d{2,3}(?:-\d{7,8}|\d{8})(?!\d)/gi;

/** What a reader asked, without numbers of persons, for counting; null if there is nothing to name. */
export const missedWordOf = (asked: string): string | null => {
  const visible = asked.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, ' ');
  const word = fold(visible).replace(PERSONAL, '***').replace(/\s+/g, ' ').trim();
  const cut = [...word.replace(/[?？!！。.…]+$/, '')].slice(0, LONGEST).join('');
  return cut.length >= 2 && /\p{L}/u.test(cut) ? cut : null;
};
