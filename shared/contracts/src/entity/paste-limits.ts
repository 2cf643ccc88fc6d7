/** Maximum length of a text pasted for checking standard numbers, and the maximum number of results. */
export const PASTE_MAX_CHARACTERS = 50_000;
export const PASTE_MAX_NUMBERS = 200;
