import { newRequestId } from '../http/request-id.ts';
import { runActivity, type Tracer } from './activity.ts';

type Work = {
  /** Field of log lines and name of the span. */
  job: string;
  tracer: Tracer | undefined;
  /** Of the call that requested the work; a new one by default. */
  requestId?: string | null;
};

/** Runs work outside of a call as an activity of its own: the first span of its trace in this process. */
export const runWork = async <Result>(
  { job, tracer, requestId: given }: Work,
  run: () => Promise<Result>,
): Promise<Result> => {
  const requestId = given ?? newRequestId();
  const span = tracer?.root({ requestId }, `job ${job}`, 'INTERNAL');
  try {
    const result = await runActivity({ requestId, fields: () => ({ job }), span }, run);
    span?.end();
    return result;
  } catch (error) {
    span?.end(error);
    throw error;
  }
};
