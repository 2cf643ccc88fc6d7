/** Nobody waits for this load any more, and it had not begun. The status appears in no answer, only in metrics. */
export class LoadAbandoned extends Error {
  readonly statusCode = 499;
}
