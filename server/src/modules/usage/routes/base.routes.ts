import type { Deps } from '../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import type { RunningApi } from '../../../http/running-api.ts';
import { createReadingCount } from '../../publishing/index.ts';
import { createErrorCount } from '../browser-errors/service/count-errors.ts';
import { qrCode } from '../model/qr-code.ts';
import { createActionLog, recordsOf } from '../service/action-log.ts';
import { paramsOf } from '../service/action-row.ts';

export const baseRoutes = (deps: Deps, api: RunningApi): Route[] => {
  const log = createActionLog(deps, api);
  const countReading = createReadingCount(deps, api);
  const countError = createErrorCount(deps, api);
  return [
    route('base/getClientIp', (_input, { ip }) => new EnvelopeExtras({ ip }, { ip })),
    route('base/getQrCode', ({ text }) => qrCode(text)),
    route('base/actionLog', (input, context) => {
      log(input, context);
      for (const record of recordsOf(input)) {
        if (record.actionId === 'page_view_enter') countReading(paramsOf(record), context);
        countError(record, context);
      }
      return null;
    }),
  ];
};
