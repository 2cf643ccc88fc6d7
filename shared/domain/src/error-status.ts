const OTHERWISE = 500;

/**
 * Status of the error page for an error thrown during navigation: statusCode, status or response.status, otherwise 500.
 */
export const errorStatus = (error: unknown): number => {
  const { statusCode, status, response } = (error ?? {}) as Thrown;
  return [statusCode, status, response?.status].find(isErrorStatus) ?? OTHERWISE;
};

type Thrown = { statusCode?: unknown; status?: unknown; response?: { status?: unknown } };

const isErrorStatus = (value: unknown): value is number => typeof value === 'number' && value >= 400 && value <= 599;
