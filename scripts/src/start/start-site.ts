import { storeLocation } from '../release/store-location.ts';
import { composeNewest } from './compose-newest.ts';
import { outdated } from './outdated.ts';
import { runServer } from './run-server.ts';

/** Builds and composes what changed, then serves until a signal. The bundler is loaded only when there is something to build. */
export const startSite = async (since: number): Promise<void> => {
  const store = storeLocation();
  const { released, missing, server } = outdated(store);
  const tasks = [...(server ? ['server'] : []), ...missing];
  const built = tasks.length > 0 ? await (await import('./build-in-child.ts')).buildInChild(tasks) : {};
  await composeNewest(store, released, built);
  await runServer(since);
};
