import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@bee/build/workspace';
import { findChromium } from '@bee/testing/find-chromium';
import { copyBuilt, type FreshClone, openFreshClone } from '../testing/fresh-clone.ts';

const PORT = String(30_000 + (process.pid % 10_000));
const SITE = `http://localhost:${PORT}`;
const MINUTE = 60_000;

/** Follows docs/team-guide.md, its commands in order: from nothing to a page that visitors see. */
describe('a new remote, in a clone', () => {
  let clone: FreshClone;
  let site: ChildProcess;
  beforeAll(async () => {
    clone = openFreshClone({ PORT, SAMPLE_SIZE: 'none', LOG_LEVEL: 'warn', CHROMIUM_PATH: findChromium() ?? '' });
    copyBuilt(clone);
    site = spawn(process.execPath, ['scripts/start.mjs'], { cwd: clone.dir, env: clone.env, stdio: 'ignore' });
    await ready(site);
  }, 30 * MINUTE);
  afterAll(async () => {
    await ended(site);
    clone.remove();
  });

  const page = async () => {
    const ask = () => fetch(`${SITE}/home/field-trials`);
    // Commands block this process, so the site may have closed the idle connection.
    const answer = await ask().catch(ask);
    return { status: answer.status, html: await answer.text() };
  };

  it(
    'is created by one command, which needs no network and changes nothing else',
    async () => {
      clone.run('npm', 'run', 'new-remote', '--', 'mf-trials', '/home/field-trials', '田间试验');
      const changed = clone.run('git', 'status', '--porcelain').trim().split('\n');
      expect(changed.sort()).toEqual(['?? mf-trials/', 'M package-lock.json']);
      // In the lockfile only the entries of the workspace.
      const lines = clone.run('git', 'diff', '--numstat', 'package-lock.json').split('\t').map(Number);
      expect(lines[0]).toBeLessThan(40);
      expect(lines[1]).toBe(0);
      expect((await page()).status).toBe(404);
    },
    15 * MINUTE,
  );

  it(
    'passes every check at once, and is the only thing to build',
    () => {
      const out = clone.run('npm', 'run', 'verify');
      expect(out.match(/^✓/gm)).toHaveLength(7);
      expect(out).toMatch(/^构建有变化的部分：mf-trials$/m);
    },
    45 * MINUTE,
  );

  it(
    'has its own tests run by themselves',
    () => {
      const out = clone.run('npm', 'test', '-w', 'mf-trials');
      expect(out).toMatch(/^Test Suites: 2 passed, 2 total$/m);
    },
    15 * MINUTE,
  );

  it(
    'is released with its next version, is compatible, and is on the running site soon after it is composed',
    async () => {
      const file = path.join(clone.dir, 'mf-trials/package.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"version": "1.0.0"', '"version": "1.1.0"'));
      const released = clone.run('npm', 'run', 'release', '-w', 'mf-trials');
      expect(released).toMatch(/mf-trials@1\.1\.0-[0-9a-f]{8} 已发布/);
      expect(released).not.toContain('核对');
      expect(clone.run('npm', 'run', 'compose', '--', 'diff', 'mf-trials=latest')).toContain('/home/field-trials');
      clone.run('npm', 'run', 'compose', '--', 'set', 'mf-trials=latest');
      const until = Date.now() + 5000;
      while ((await page()).status !== 200 && Date.now() < until) await sleep(100);
      const { html } = await page();
      expect(html).toMatch(/<title>田间试验[ -]/);
      expect(html).toMatch(/<h1[^>]*>田间试验<\/h1>/);
      expect(html).toMatch(/<a [^>]*href="\/home\/field-trials"/);
    },
    15 * MINUTE,
  );

  it(
    'passes its own browser tests on that site',
    () => {
      const out = clone.run('env', `BASE_URL=${SITE}`, 'npm', 'run', 'e2e', '-w', 'mf-trials');
      expect(out).toMatch(/^\s*2 passed/m);
    },
    15 * MINUTE,
  );

  it(
    'keeps its address: another remote with the same one is refused, and nothing is written',
    () => {
      const before = clone.run('git', 'status', '--porcelain');
      expect(() => clone.run('npm', 'run', 'new-remote', '--', 'mf-rival', '/home/field-trials', '对手')).toThrow(
        /请与 田间试验组 商定/,
      );
      expect(clone.run('git', 'status', '--porcelain')).toBe(before);
    },
    10 * MINUTE,
  );
});

/** Apart from the remote itself there are the root's own files, the packages in shared and those of npm. */
describe('the tests of a remote, without the other remotes, shell, server and scripts', () => {
  let clone: FreshClone;
  beforeAll(() => {
    clone = openFreshClone();
    for (const name of ['shell', 'server', 'scripts']) rmSync(path.join(clone.dir, name), { recursive: true });
    mkdirSync(path.join(clone.dir, '.tmp'));
    for (const name of remoteNames()) renameSync(path.join(clone.dir, name), parked(name));
  }, 15 * MINUTE);
  afterAll(() => clone.remove());

  const parked = (name: string) => path.join(clone.dir, '.tmp', name);

  it.each(remoteNames())(
    '%s',
    (name) => {
      renameSync(parked(name), path.join(clone.dir, name));
      try {
        expect(readdirSync(clone.dir).filter((entry) => /^(mf-|shell|server|scripts)/.test(entry))).toEqual([name]);
        const out = clone.run('npm', 'test', '-w', name);
        expect(out).toMatch(/^Test Suites: (\d+) passed, \1 total$/m);
      } finally {
        renameSync(path.join(clone.dir, name), parked(name));
      }
    },
    30 * MINUTE,
  );
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ready = async (site: ChildProcess): Promise<void> => {
  while (site.exitCode === null) {
    const answer = await fetch(`${SITE}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(500);
  }
  throw new Error(`npm start ended with ${site.exitCode}`);
};

const ended = (site: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!site || site.exitCode !== null || site.signalCode !== null) return resolve();
    site.once('exit', () => resolve());
    site.kill('SIGTERM');
  });
