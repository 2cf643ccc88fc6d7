import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

let bin: string;
beforeEach(() => {
  bin = mkdtempSync(path.join(tmpdir(), 'bee-up-'));
});
afterEach(() => rmSync(bin, { recursive: true }));

/** Runs up.sh with a fake docker in which the containers named in `failed` have failed. */
const up = (failed: string[]) => {
  const docker = `#!/bin/sh
case "$*" in
  *version*) ;;
  *' up '*) exit ${failed.length > 0 ? 1 : 0} ;;
  *ps*) echo 'edge compose' ;;
  *State*) case "${failed.join(' ')}" in *"$4"*) echo exited 1 ;; *) echo running 0 ;; esac ;;
  *Name*) echo "/$4" ;;
  logs*) echo "reason of $4" ;;
esac
`;
  writeFileSync(path.join(bin, 'docker'), docker);
  chmodSync(path.join(bin, 'docker'), 0o755);
  const env = { PATH: `${bin}:${process.env.PATH}` };
  return spawnSync('sh', [path.join(ROOT, 'scripts/docker/up.sh')], { env, encoding: 'utf8' });
};

it('prints why a container failed, and only that of the failed one', () => {
  const { status, stderr } = up(['compose']);
  expect(status).toBe(1);
  expect(stderr).toBe('compose：\nreason of compose\n');
});

it('prints nothing when everything runs', () => {
  const { status, stderr } = up([]);
  expect(status).toBe(0);
  expect(stderr).toBe('');
});
