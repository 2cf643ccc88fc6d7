import { buildRelease } from '@bee/build/release';
import { buildServer } from '@bee/build/server';
import { storeLocation } from '../release/store-location.ts';

/** Builds one part, named on the command line: a remote or the shell into the release store, or the server's processes. */
const build = async (name: string): Promise<void> => {
  if (name === 'server') await buildServer();
  else await buildRelease(name, storeLocation());
};

build(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
