import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '@bee/contracts/composition';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { putSmallRelease } from '@bee/testing/small-release';
import { readAbove, readWords } from './read-words.ts';
import { runCommand } from './run-command.ts';

let store: string;

const compose = (line: string) => {
  const words = readWords(line.split(' '));
  const bucket = openBucket({ kind: 'folder', folder: store });
  const { dry, above } = words.options;
  const floor = readAbove(above) ?? 0;
  return runCommand(openComposer(bucket, { gate: async () => [], dry, floor: async () => floor }), words);
};
const current = async () => JSON.parse(await compose('show --json')) as Composition;

const put = (name: string, version: string) =>
  putSmallRelease(store, name, `${version}-00000000`, {
    built_at: `2026-01-0${version.split('.')[1]}T00:00:00Z`,
    manifest: { title: 'AI 问答', owner: '智能组', pages: [{ id: 'ai', module: 'ask/ask', title: `问答 ${version}` }] },
  });

beforeEach(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-store-'));
  put('shell', '1.1.0');
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) put('mf-ai', version);
  await compose('set shell=latest mf-ai=1.1.0');
});
afterEach(() => rmSync(store, { recursive: true }));

it.each([
  ['set mf-ai=1.2.0', '第 2 号组合：mf-ai 1.1.0-00000000 → 1.2.0-00000000'],
  ['set mf-ai=1.1.0', '没有变化'],
  ['set mf-ai=1.2.0 --dry', '第 2 号组合（没有写入）：mf-ai 1.1.0-00000000 → 1.2.0-00000000'],
  ['canary mf-ai=1.2.0 10', '第 2 号组合：mf-ai 灰度 1.2.0-00000000 10 %'],
  ['canary mf-ai=latest 12.5% --members-only', '第 2 号组合：mf-ai 灰度 1.3.0-00000000 12.5 %（仅会员）'],
  ['canary mf-ai=1.2.0 auto', '第 2 号组合：mf-ai 灰度 1.2.0-00000000 5 %，之后 25 %、50 %、转正'],
  ['canary mf-ai=1.2.0 auto --steps 10,100', '第 2 号组合：mf-ai 灰度 1.2.0-00000000 10 %，之后 转正'],
  ['rollback mf-ai 1.2.0', '第 2 号组合：mf-ai 1.1.0-00000000 → 1.2.0-00000000'],
  ['freeze --reason 节日', '第 2 号组合：shell 冻结：节日；mf-ai 冻结：节日'],
  ['freeze mf-ai --reason 节日', '第 2 号组合：mf-ai 冻结：节日'],
  ['unfreeze', '没有变化'],
  ['deploy shell=latest mf-ai=1.1.0', '第 2 号组合：记下部署所要的版本'],
  ['verify', '组合完好'],
])('%s', async (line, expected) => {
  expect(await compose(line)).toBe(expected);
  expect((await current()).sequence).toBe(expected.startsWith('第 2 号组合：') ? 2 : 1);
});

it('gives the signed address of a preview and changes nothing', async () => {
  process.env.INTERNAL_SECRET = 'a secret of this test run';
  const address = await compose('preview mf-ai=latest --dry');
  const [, body = ''] = /^http:\/\/localhost:\d+\/preview\/([\w-]+)\.[\w-]+$/.exec(address) ?? [];
  const { releases, until } = JSON.parse(Buffer.from(body, 'base64url').toString());
  expect(releases).toEqual({ 'mf-ai': { release: '1.3.0-00000000', digest: expect.stringMatching(/^\w{64}$/) } });
  expect((until - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  expect((await current()).sequence).toBe(1);
  expect(await compose('preview mf-ai=1.1.0 --dry')).toBe('这些版本正在运行，不用预览');
});

it('revokes all previews; later changes keep that', async () => {
  expect(await compose('preview off')).toBe('第 2 号组合：收回全部预览地址');
  const { previews_after = '' } = await current();
  expect(Date.now() - Date.parse(previews_after)).toBeLessThan(60_000);
  await compose('set mf-ai=latest');
  expect(await current()).toMatchObject({ sequence: 3, previews_after });
});

it.each([
  ['', '用法'],
  ['dance', '没有命令“dance”'],
  ['set', '用法'],
  ['set mf-ai', '应写成 <名称>=<版本>'],
  ['set mf-ai=', '应写成 <名称>=<版本>'],
  ['set mf-ai=1.2.0 --loud', '看不懂的选项'],
  ['canary mf-ai=1.2.0', 'canary 后面缺了内容'],
  ['canary mf-ai=1.2.0 many', '比例应是'],
  ['canary mf-ai=1.2.0 10 20', '“20”是多余的'],
  ['canary mf-ai off', '没有正在进行的灰度'],
  ['promote', '用法'],
  ['promote mf-ai', '没有正在进行的灰度'],
  ['rollback', '用法'],
  ['rollback 1', 'rollback --all 1'],
  ['rollback --all x', '序号应是数字'],
  ['rollback --all 9', '历史里没有更早的第 9 号组合'],
  ['freeze mf-ai', '原因'],
  ['diff mf-ai', '没有正在进行的灰度'],
])('%s is refused and changes nothing', async (line, message) => {
  await expect(Promise.resolve().then(() => compose(line))).rejects.toThrow(message);
  expect((await current()).sequence).toBe(1);
});

it('starts, widens and promotes a canary, and reports each step', async () => {
  await compose('canary mf-ai=1.2.0 10 --by 王二 --reason 新问答页');
  expect(await compose('show')).toMatch(/灰度 1\.2\.0-00000000：10 % 的访客，自 \d{4}-/);
  expect(await compose('diff mf-ai')).toContain('标题  ～ ai  问答 1.1.0 → 问答 1.2.0');
  expect(await compose('canary mf-ai 50')).toContain('灰度 1.2.0-00000000 50 %');
  expect(await compose('promote mf-ai')).toContain('1.1.0-00000000 → 1.2.0-00000000，灰度转正');
  expect(await compose('rollback mf-ai')).toContain('1.2.0-00000000 → 1.1.0-00000000');
  expect(await compose('show')).toContain('撤回过 1.2.0-00000000');
  expect(await compose('rollback --all 4')).toContain('1.1.0-00000000 → 1.2.0-00000000');
  const lines = (await compose('history')).split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(/^2\t.*\t命令 王二\t灰度\tmf-ai 灰度 1\.2\.0-00000000 10 %\t新问答页$/);
});

it('reports the canary that is replaced by another one', async () => {
  await compose('canary mf-ai=1.2.0 10');
  expect(await compose('canary mf-ai=1.3.0 5')).toMatch(/灰度 1\.3\.0-\S+ 5 %，代替灰度 1\.2\.0-00000000$/);
});

it('reports existing violations of another remote after a change', async () => {
  const wrong = { rule: 'operations', remote: 'shell', owner: '平台组', what: 'shell 调用 a/b', remedy: '请升级' };
  const composer = openComposer(openBucket({ kind: 'folder', folder: store }), { gate: async () => [wrong] });
  expect(await runCommand(composer, readWords(['set', 'mf-ai=1.2.0']))).toBe(
    '第 2 号组合：mf-ai 1.1.0-00000000 → 1.2.0-00000000\n' +
      '另外：shell 调用 a/b（平台组）。请升级。［operations］（这次变更之前就有）',
  );
});

it('requires a name in the image, but not for deployments and read-only commands', async () => {
  const composer = openComposer(openBucket({ kind: 'folder', folder: store }), { gate: async () => [] });
  const inImage = (line: string) => runCommand(composer, readWords(line.split(' ')), true);
  for (const line of ['show', 'history', 'verify', 'diff mf-ai=1.2.0', 'deploy shell=latest mf-ai=1.1.0'])
    await expect(inImage(line)).resolves.toEqual(expect.any(String));
  await inImage('set mf-ai=1.2.0 --by 王二');
  expect((await current()).change?.by).toEqual({ kind: 'cli', name: '王二' });
  await expect(inImage('dance')).rejects.toThrow('没有命令“dance”');
});

it('reports what a deployment left unchanged', async () => {
  await compose('freeze mf-ai --reason 节日');
  expect((await compose('deploy shell=latest mf-ai=1.2.0')).split('\n')).toEqual([
    '第 3 号组合：记下部署所要的版本',
    'mf-ai 保持不变，没有换成 1.2.0-00000000：已冻结：节日',
  ]);
});

describe('a canary of a deployment', () => {
  const deploy = (canary: string, version = '1.1.0') =>
    compose(`deploy shell=latest mf-ai=${version} canary:mf-ai=${canary}`);
  const canary = async () => (await current()).remotes['mf-ai']?.canary;

  it('starts, grows and ends as requested, and does nothing for an unchanged request', async () => {
    expect(await deploy('')).toBe('第 2 号组合：记下部署所要的版本');
    expect(await deploy('')).toBe('没有变化');
    expect(await deploy('1.2.0:10')).toBe('第 3 号组合：mf-ai 灰度 1.2.0-00000000 10 %');
    expect(await deploy('1.2.0:10')).toBe('没有变化');
    const before = await canary();
    expect(await deploy('1.2.0:50')).toBe('第 4 号组合：mf-ai 灰度 1.2.0-00000000 50 %');
    expect(await canary()).toEqual({ ...before, percent: 50 });
    expect(await deploy('1.3.0:5%')).toContain('灰度 1.3.0-00000000 5 %，代替灰度 1.2.0-00000000');
    expect(await deploy('')).toContain('灰度 1.3.0-00000000 结束');
  });

  it('does not revert later decisions of operators', async () => {
    await deploy('1.2.0:10');
    await compose('canary mf-ai off');
    expect(await deploy('1.2.0:10')).toBe('没有变化');
    await compose('canary mf-ai=1.3.0 20');
    expect(await deploy('')).toBe('第 5 号组合：记下部署所要的版本');
    expect(await canary()).toMatchObject({ release: '1.3.0-00000000', percent: 20 });
    expect(await deploy('1.2.0:10')).toContain('有人正在灰度 1.3.0-00000000（20 %）；请先转正或结束它');
    expect(await canary()).toMatchObject({ release: '1.3.0-00000000', percent: 20 });
    await compose('canary mf-ai off');
    expect(await deploy('1.2.0:10')).toContain('灰度 1.2.0-00000000 10 %');
  });

  it('does not return after it was withdrawn, and is not started for the active release', async () => {
    await deploy('1.2.0:10');
    await compose('rollback mf-ai');
    expect(await deploy('1.2.0:10')).toBe('没有变化');
    expect(await deploy('1.2.0:20')).toContain('没有换成 灰度 1.2.0-00000000:20：它因故障撤回过');
    expect(await deploy('1.1.0:10')).toBe('第 4 号组合：记下部署所要的版本');
    expect(await canary()).toBeUndefined();
  });

  it('is promoted when a deployment names its version without a canary', async () => {
    await deploy('1.2.0:10');
    expect(await deploy('', '1.2.0')).toContain('mf-ai 1.1.0-00000000 → 1.2.0-00000000，灰度转正');
    expect(await canary()).toBeUndefined();
  });

  it.each([
    ['1.2.0', '应写成 <版本>:<比例>'],
    ['10%', '应写成 <版本>:<比例>'],
    ['1.2.0:many', '比例应是'],
    ['1.2.0:101', '0 到 100'],
    ['9.9.9:10', '仓库里没有 mf-ai@9.9.9'],
  ])('changes nothing when it reads %s', async (value, expected) => {
    const message = await Promise.resolve()
      .then(() => deploy(value))
      .catch((error: Error) => error.message);
    expect(message).toContain(expected);
    expect(await canary()).toBeUndefined();
  });

  it('takes the shell, and is refused for unknown remotes', async () => {
    put('shell', '1.2.0');
    expect(await compose('deploy shell=1.1.0 mf-ai=1.1.0 canary:shell=1.2.0:10')).toContain(
      'shell 灰度 1.2.0-00000000 10 %',
    );
    await expect(compose('deploy shell=1.1.0 mf-ai=1.1.0 canary:mf-x=1.0.0:10')).rejects.toThrow(
      '仓库里没有 mf-x@1.0.0',
    );
  });
});

it('numbers a change above the sequence that edges have seen', async () => {
  expect(await compose('rollback mf-ai 1.2.0 --above 50 --dry')).toMatch(/^第 51 号组合（没有写入）/);
  expect(await compose('rollback mf-ai 1.2.0 --above 50')).toMatch(/^第 51 号组合：/);
  expect(await compose('set mf-ai=1.3.0 --above 7')).toMatch(/^第 52 号组合：/);
  for (const wrong of ['many', '-1', '1234567890', '5.5'])
    await expect(Promise.resolve().then(() => compose(`freeze --reason x --above=${wrong}`))).rejects.toThrow(
      '组合的序号',
    );
  expect((await current()).sequence).toBe(52);
});

it('prints data with --json', async () => {
  const diffs = JSON.parse(await compose('diff mf-ai=1.2.0 --json')) as { name: string; commits: string[] }[];
  expect(diffs).toMatchObject([{ name: 'mf-ai', owner: '智能组', commits: [] }]);
  expect(JSON.parse(await compose('set mf-ai=1.2.0 --json'))).toMatchObject({ sequence: 2 });
  expect(JSON.parse(await compose('history --json'))).toHaveLength(2);
});

it('pauses and resumes the steps of a canary within its step; a share by hand ends them', async () => {
  await compose('canary mf-ai=1.2.0 auto --minutes 10 --quiet 22-8');
  const begin = (await current()).remotes['mf-ai']?.canary?.steps;
  expect(begin).toMatchObject({ percents: [5, 25, 50], minutes: 10, visits: 100, quiet: { from: 22, to: 8 } });
  expect(await compose('canary mf-ai pause')).toBe('第 3 号组合：mf-ai 灰度暂停扩大');
  expect(await compose('show')).toMatch(
    /逐步扩大：5, 25, 50, 100 %，每步至少 10 分钟、100 个访问，22-8 点不扩大，已暂停/,
  );
  expect(await compose('canary mf-ai resume')).toBe('第 4 号组合：mf-ai 灰度继续扩大');
  expect((await current()).remotes['mf-ai']?.canary?.steps).toEqual({ ...begin, paused: false });
  expect(await compose('canary mf-ai 50')).toBe('第 5 号组合：mf-ai 灰度 1.2.0-00000000 50 %');
  expect((await current()).remotes['mf-ai']?.canary).not.toHaveProperty('steps');
  await expect(compose('canary mf-ai pause')).rejects.toThrow('mf-ai 没有逐步扩大的灰度');
});

it.each([
  ['--steps 50,25', '每一步应比前一步大'],
  ['--steps x', '每一步应大于 0'],
  ['--minutes x', '每步时间为 0-10080 分钟'],
  ['--quiet 22', '时刻为 0-23 时'],
])('refuses a plan with %s', async (options, message) => {
  await expect(compose(`canary mf-ai=1.2.0 auto ${options}`)).rejects.toThrow(message);
});
