import { buildServer } from '@bee/build/server';
import { messageOf } from '@bee/domain/error-message';
import { releaseOne } from '../release/release-one.ts';

/**
 * Builds one part, named on the command line: a remote or the shell into the release store, or the server's processes.
 * The last line of the output is the release's id, empty for the server.
 */
const build = async (name: string): Promise<string> => {
  if (name !== 'server') return (await releaseOne(name)).release;
  await buildServer();
  return '';
};

build(process.argv[2] ?? '').then(
  (release) => process.stdout.write(`\n${release}\n`, () => process.exit(0)),
  (error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  },
);
