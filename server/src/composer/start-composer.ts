import os from 'node:os';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openGate } from '@bee/releases/gate/gate';
import { openBucket } from '@bee/releases/store/open-bucket';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { Deps } from '../deps.ts';
import { INTERNAL_HEADER, signInternal } from '../http/internal-signature.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { readFloor } from '../modules/site/report-edge.repository.ts';
import { runComposerLoop } from './composer-loop.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'outgoing' | 'settings'>;

/**
 * Begins to watch over what runs and to do what operators ask for.
 * @param apiUrl what releases are held against before one of them is put in the place of another
 * @returns what stops it
 */
export const startComposer = (parts: Parts, apiUrl: string, report: (line: string) => void): (() => Promise<void>) => {
  const { settings, clock } = parts;
  const { signingKey } = settings.operations;
  const { releaseStore: store } = settings;
  const bucket = openBucket(store, store.kind === 's3' ? createOutgoing([s3BaseUrl(store)]) : undefined);
  const now = () => clock.now();
  const composer = openComposer(bucket, {
    gate: openGate({
      api: apiUrl,
      headers: () => ({ [INTERNAL_HEADER]: signInternal(settings.internalSecret, Date.now()) }),
    }),
    signingKey,
    publicKey: settings.compositionKey,
    floor: () => readFloor(parts.db),
    now,
  });
  return runComposerLoop({
    ...parts,
    composer,
    holder: `${os.hostname()}:${process.pid}`,
    report,
  });
};
