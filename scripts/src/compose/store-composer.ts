import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openGate } from '@bee/releases/gate/gate';
import { openBucket } from '@bee/releases/store/open-bucket';
import { readStoreSettings } from '@bee/releases/store/store-settings';

export type StoreComposerOptions = {
  /** Address of the API against which releases are checked; default: API_URL or this machine. */
  api?: string | undefined;
  /** Does not call the API. */
  offline?: boolean | undefined;
  allowSize?: boolean | undefined;
  dry?: boolean | undefined;
  adopt?: boolean | undefined;
  /** The next sequence must be above this number. */
  above?: number | undefined;
};

/** The composer of this installation's store, configured by the environment. */
export const openStoreComposer = (options: StoreComposerOptions, env: NodeJS.ProcessEnv = process.env): Composer => {
  const { api, offline = false, allowSize = false, dry, adopt, above = 0 } = options;
  const address = api ?? (env.API_URL || `http://localhost:${env.PORT || 8080}`);
  const fileOf = (key: string | undefined) => (key ? path.resolve(ROOT, key) : undefined);
  return openComposer(openBucket(readStoreSettings(env, ROOT)), {
    gate: openGate({ api: address, offline, allowSize }),
    signingKey: fileOf(env.COMPOSITION_SIGNING_KEY),
    publicKey: fileOf(env.COMPOSITION_PUBLIC_KEY),
    adopt,
    floor: async () => above,
    dry,
  });
};
