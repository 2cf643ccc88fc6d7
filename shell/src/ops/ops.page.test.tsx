import type { OperationsComposition, StoredRelease } from '@bee/contracts/resource/operations-page';
import { ApiError, toasts, type UserInfo } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './ops.page.tsx';

const NOW = '2026-03-01T08:00:00.000Z';
const release = (id: string, built_at: string) => ({
  release: id,
  version: id.split('-')[0] ?? '',
  commit: 'abc',
  built_at,
});

const composition: OperationsComposition = {
  sequence: 7,
  changed_at: '2026-03-01T07:00:00.000Z',
  signed: true,
  warn_days: 90,
  parts: [
    {
      name: 'mf-data-tools',
      title: '价格与数据',
      owner: '数据组',
      active: release('1.1.0-bbbb', '2026-02-01T00:00:00Z'),
      active_since: null,
      canary: null,
      last_known_good: '1.0.0-aaaa',
      withdrawn: [],
      frozen: null,
    },
  ],
  edges: [
    { edge: 'edge-1', composition: '7', sequence: 7, problem: '', seen_at: NOW },
    { edge: 'edge-2', composition: '6', sequence: 6, problem: '文件不完整', seen_at: NOW },
  ],
  history: [
    {
      sequence: 7,
      changed_at: NOW,
      action: 'withdraw',
      remote: 'mf-ai',
      from: '2.0.0-x',
      to: '1.9.0-y',
      what: 'mf-ai 2.0.0-x → 1.9.0-y',
      reason: '失败 12%',
      by_kind: 'auto',
      by_name: '值守',
    },
    {
      sequence: 6,
      changed_at: '2026-03-01T06:00:00.000Z',
      action: 'canary',
      remote: 'mf-ai',
      from: '1.9.0-y',
      to: '1.9.0-y',
      what: 'mf-ai 灰度 2.0.0-x 10 %',
      reason: '试一周',
      by_kind: 'operator',
      by_name: '老周',
    },
  ],
  composer_runs: true,
  read_at: NOW,
};
const stored: StoredRelease[] = [
  { ...release('1.2.0-cccc', '2026-02-20T00:00:00Z'), role: 'other' },
  { ...release('1.1.0-bbbb', '2026-02-01T00:00:00Z'), role: 'active' },
  { ...release('1.0.0-aaaa', '2026-01-01T00:00:00Z'), role: 'last_known_good' },
];
const difference = {
  name: 'mf-data-tools',
  title: '价格与数据',
  owner: '数据组',
  release: { was: '1.1.0-bbbb', is: '1.2.0-cccc' },
  lines: [{ kind: 'sizes' as const, name: 'market/price', was: '2048', is: null }],
};

const show = (at: string, answers: PlatformOptions['answers'] = {}, operator = true) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    otherPages: ['ops', 'ops/review', 'home'],
    member: { uid: '1', nickname: '老周', is_operator: operator } as UserInfo,
    at,
    answers: { 'ops/getComposition': composition, 'ops/tryChange': { misfits: [], refusal: '' }, ...answers },
  });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => toasts.setState({ list: [] }));
});

it('is for operators only', () => {
  const { calls } = show('/ops', {}, false);
  expect(screen.getByText('403 此页面仅限运营人员')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('leads links to the old review lists to their page', () => {
  const { visited } = show('/ops?tab=refund&q=0001');
  expect(visited).toEqual(['/ops/review?tab=refund&q=0001']);
});

it('shows what runs, which edge does not follow and who changed what; missing is —', async () => {
  show('/ops');
  const parts = await screen.findByRole('table', { name: '每个应用正在运行的版本' });
  expect(within(parts).getByRole('row', { name: /价格与数据/ })).toHaveTextContent(
    /价格与数据.*数据组.*1\.1\.0.*—.*1\.0\.0/,
  );
  expect(screen.getByRole('row', { name: /edge-2/ })).toHaveTextContent('文件不完整');
  expect(screen.getByRole('row', { name: /edge-1/ })).toHaveTextContent('正常');
  const history = within(screen.getByRole('table', { name: '组合最近的变更' }));
  expect(history.getByRole('row', { name: /撤下/ })).toHaveTextContent(/2\.0\.0-x → 1\.9\.0-y.*自动 值守.*失败 12%/);
  expect(history.getByRole('row', { name: /灰度/ })).toHaveTextContent(/mf-ai 灰度 2\.0\.0-x 10 %.*运营 老周.*试一周/);
});

it('says why it could not be loaded, in the words of the server', async () => {
  show('/ops', {
    'ops/getComposition': () => {
      throw new ApiError('发布仓库里还没有组合', 404, 200);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('组合加载失败发布仓库里还没有组合');
});

it('asks every five seconds, but not while nobody sees it', async () => {
  jest.useFakeTimers();
  const { calls } = show('/ops');
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(calls).toHaveLength(3);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(3);
});

describe('a change', () => {
  const asked = { 'ops/getReleases': { list: stored, read_at: NOW }, 'ops/getComposeDiff': { list: [difference] } };
  const open = async (answers: PlatformOptions['answers']) => {
    const shown = show('/ops', { ...asked, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: '变更 价格与数据' }));
    const dialog = within(screen.getByRole('dialog', { name: '变更 价格与数据' }));
    const changes = () => shown.calls.filter(({ operation }) => operation === 'ops/changeComposition');
    return { dialog, changes };
  };

  it('needs a version and a reason, shows the difference first and sends what was looked at', async () => {
    const { dialog, changes } = await open({
      'ops/changeComposition': { id: '3', state: 'done', answer: '已生效：第 8 号组合' },
    });
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: '确认切换版本' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('请选择一个版本');
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    expect(await dialog.findByRole('row', { name: /体积 market\/price/ })).toHaveTextContent('2.00KB—');
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('请填写原因');
    expect(changes()).toEqual([]);
    await userEvent.type(dialog.getByLabelText('原因'), '新行情页');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()[0]?.request).toEqual({
      change: { action: 'set', versions: { 'mf-data-tools': '1.2.0-cccc' } },
      reason: '新行情页',
      expected_sequence: 7,
    });
    expect(toasts.getState().list[0]?.message).toBe('已生效：第 8 号组合');
  });

  it('offers the last good release to go back to, and shows a refusal as it was said', async () => {
    const { dialog, changes } = await open({
      'ops/changeComposition': { id: '3', state: 'refused', answer: '接口不符\n请联系数据组' },
    });
    await userEvent.click(dialog.getByRole('radio', { name: '回滚' }));
    expect(await dialog.findByRole('radio', { name: /1\.0\.0/ })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /1\.2\.0/ })).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('原因'), '太慢');
    await userEvent.click(dialog.getByRole('button', { name: '确认回滚' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('接口不符 请联系数据组');
    expect(changes()[0]?.request).toMatchObject({ change: { action: 'rollback', version: '1.0.0-aaaa' } });
  });

  it('says beforehand what the gate has against it: what, whose it is, and the way out', async () => {
    const misfit = {
      rule: 'operations',
      remote: 'mf-data-tools',
      owner: '数据组',
      what: '没有接口 a/b',
      remedy: '请升级',
    };
    const { dialog } = await open({ 'ops/tryChange': { misfits: [misfit], refusal: '' } });
    expect(dialog.queryByRole('region', { name: '核对' })).not.toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    const gate = await dialog.findByRole('region', { name: '核对' });
    expect(gate).toHaveTextContent('会被拒绝 1 处不合，处理之后才能启用：没有接口 a/b数据组 · 请升级');
  });

  it.each([
    [{ misfits: [], refusal: '' }, '核对通过'],
    [{ misfits: [], refusal: '仓库里没有 1.2.0' }, '会被拒绝 仓库里没有 1.2.0'],
  ])('or that nothing speaks against it: %j', async (answer, said) => {
    const { dialog } = await open({ 'ops/tryChange': answer });
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    await waitFor(() => expect(dialog.getByRole('region', { name: '核对' })).toHaveTextContent(said));
  });

  it('takes a share for a canary and refuses one that is none', async () => {
    const { dialog, changes } = await open({ 'ops/changeComposition': { id: '3', state: 'done', answer: '好' } });
    await userEvent.click(dialog.getByRole('radio', { name: '灰度' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    const percent = dialog.getByLabelText('灰度比例');
    await userEvent.clear(percent);
    await userEvent.type(percent, '120');
    await userEvent.type(dialog.getByLabelText('原因'), '试');
    await userEvent.click(dialog.getByRole('button', { name: '确认灰度' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('灰度比例为 0 到 100');
    expect(changes()).toEqual([]);
    await userEvent.clear(percent);
    await userEvent.type(percent, '25');
    await userEvent.click(dialog.getByRole('button', { name: '确认灰度' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.request).toMatchObject({
      change: { action: 'canary', remote: 'mf-data-tools', percent: 25, visitors: true, release: '1.2.0-cccc' },
    });
  });
});

it('brings everything back after showing what that changes', async () => {
  const { calls } = show('/ops', {
    'ops/getComposeDiff': { list: [difference, { ...difference, name: 'mf-ai', title: 'AI', lines: [] }] },
    'ops/changeComposition': { id: '3', state: 'done', answer: '已生效：第 8 号组合' },
  });
  await userEvent.click(await screen.findByRole('button', { name: '全部退回' }));
  const dialog = within(screen.getByRole('dialog', { name: '全部退回' }));
  expect(dialog.getByRole('radio', { name: /第 6 号.*mf-ai 灰度 2\.0\.0-x 10 %.*运营 老周/ })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: /第 7 号/ })).not.toBeInTheDocument();
  expect(await dialog.findByRole('row', { name: /体积 market\/price/ })).toBeVisible();
  expect(await dialog.findByText(/AI 1\.1\.0 → 1\.2\.0：.*只有代码内部的改动/)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('region', { name: '核对' })).toHaveTextContent('核对通过'));
  const sent = (id: string) => calls.find(({ operation }) => operation === id)?.request;
  expect(sent('ops/getComposeDiff')).toEqual({ sequence: 6 });
  expect(sent('ops/tryChange')).toEqual({ change: { action: 'rollbackAll', sequence: 6 }, expected_sequence: 7 });
  await userEvent.click(dialog.getByRole('button', { name: '确认退回到第 6 号' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('请填写原因');
  expect(sent('ops/changeComposition')).toBeUndefined();
  await userEvent.type(dialog.getByLabelText('原因'), '全站异常');
  await userEvent.click(dialog.getByRole('button', { name: '确认退回到第 6 号' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('ops/changeComposition')).toEqual({
    change: { action: 'rollbackAll', sequence: 6 },
    reason: '全站异常',
    expected_sequence: 7,
  });
});

it('names the edges that could not open a canary', async () => {
  const canary = { release: release('1.2.0-cccc', NOW), percent: 10, visitors: true, since: NOW };
  const problem = '灰度版本 mf-data-tools@1.2.0-cccc 不可用，所有访客继续使用当前版本：没有 release.json';
  const edges = composition.edges.map((edge) => ({ ...edge, problem: edge.edge === 'edge-2' ? problem : '' }));
  const parts = composition.parts.map((part) => ({ ...part, canary }));
  show('/ops', { 'ops/getComposition': { ...composition, parts, edges } });
  const running = within(await screen.findByRole('table', { name: '每个应用正在运行的版本' }));
  expect(running.getByRole('row', { name: /价格与数据/ })).toHaveTextContent(
    /1\.2\.0-cccc10% 访客与会员.*边缘 edge-2 没有启用/,
  );
  expect(screen.getByRole('row', { name: /^edge-2/ })).toHaveTextContent(problem);
});

it('shows what the watch thinks of a release, and why it does nothing', async () => {
  const of = { remote: 'mf-ai', visits_minute: 1, visits_window: 40, documents_day: 90, files_refused: 0 };
  const told = { failed_visits: 8, told_visits: 40, lcp_p75: null, inp_p75: 12, renders: 0, render_failed: 0 };
  const failed = { load: 8, mount: 0, style: 1, widget: 0, run: 0 };
  const needed = { visits: 12, failing: 4, networks: 5, share: 0.05, times: 3 };
  const evidence = { visits: 40, failing: 8, networks: 6, needed, usual: 0.01, act: 'withdraw' as const, why: '出错' };
  const row = { ...of, ...told, failed, render_p95: null, role: 'canary' as const };
  show('/ops?tab=health', {
    'ops/getVersionHealth': {
      list: [
        { ...row, release: '2.0.0-x', evidence: { ...evidence, held: '没有值守进程在运行' } },
        { ...row, release: '1.0.0-x', role: 'earlier', evidence: null },
      ],
      browsers_report: true,
      read_at: NOW,
    },
  });
  const shown = await screen.findByRole('row', { name: /2\.0\.0-x/ });
  expect(shown).toHaveTextContent(/20\.0%8 \/ 40 人加载 8 · 样式 1/);
  expect(shown).toHaveTextContent('— / 12');
  expect(shown).toHaveTextContent(/该撤下 出错没有自动处理：没有值守进程在运行/);
  expect(shown).toHaveTextContent(
    '出错 8 / 40 位（20.0%），来自 6 个网段；要有 12 位访客、4 位出错、5 个网段，出错占 5% 以上且超过对照 1% 的 3 倍',
  );
  expect(
    within(screen.getByRole('row', { name: /1\.0\.0-x/ }))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent(/^—$/);
});

it('keeps span and order of calls in the address', async () => {
  const call = { operation: 'search/find', calls: 1200, failures: 0, p50: 12.34, p95: 80, slowest: 400 };
  const { calls } = show('/ops?tab=calls&span=24h&order=calls', {
    'ops/getSlowCalls': { list: [call], read_at: NOW },
  });
  expect(await screen.findByRole('row', { name: /search\/find/ })).toHaveTextContent('1,2000 次 · 0.0%12.380.0400.0');
  expect(calls[0]?.request).toEqual({ span: '24h', order: 'calls' });
  expect(screen.getByRole('link', { name: '15 分钟' })).toHaveAttribute('href', '/ops?tab=calls&span=15m&order=calls');
});

it('leads from what waits to its list', async () => {
  show('/ops?tab=reviews', {
    'ops/getReviewCounts': { list: [{ tab: 'refund', open: 2, oldest_at: '2026-03-01T06:00:00.000Z' }], read_at: NOW },
  });
  const row = await screen.findByRole('row', { name: /退款/ });
  expect(row).toHaveTextContent(/2.*2 小时/);
  expect(within(row).getByRole('link', { name: '退款' })).toHaveAttribute('href', '/ops/review?tab=refund');
});
