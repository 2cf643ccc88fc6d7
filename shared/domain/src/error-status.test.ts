import { errorStatus } from './error-status.ts';

it.each([
  [{ statusCode: 401, status: 404 }, 401],
  [{ status: 404, response: { status: 503 } }, 404],
  [{ response: { status: 503 } }, 503],
  // A business error: HTTP status 200 is not an error status.
  [{ status: 200 }, 500],
  [{ status: 'ready' }, 500],
  [new Error('x'), 500],
  [null, 500],
  ['text', 500],
])('of %j is %i', (error, status) => {
  expect(errorStatus(error)).toBe(status);
});
