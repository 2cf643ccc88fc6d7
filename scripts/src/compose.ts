import path from 'node:path';
import { messageOf } from '@bee/domain/error-message';
import { misused, readAbove, readWords } from './compose/read-words.ts';
import { runCommand } from './compose/run-command.ts';
import { openStoreComposer } from './compose/store-composer.ts';

/** Bundled as compose.mjs in the server's image; this file in the repository. */
const isBundle = path.basename(process.argv[1] ?? '') === 'compose.mjs';

/** `npm run compose -- <command>`, and compose.mjs of the server's image: changes the active release of each remote. */
const run = async (): Promise<void> => {
  const words = readWords(process.argv.slice(2));
  const { command, options } = words;
  if (options['allow-size'] && !options.reason) throw misused('--allow-size 要用 --reason 写明原因，它会记入历史');
  const composer = openStoreComposer({
    api: options.api,
    // A deployment replaces the API as well, so the API need not run yet.
    offline: options.offline || command === 'deploy',
    allowSize: options['allow-size'],
    dry: options.dry || (command === 'preview' && words.words[0] !== 'off'),
    adopt: options.adopt,
    above: readAbove(options.above),
  });
  console.log(await runCommand(composer, words, isBundle));
};

// For `compose -- history
// head`, which closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

run().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
