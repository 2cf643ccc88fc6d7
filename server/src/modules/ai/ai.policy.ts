/** Visitors behind one address share this, so that a browser that drops its cookies cannot ask for ever. */
export const DAILY_QUESTIONS_PER_ADDRESS = 60;

/** Characters of its first question that a chat is called by. */
export const TITLE_LENGTH = 30;
