import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '@bee/build/source-files';

type NextVersion = { root: string; folder: string; remote: string; version: string; tag: string };

/** Builds the image of one remote only, from a copy of the sources with another version. */
export const buildNextVersion = ({ root, folder, remote, version, tag }: NextVersion): void => {
  const copy = path.join(folder, 'next');
  rmSync(copy, { recursive: true, force: true });
  for (const file of sourceFiles(root, ['.'])) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  const description = path.join(copy, remote, 'package.json');
  const text = readFileSync(description, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`);
  writeFileSync(description, text);
  const args = [
    '-f',
    'scripts/docker/remote.Dockerfile',
    '--build-arg',
    `REMOTE=${remote}`,
    '-t',
    `bee/${remote}:${tag}`,
    '.',
  ];
  execFileSync('docker', ['build', ...args], { cwd: copy, stdio: 'inherit' });
};
