import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation.ts';

const MEMBERS = 'select count(*), sum(score) from member';

/** Backs up, destroys data, restores, and checks that everything is back. A damaged backup must restore nothing. */
export const runRestoreDrill = async (site: Installation, folder: string): Promise<void> => {
  const before = site.query(MEMBERS);
  const composition = site.composition();
  await site.script('backup.sh', folder);
  site.query("update member set score = 0, nickname = '弄丢了'");
  assert.notEqual(site.query(MEMBERS), before);

  await refuses(() => site.script('restore.sh', folder), '有数据时应拒绝恢复');
  await site.script('restore.sh', folder, '--replace');
  assert.equal(site.query(MEMBERS), before);
  assert.deepEqual(site.composition(), composition);

  const damaged = `${folder}-damaged`;
  spawnSync('cp', ['-r', folder, damaged]);
  appendFileSync(path.join(damaged, 'files.tar'), 'x');
  await refuses(() => site.script('restore.sh', damaged, '--replace'), '被改动过的备份应被拒绝');
  assert.equal(site.query(MEMBERS), before);
};

/** The script prints the reason itself. */
const refuses = (work: () => Promise<void>, message: string) => assert.rejects(work, /ended with/, message);
