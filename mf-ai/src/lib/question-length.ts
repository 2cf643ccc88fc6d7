/** Counted as on the server: without leading and trailing white space. */
export const LONGEST_QUESTION = 500;

export const isTooLong = (question: string): boolean => question.trim().length > LONGEST_QUESTION;
