import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { runTool } from '../run-tool.ts';
import { styleProblems } from '../verify/style-rules.ts';
import { createRemote } from './create-remote.ts';

/** The shortest and the longest names that a remote may have, because they change line breaks. */
const REQUESTS = [
  { name: 'mf-q', path: '/q', title: '问' },
  {
    name: 'mf-agricultural-machinery-registrations',
    path: '/home/agricultural-machinery/registrations-by-province-and-year/overview',
    title: '全国各省农业机械历年登记情况与变化一览',
  },
];

/** Inside the repository, so that packages resolve; `npm run test:long` tests the whole workflow in a clone. */
let root = '';
beforeAll(async () => {
  mkdirSync(path.join(ROOT, '.tmp'), { recursive: true });
  root = mkdtempSync(path.join(ROOT, '.tmp/scaffold-'));
  for (const folder of ['shared', 'shell']) symlinkSync(path.join(ROOT, folder), path.join(root, folder));
  writeFileSync(path.join(root, 'tsconfig.base.json'), JSON.stringify({ extends: '../../tsconfig.base.json' }));
  for (const request of REQUESTS) await createRemote(root, request);
  await runTool('biome', ['format', '--write', '--vcs-enabled=false', ...folders()]);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = () => REQUESTS.map(({ name }) => path.join(root, name));

it('is formatted like all other code', async () => {
  const { ok, output } = await runTool('biome', ['ci', '--colors=off', '--vcs-enabled=false', ...folders()]);
  expect({ ok, output }).toEqual({ ok: true, output: expect.stringMatching(/Checked 2\d files/) });
  expect(
    styleProblems(
      root,
      REQUESTS.map(({ name }) => name),
    ),
  ).toEqual([]);
});

it('compiles against the platform', async () => {
  const config = path.join(root, 'tsconfig.json');
  const include = REQUESTS.flatMap(({ name }) => [`${name}/src`, `${name}/e2e`]);
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.base.json', include }));
  expect(await runTool('tsc', ['-p', config, '--pretty', 'false'])).toEqual({ ok: true, output: '' });
}, 300_000);
