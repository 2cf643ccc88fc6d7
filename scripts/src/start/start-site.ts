import { storeLocation } from '../release/store-location.ts';
import { composeNewest } from './compose-newest.ts';
import { outdated } from './outdated.ts';
import { runServer } from './run-server.ts';

/** Builds and composes what changed, then serves until a signal. The bundler is loaded only when there is something to build. */
export const startSite = async (since: number): Promise<void> => {
  const store = storeLocation();
  const stale = outdated(store);
  if (stale.releases.length > 0 || stale.server) {
    const { buildInChild } = await import('./build-in-child.ts');
    await buildInChild(stale);
  }
  await composeNewest(
    store,
    stale.releases.map(({ name }) => name),
  );
  await runServer(since);
};
