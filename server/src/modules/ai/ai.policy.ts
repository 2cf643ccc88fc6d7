/** Visitors behind one address share this, so that a browser that drops its cookies cannot ask for ever. */
export const DAILY_QUESTIONS_PER_ADDRESS = 60;
