import { storeLocation } from '../release/store-location.ts';
import { composeNewest } from './compose-newest.ts';
import { outdated } from './outdated.ts';

/** Builds and composes what has changed. Loads the bundler only when there is something to build. */
export const prepareSite = async (): Promise<void> => {
  const store = storeLocation();
  const { released, missing, server } = outdated(store);
  const tasks = [...(server ? ['server'] : []), ...missing];
  const built = tasks.length > 0 ? await (await import('./build-in-child.ts')).buildInChild(tasks) : {};
  await composeNewest({ ...released, ...built });
};
