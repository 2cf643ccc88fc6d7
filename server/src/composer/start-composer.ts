import os from 'node:os';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openGate } from '@bee/releases/gate/gate';
import { openBucket } from '@bee/releases/store/open-bucket';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { Deps } from '../deps.ts';
import { INTERNAL_HEADER, signInternal } from '../http/internal-signature.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { readFloor } from '../modules/site/index.ts';
import { type Tracer, traceHeaders } from '../telemetry/activity.ts';
import type { Report } from '../telemetry/process-log.ts';
import { runComposerLoop } from './composer-loop.ts';

type Parts = Pick<Deps, 'db' | 'events' | 'clock' | 'outgoing' | 'settings'> & {
  tracer?: Tracer | undefined;
};

/** The composer of the site's store. @param apiUrl API that new releases are checked against before they become active */
export const openSiteComposer = ({ settings, db, clock }: Pick<Parts, 'settings' | 'db' | 'clock'>, apiUrl: string) => {
  const { releaseStore: store } = settings;
  const bucket = openBucket(store, store.kind === 's3' ? createOutgoing([s3BaseUrl(store)]) : undefined);
  const composer = openComposer(bucket, {
    gate: openGate({
      api: apiUrl,
      headers: () => ({
        [INTERNAL_HEADER]: signInternal(settings.internalSecret, Date.now()),
        ...traceHeaders(),
      }),
    }),
    signingKey: settings.operations.signingKey,
    publicKey: settings.compositionKey,
    floor: () => readFloor(db),
    now: () => clock.now(),
  });
  return { bucket, composer };
};

/**
 * Starts monitoring the running releases and carrying out operators' requests.
 * @returns stops the composer
 */
export const startComposer = (parts: Parts, apiUrl: string, report: Report): (() => Promise<void>) =>
  runComposerLoop({
    ...parts,
    composer: openSiteComposer(parts, apiUrl).composer,
    holder: `${os.hostname()}:${process.pid}`,
    report,
  });
