import { addDays } from '@bee/domain/calendar-day';
import { openBucket } from '@bee/releases/store/open-bucket';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { Deps } from '../../../../deps.ts';
import { createOutgoing } from '../../../../http/outgoing.ts';
import { type Route, route } from '../../../../http/route.ts';
import { KEPT_DAYS } from '../jobs/browser-error-days.ts';
import { openedError } from '../service/opened-error.ts';
import { findErrorDays, listErrors, listReleasesWithErrors } from '../store/browser-error.repository.ts';

export const browserErrorRoutes = ({ db, settings: { releaseStore, actionLog } }: Deps): Route[] => {
  const outgoing = releaseStore.kind === 's3' ? createOutgoing([s3BaseUrl(releaseStore)]) : undefined;
  const bucket = openBucket(releaseStore, outgoing);
  return [
    route('ops/getBrowserErrors', async (wanted, { now, today }) => {
      const from = addDays(today, 1 - KEPT_DAYS);
      const [list, releases] = await Promise.all([listErrors(db, wanted, from), listReleasesWithErrors(db, from)]);
      const browsers_report = actionLog.target?.address.startsWith('/') ?? false;
      return { list, releases, browsers_report, read_at: now.toISOString() };
    }),
    route('ops/getBrowserError', async ({ fingerprint }, { today }) =>
      openedError(bucket, await findErrorDays(db, fingerprint, addDays(today, 1 - KEPT_DAYS))),
    ),
  ];
};
