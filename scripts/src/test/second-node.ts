import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

/** The Node of the images (scripts/docker/*.Dockerfile). */
export const SECOND_NODE_VERSION = '24.21.0';
const FOLDER = path.join(ROOT, '.cache/node', SECOND_NODE_VERSION);

/** Shared code, and parts of the server that use Node's own modules and native packages; none starts a database. */
export const SECOND_NODE_TESTS =
  'shared/(contracts|domain|releases|build)/|server/src/((text|providers/(payment|storage))/|modules/(files|search)/model/|http/(outgoing|network|probes|cookies|reading-memory)[.])';

/**
 * The program in the npm package of this platform; installing that runs no script. It has a folder of its own: in the
 * repository's node_modules/.bin it would replace the installed Node in every npm script. Null without such a package.
 */
export const secondNode = (): string | null => {
  const name = `node-${process.platform}-${process.arch}`;
  const program = path.join(FOLDER, 'node_modules', name, 'bin/node');
  const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `${name}@${SECOND_NODE_VERSION}`];
  if (!existsSync(program)) spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return existsSync(program) ? program : null;
};
