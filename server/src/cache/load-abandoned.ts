/** All readers of this load left before it began. The status appears in no answer, only in metrics. */
export class LoadAbandoned extends Error {
  readonly statusCode = 499;
}
