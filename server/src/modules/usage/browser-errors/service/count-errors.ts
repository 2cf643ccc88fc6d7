import type { Deps } from '../../../../deps.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { RunningApi } from '../../../../http/running-api.ts';
import { createWindowLimit } from '../../../../limits/window-limit.ts';
import { createActionBuffer } from '../../model/action-buffer.ts';
import { type GivenRecord, paramsOf } from '../../service/action-row.ts';
import { type ErrorEvent, errorEvent } from '../model/error-event.ts';
import { storeErrors } from '../store/browser-error.repository.ts';

const CAPACITY = 2000;
/** Errors that count per address; a page reports at most 30. */
const LIMIT = 60;
const LIMIT_MS = 10 * 60_000;

const ACTIONS = new Set(['page_error', 'load_failure']);

/**
 * Counts errors that browsers report with the action log. They are buffered like its records. A record that is sent
 * again, because its answer was lost, counts again.
 */
export const createErrorCount = ({ db, settings }: Deps, api: RunningApi) => {
  const buffer = createActionBuffer<ErrorEvent>({
    store: (events) => storeErrors(db, events),
    capacity: CAPACITY,
    report: (error) => api.log.warn({ err: error }, '页面错误没有写入'),
  });
  const isWithinLimit = createWindowLimit(LIMIT, LIMIT_MS);
  api.onClose(() => buffer.close());

  return (record: GivenRecord, context: CallContext): void => {
    if (!settings.actionLog.target || !ACTIONS.has(record.actionId)) return;
    const event = errorEvent(paramsOf(record), context);
    if (event && isWithinLimit(context.ip, 1, context.now.getTime())) buffer.add([event]);
  };
};
