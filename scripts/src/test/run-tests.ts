import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { comparePictures } from '../pictures/run-pictures.ts';
import { secondsSince } from '../seconds-since.ts';
import { buildInChild } from '../start/build-in-child.ts';
import { runChecks } from '../verify/run-checks.ts';
import { changedFiles } from './changed-files.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { NoPostgres, startPostgres } from './private-postgres.ts';
import { relatedSpecs } from './related-specs.ts';
import { runPlaywright } from './run-playwright.ts';
import { reportFile, runReporting } from './run-reporting.ts';
import { SECOND_NODE_TESTS, secondNode } from './second-node.ts';
import { COMPONENT_RETRIES, jestFlags } from './test-flags.ts';
import { sum, type Totals } from './totals.ts';
import { uncoveredOperations } from './uncovered-operations.ts';

const isCi = Boolean(process.env.CI) && process.env.CI !== 'false';

/**
 * `npm test`: checks, then all kinds of tests, even after a failure; the last line is a summary. With `--changed`: all
 * checks, and the tests related to files that differ from main.
 */
export const runTests = async (since: number, { changed = false } = {}): Promise<Totals> => {
  const files = changed ? changedFiles() : null;
  const browser = ensureBrowser();
  const parts = [checkRealData()];
  console.log('\n── verify');
  parts.push(await runChecks());
  const tests = files && relatedTests(files);
  // The site of the browser tests needs it too; tests that start processes of the server use it.
  await buildInChild(['server']);
  const server = await runServerTests(tests);
  // The browser tests use little of the processor while their site loads its sample and while they wait for timeouts.
  const others = async () => [await runOtherTests(tests, server !== null), ...(files ? [] : [await runOnSecondNode()])];
  const later = await Promise.all([
    others(),
    browser ? runBrowserParts(files && relatedSpecs(files)) : [{ passed: 0, failed: 1 }],
  ]);
  parts.push(server ?? { passed: 0, failed: isCi ? 1 : 0 }, ...later.flat());
  const totals = sum(parts);
  console.log(`\n用时 ${secondsSince(since)}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals;
};

/**
 * `npm run test:long`: only the long random runs (`*.long.test.ts`), on PostgreSQL for the races among them, the browser
 * tests of accessibility at all widths, the main tasks in Firefox and WebKit, and the pictures of all screens.
 */
export const runLongTests = async (): Promise<Totals> => {
  const onServer = await onPostgres('长时间随机测试', (url) =>
    runJest('长时间随机测试', ['--passWithNoTests'], { BEE_LONG: '1', TEST_DATABASE_URL: url }),
  );
  const atAllWidths = await runPlaywright('无障碍（三种宽度）', { BEE_LONG: '1' }, [
    '--grep=axe|accessible|affected visit',
  ]);
  const engines = await runPlaywright('Firefox 与 WebKit', {}, ['--config=playwright.engines.config.ts']);
  const pictures = await comparePictures({ isLong: true });
  const totals = sum([onServer ?? { passed: 0, failed: isCi ? 1 : 0 }, atAllWidths, engines, pictures]);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals;
};

/** The tests on real files read BEE_REAL_DATA; in CI they must not be skipped silently. */
const checkRealData = (): Totals => {
  const folder = process.env.BEE_REAL_DATA;
  if (folder && existsSync(folder)) {
    console.log(`真实数据：${folder}`);
    return { passed: 0, failed: 0 };
  }
  const reason = folder ? `BEE_REAL_DATA 指向的 ${folder} 不存在` : '没有设置 BEE_REAL_DATA（真实数据文件夹）';
  console.log(`真实数据的测试${isCi ? '在 CI 里不能缺少' : '跳过'}：${reason}`);
  return { passed: 0, failed: isCi ? 1 : 0 };
};

/** Server tests whose subject is the embedded database, or differs on it: migrations and imports, which run on both. */
const ON_EMBEDDED =
  'server/src/(db/(embedded|kill|query-turns|migrate|migrate-without-transaction)|importer/import)[.]test';
/** All tests of the server and its test support, except those of the embedded database itself. */
const ON_POSTGRES = 'server/src/(?!db/(embedded|kill|query-turns)[.]test)|shared/testing/src/server/';

/** On PostgreSQL, where races occur; the browser tests use the embedded database. Null without PostgreSQL. */
const runServerTests = (only: string[] | null): Promise<Totals | null> =>
  onPostgres('服务器测试 (PostgreSQL)', (url) =>
    // These wait for PostgreSQL, other processes and timeouts a fifth of their time.
    runJestOn('服务器测试 (PostgreSQL)', ON_POSTGRES, only, { TEST_DATABASE_URL: url }, { moreWorkers: 1 }),
  );

/** Everything else; the server tests too if they have not run. */
const runOtherTests = (only: string[] | null, hasServerRun: boolean): Promise<Totals> => {
  const others = hasServerRun ? `^(?!.*(\\bserver/src/|shared/testing/src/server/))|${ON_EMBEDDED}` : '.';
  return runJestOn('单元、组件与服务器测试 (内嵌数据库)', others, only, { TEST_DATABASE_URL: '' }, { isHeld: true });
};

/** Runs the test files that match the pattern, `only` those of a list if there is one. */
const runJestOn = async (
  title: string,
  pattern: string,
  only: string[] | null,
  env: NodeJS.ProcessEnv,
  options: JestOptions = {},
) => {
  if (!only) return runJest(title, ['--', pattern], env, options);
  const files = only.filter((file) => new RegExp(pattern).test(file));
  return files.length > 0 ? runJest(title, ['--runTestsByPath', ...files], env, options) : { passed: 0, failed: 0 };
};

/** Uses the server of TEST_DATABASE_URL, else a private one; null without either, which is reported and fails in CI. */
const onPostgres = async (title: string, run: (url: string) => Promise<Totals>): Promise<Totals | null> => {
  if (process.env.TEST_DATABASE_URL) return run(process.env.TEST_DATABASE_URL);
  try {
    const postgres = await startPostgres();
    try {
      return await run(postgres.url);
    } finally {
      postgres.stop();
    }
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`\n── ${title}：${isCi ? '失败' : '跳过'}，${error.message}`);
    return null;
  }
};

/** Cheap tests again on the Node of the images; everything else runs on the installed one. */
const runOnSecondNode = async (): Promise<Totals> => {
  const title = '单元测试 (Node 24)';
  const node = secondNode();
  if (node)
    return runJest(
      title,
      ['--selectProjects', 'node', '--', SECOND_NODE_TESTS],
      { TEST_DATABASE_URL: '' },
      { node, isHeld: true },
    );
  console.log(`\n── ${title}：${isCi ? '失败' : '跳过'}，npm 没有给出这个平台的 Node 24`);
  return { passed: 0, failed: isCi ? 1 : 0 };
};

const runBrowserParts = async (specs: string[] | null): Promise<Totals[]> =>
  specs?.length === 0 ? [] : [await runInBrowser(specs ?? []), await comparePictures({ isLong: false })];

const runInBrowser = async (specs: string[]): Promise<Totals> => {
  const apiLog = reportFile('api-calls');
  const totals = await runPlaywright('浏览器测试', { BEE_API_LOG: apiLog }, specs);
  const calls = specs.length === 0 ? uncoveredOperations(apiLog) : null;
  if (calls) {
    console.log(`\n规格中的 ${calls.total} 个接口里，${calls.unseen.length} 个没有在浏览器测试中成功返回过：`);
    console.log(calls.unseen.map((call) => `  ${call}`).join('\n'));
  }
  return totals;
};

type JestOptions = { node?: string; isHeld?: boolean; moreWorkers?: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs Jest, on another Node if one is given; a test file that could not start counts as one failure. */
const runJest = async (
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  { node = process.execPath, isHeld = false, moreWorkers = 0 }: JestOptions = {},
): Promise<Totals> => {
  const report = reportFile('jest');
  const program = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  // `args` may end in `--` and paths, so the report flags come first.
  const flags = [...jestFlags(moreWorkers), '--json', `--outputFile=${report}`];
  const ok = await runReporting(title, node, [program, ...flags, ...args], { ...COMPONENT_RETRIES, ...env }, isHeld);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as JestReport;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
};

/** Read or applied by tests that do not import them. */
const OF_ALL_TESTS = /^(package-lock\.json|jest\.config\.mjs)$|^server\/(sample\/|src\/db\/migrations\/)/;

/** Paths of the Jest tests that import a changed file, directly or through others. */
const relatedTests = (changed: readonly string[]): string[] => {
  const present = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const isAll = changed.some((file) => OF_ALL_TESTS.test(file));
  if (!isAll && present.length === 0) return [];
  const listed = execFileSync(
    path.join(ROOT, 'node_modules/.bin/jest'),
    ['--listTests', ...(isAll ? [] : ['--findRelatedTests', ...present])],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return listed.split('\n').filter((line) => path.isAbsolute(line));
};
