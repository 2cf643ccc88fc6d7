/** Without zod, for the form. */
export const MAX_KEY_NAME = 30;
export const MAX_KEY_DAY_LIMIT = 100_000;
