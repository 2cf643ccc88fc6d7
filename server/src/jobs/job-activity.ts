import { newRequestId } from '../http/request-id.ts';
import { runActivity } from '../telemetry/activity.ts';
import type { Tracer } from '../telemetry/span.ts';

/** Gives a run an id like that of a request, which its log lines and its trace have. @param run returns its error */
export const runJobActivity = async (
  job: string,
  tracer: Tracer | null | undefined,
  run: () => Promise<unknown>,
): Promise<void> => {
  const requestId = newRequestId();
  const span = tracer?.root({ requestId }, `job ${job}`, 'internal');
  let error: unknown;
  try {
    error = await runActivity({ requestId, fields: () => ({ job }), span }, run);
  } catch (thrown) {
    error = thrown;
    throw thrown;
  } finally {
    span?.end(error);
  }
};
