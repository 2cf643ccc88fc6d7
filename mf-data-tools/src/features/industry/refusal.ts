import { ApiError } from '@bee/platform';

const NOT_FOUND = 404;

/**
 * The server's message for a rejected query. A missing table is reported by the other calls of the page.
 * @throws any other error
 */
export const refusal = (error: unknown): string => {
  if (error instanceof ApiError && (error.code === 0 || error.code === NOT_FOUND)) return error.message;
  throw error;
};
