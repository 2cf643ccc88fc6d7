import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, readPackage } from '@bee/build/workspace';
import type { Composition } from '@bee/contracts/composition';
import { messageOf } from '@bee/domain/error-message';
import semver from 'semver';
import { composeByHand } from './docker-smoke/compose-by-hand.ts';
import { recoverFromCrashes } from './docker-smoke/crash-recovery.ts';
import { describeInstallation, type Installation } from './docker-smoke/installation.ts';
import { runRestoreDrill } from './docker-smoke/restore-drill.ts';
import { buildNextVersion } from './docker-smoke/second-release.ts';
import { runTool } from './run-tool.ts';
import { secondsSince } from './seconds-since.ts';

/**
 * `npx tsx scripts/src/docker-smoke.ts [--port 8380] [--root <folder>] [--keep]`: builds all images of this or another
 * checkout and starts docker-compose.yml with a project name of its own. Tests the site in a browser, replaces one
 * remote and rolls back, kills and replaces processes, runs a canary and switches under load, restores a backup, and
 * cleans up. Requires a running docker and the base images; not part of `npm test`.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8380' },
    root: { type: 'string', default: ROOT },
    keep: { type: 'boolean' },
  },
});
const REMOTE = 'mf-ai';
/** Login, favourite and question: they cover the path from browser through edge to api. */
const SPECS = ['mf-member/e2e/private-page.spec.ts', 'mf-member/e2e/favorite.spec.ts', 'mf-ai/e2e/ask.spec.ts'];
const SERVER_RENDERED = [
  '/',
  '/home/article/policylists/type/policy_repository',
  '/home/vegetable/lists',
  '/home/ai/index',
];
const root = path.resolve(values.root);
/** Outside of the repository, because it will contain a second copy of the sources with their tests. */
const folder = mkdtempSync(path.join(tmpdir(), 'bee-docker-smoke-'));

const step = async <Result>(title: string, work: () => Result | Promise<Result>): Promise<Result> => {
  const since = Date.now();
  console.log(`\n${title}…`);
  const result = await work();
  console.log(`${title}：${secondsSince(since)}`);
  return result;
};

/** A connection opened while the edge starts may never get a response, hence the limit. */
const LONGEST_ANSWER_MS = 15_000;

const ask = async (url: string): Promise<{ ok: boolean; status: number; headers: Headers; page: string } | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
    return { ok: answer.ok, status: answer.status, headers: answer.headers, page: await answer.text() };
  } catch {
    return null;
  }
};

/** A render worker that has just started on a busy machine may exceed its limits; then the browser renders the page. */
const rendered = async (url: string) => {
  const seen = new Set<string>();
  for (const since = Date.now(); Date.now() - since < 60_000; ) {
    const answer = await ask(url);
    const how = answer ? `${answer.status} ${answer.headers.get('x-bee-render')}` : '没有回答';
    if (how === '200 server') return;
    seen.add(how);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} 没有由服务器渲染：${[...seen].join('、')}`);
};

const walk = async (base: string) => {
  for (const page of SERVER_RENDERED) await rendered(base + page);
  process.env.BASE_URL = base;
  const { ok, output } = await runTool('playwright', ['test', ...SPECS]);
  console.log(output);
  assert(ok, '浏览器测试没有通过');
};

const activeOf = ({ shell, remotes }: Composition) => ({
  shell: shell.active,
  ...Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active])),
});

/** The first start imports the sample into the database before serving. */
const SERVED_LIMIT_MS = 300_000;

/** Waits until the edge serves pages of this composition. */
const served = async (base: string, sequence: number) => {
  for (const since = Date.now(); Date.now() - since < SERVED_LIMIT_MS; ) {
    const answer = await ask(base);
    if (answer?.ok && answer.headers.get('x-bee-composition') === String(sequence)) return answer.page;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${base} 没有在 ${SERVED_LIMIT_MS / 60_000} 分钟内换到第 ${sequence} 号组合`);
};

/** @returns the release that was composed temporarily */
const replaceOneRemote = async (site: Installation): Promise<string> => {
  const before = site.composition();
  const containers = site.running();
  const old = before.remotes[REMOTE]?.active ?? '';
  const version = semver.inc(readPackage(path.join(root, REMOTE)).version, 'minor') ?? '';
  await step(`构建 ${REMOTE}@${version}`, () =>
    buildNextVersion({ root, folder, remote: REMOTE, version, tag: 'next' }),
  );
  const next = { MF_AI_TAG: 'next', MF_AI_VERSION: version };

  await step(`换成 ${REMOTE}@${version}`, () => site.up(next));
  const after = site.composition();
  const active = after.remotes[REMOTE]?.active ?? '';
  assert(active.startsWith(`${version}-`), `${REMOTE} 应是 ${version}，而不是 ${active}`);
  assert.deepEqual({ ...activeOf(after), [REMOTE]: old }, activeOf(before), '其余部分应保持不变');
  assert.deepEqual(site.running(), containers, '服务不应重启');
  assert((await served(site.base, after.sequence)).includes(active), '页面应使用新的版本');
  await step('浏览器测试', () => walk(site.base));

  const refusal = await step('没有的版本', () => site.refused({ ...next, MF_AI_VERSION: '99.0.0' }));
  assert(refusal.includes(`仓库里没有 ${REMOTE}@99.0.0`), refusal);
  assert.deepEqual(activeOf(site.composition()), activeOf(after), '被拒绝的版本不应改变组合');

  await step(`退回 ${REMOTE}@${old}`, () => site.up({ ...next, MF_AI_VERSION: old }));
  const back = site.composition();
  assert.deepEqual(activeOf(back), activeOf(before), '应回到原来的组合');
  assert.deepEqual(site.running(), containers, '服务不应重启');
  await served(site.base, back.sequence);
  return active;
};

const run = async () => {
  const site = describeInstallation({ root, folder, port: Number(values.port), project: 'bee-smoke' });
  // Keeps this process running: neither a request whose connection is lost while the edge starts nor its timeout does.
  const awake = setInterval(() => {}, 1000);
  try {
    await step('构建镜像', site.build);
    await step('启动', () => site.up());
    await served(site.base, site.composition().sequence);
    await step('浏览器测试', () => walk(site.base));
    const next = await replaceOneRemote(site);
    await step('杀掉与更换进程、灰度、换版本与回退，访问不断', () =>
      recoverFromCrashes(site, () => composeByHand(site, REMOTE, next)),
    );
    await step('备份与恢复', () => runRestoreDrill(site, path.join(folder, 'backup')));
    console.log('\ndocker-compose：全部通过');
  } finally {
    clearInterval(awake);
    if (!values.keep) {
      site.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  }
};

run().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
