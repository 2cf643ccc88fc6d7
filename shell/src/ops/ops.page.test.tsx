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
      reason: '失败 12%',
      by_kind: 'auto',
      by_name: '值守',
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
    answers: { 'ops/getComposition': composition, ...answers },
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
  expect(within(parts).getByRole('row', { name: /价格与数据/ })).toHaveTextContent(/1\.1\.0.*—.*1\.0\.0.*数据组/);
  expect(screen.getByRole('row', { name: /edge-2/ })).toHaveTextContent('文件不完整');
  expect(screen.getByRole('row', { name: /edge-1/ })).toHaveTextContent('正常');
  expect(screen.getByRole('row', { name: /撤下/ })).toHaveTextContent(/2\.0\.0 → 1\.9\.0.*自动 值守.*失败 12%/);
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
