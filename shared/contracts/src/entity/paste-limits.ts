/** Longest text that may be pasted for a check of standard numbers, and how many numbers of it are answered. */
export const PASTE_MAX_CHARACTERS = 50_000;
export const PASTE_MAX_NUMBERS = 200;
