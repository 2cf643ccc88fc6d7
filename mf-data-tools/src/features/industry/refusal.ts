import { ApiError } from '@bee/platform';

const NOT_FOUND = 404;

/** What the server says of a question that it refuses; that a table is not there is told by its other calls. @throws anything else */
export const refusal = (error: unknown): string => {
  if (error instanceof ApiError && (error.code === 0 || error.code === NOT_FOUND)) return error.message;
  throw error;
};
