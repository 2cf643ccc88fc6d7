/** Shared by all visitors of one address, so that a browser that drops its cookies cannot ask without limit. */
export const DAILY_QUESTIONS_PER_ADDRESS = 60;

/** Maximum length in characters of a chat title, taken from its first question. */
export const TITLE_LENGTH = 30;
