import { z } from 'zod';

/**
 * Control, private-use and invisible characters, and those that change the text direction: in a name they allow
 * impersonation or break the surrounding text.
 */
const HIDDEN = /\p{C}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/u;

/** Characters that join emoji (👩‍🌾) or colour them (❤️) are invisible elsewhere. */
const PARTS_OF_PICTURES =
  /(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** Stacked combining marks on one letter cover the lines above and below. */
const HEAPED_MARKS = /\p{M}{4,}/u;

const isReadable = (text: string): boolean =>
  !HIDDEN.test(text.replace(PARTS_OF_PICTURES, '')) && !HEAPED_MARKS.test(text);

/** A single-line public text of a user, such as a nickname; trimmed. `name` is the field in messages. */
export const plainLine = (name: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(min, `${name}至少 ${min} 个字`)
    .max(max, `${name}最多 ${max} 个字`)
    .refine(isReadable, `${name}含有看不见或不允许的字符，请删去后重试`)
    .refine((text) => !/[<>]/.test(text), `${name}不能含有 < 或 >`);
