import { openBucket } from '@bee/releases/store/open-bucket';
import { openReleases } from '@bee/releases/store/releases';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/errors.ts';
import { createOutgoing } from '../../../../http/outgoing.ts';
import { type Route, route } from '../../../../http/route.ts';
import { mapStack } from '../service/map-stack.ts';
import { firstErrorDay, listErrors, listReleasesWithErrors, newestFrames } from '../store/browser-error.repository.ts';

export const browserErrorRoutes = ({ db, settings: { releaseStore, actionLog } }: Deps): Route[] => {
  const outgoing = releaseStore.kind === 's3' ? createOutgoing([s3BaseUrl(releaseStore)]) : undefined;
  const bucket = openBucket(releaseStore, outgoing);
  const releases = openReleases(bucket);
  return [
    route('ops/getBrowserErrors', async (wanted, { now, today }) => ({
      list: await listErrors(db, wanted, firstErrorDay(today)),
      releases: await listReleasesWithErrors(db, firstErrorDay(today)),
      browsers_report: actionLog.target?.address.startsWith('/') ?? false,
      read_at: now.toISOString(),
    })),
    route('ops/getBrowserError', async ({ fingerprint }, { today }) => {
      const [found] = await listErrors(db, { fingerprint, order: 'last' }, firstErrorDay(today));
      if (!found) throw new NotFound('没有这组错误，或已超过 30 天');
      const stored = await releases.read(found.remote, found.release).catch(() => null);
      const stack = await mapStack(bucket, await newestFrames(db, fingerprint));
      return { ...found, commit: stored?.release.commit ?? null, stack };
    }),
  ];
};
