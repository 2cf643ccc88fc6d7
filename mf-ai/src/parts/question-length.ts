/** As the server counts: without white space at the ends. */
export const LONGEST_QUESTION = 500;

export const isTooLong = (question: string): boolean => question.trim().length > LONGEST_QUESTION;
