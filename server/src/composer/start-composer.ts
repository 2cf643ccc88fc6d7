import os from 'node:os';
import type { Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import { ComposeRefused } from '@bee/releases/compose/refused';
import { openGate } from '@bee/releases/gate/gate';
import { openBucket } from '@bee/releases/store/open-bucket';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { Deps } from '../deps.ts';
import { createOutgoing } from '../http/outgoing.ts';
import type { Settings } from '../settings.ts';
import { keepComposing } from './keep-composing.ts';

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
  const composer = openComposer(bucket, { gate: openGate({ api: apiUrl }), ...(signingKey && { signingKey }), now });
  return keepComposing({
    ...parts,
    composer: canSign(settings) ? composer : withoutKey(composer),
    holder: `${os.hostname()}:${process.pid}`,
    report,
  });
};

/** What nobody signed is followed by no edge that has the public key: better nothing than that. */
export const canSign = ({ operations, compositionKey }: Settings): boolean =>
  operations.signingKey !== undefined || compositionKey === undefined;

const withoutKey = (composer: Composer): Composer => {
  const refuse = async (): Promise<Composition> => {
    throw new ComposeRefused('本进程没有签名密钥（COMPOSITION_SIGNING_KEY），不能改变组合；请在有密钥的机器上操作');
  };
  return {
    ...composer,
    set: refuse,
    canary: refuse,
    endCanary: refuse,
    promote: refuse,
    rollback: refuse,
    rollbackAll: refuse,
    withdraw: refuse,
    freeze: refuse,
  };
};
