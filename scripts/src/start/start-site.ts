import { prepareSite } from './prepare-site.ts';
import { runServer } from './run-server.ts';

/** Builds and composes what has changed, then serves until a signal. */
export const startSite = async (since: number): Promise<void> => {
  await prepareSite();
  await runServer(since);
};
