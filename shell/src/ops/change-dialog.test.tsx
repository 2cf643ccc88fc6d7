import { toasts } from '@bee/platform/host';
import type { PlatformOptions } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composition, difference, NOW, release, showOperations as show, stored } from './testing/show-operations.tsx';

afterEach(() => act(() => toasts.setState({ list: [] })));

describe('a change', () => {
  const reads = { 'ops/getReleases': { list: stored, read_at: NOW }, 'ops/getComposeDiff': { list: [difference] } };
  const open = async (answers: PlatformOptions['answers']) => {
    const shown = show('/ops', { ...reads, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: '变更 价格与数据' }));
    const dialog = within(screen.getByRole('dialog', { name: '变更 价格与数据' }));
    const changes = () => shown.calls.filter(({ operation }) => operation === 'ops/changeComposition');
    return { dialog, changes };
  };

  it('offers a preview of the chosen version, and says why there is none', async () => {
    const address = 'https://bee.example/preview/key';
    const { dialog } = await open({ 'ops/startPreview': { address, until: NOW } });
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    await userEvent.click(dialog.getByRole('button', { name: '预览' }));
    expect(await dialog.findByRole('link', { name: '打开预览' })).toHaveAttribute('href', address);
  });

  it('requires a version and a reason, shows the difference first and sends the sequence that was shown', async () => {
    const { dialog, changes } = await open({
      'ops/changeComposition': { id: '3', state: 'done', answer: '已生效：第 8 号组合' },
    });
    const button = dialog.getByRole('button', { name: '确认切换版本' });
    const confirm = () => userEvent.click(button);
    expect(button).toBeDisabled();
    expect(dialog.getByText('请选择一个版本')).toBeVisible();
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    expect(await dialog.findByRole('row', { name: /体积 market\/price/ })).toHaveTextContent('2.00KB—');
    expect(dialog.queryByText('请选择一个版本')).not.toBeInTheDocument();
    await confirm();
    expect(dialog.getByLabelText('原因')).toHaveAccessibleDescription(/请填写原因/);
    expect(changes()).toEqual([]);
    await userEvent.type(dialog.getByLabelText('原因'), '新行情页');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()[0]?.request).toEqual({
      change: { action: 'set', versions: { 'mf-data-tools': '1.2.0-cccc' } },
      reason: '新行情页',
      expected_sequence: 7,
    });
    expect(toasts.getState().list.at(-1)?.message).toBe('已生效：第 8 号组合');
  });

  it('offers the last good release for a rollback, and shows a refusal verbatim', async () => {
    const { dialog, changes } = await open({
      'ops/changeComposition': { id: '3', state: 'refused', answer: '接口不符\n请联系数据组' },
    });
    await userEvent.click(dialog.getByRole('radio', { name: '回退' }));
    expect(await dialog.findByRole('radio', { name: /1\.0\.0/ })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /1\.2\.0/ })).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('原因'), '太慢');
    await userEvent.click(dialog.getByRole('button', { name: '确认回退' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('接口不符 请联系数据组');
    expect(changes()[0]?.request).toMatchObject({ change: { action: 'rollback', version: '1.0.0-aaaa' } });
  });

  it('starts a canary with steps', async () => {
    const answer = { 'ops/changeComposition': { id: '3', state: 'done' as const, answer: '好' } };
    const { dialog, changes } = await open(answer);
    await userEvent.click(dialog.getByRole('radio', { name: '灰度' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    await userEvent.clear(dialog.getByLabelText('各步比例，100 是转正'));
    await userEvent.type(dialog.getByLabelText('各步比例，100 是转正'), '10, 50, 100');
    await userEvent.type(dialog.getByLabelText('不扩大的时段，如 22-8'), '22-8');
    await userEvent.type(dialog.getByLabelText('原因'), '试');
    await userEvent.click(dialog.getByRole('button', { name: '确认灰度' }));
    const steps = { percents: [10, 50], minutes: 30, visits: 100, quiet: { from: 22, to: 8 } };
    await waitFor(() =>
      expect(changes()[0]?.request).toMatchObject({
        change: { action: 'canary', release: '1.2.0-cccc', percent: 10, steps },
      }),
    );
  });

  it('pauses the steps of a canary', async () => {
    const steps = { percents: [10, 50], minutes: 30, visits: 100 };
    const canary = { release: release('1.2.0-cccc', NOW), percent: 10, visitors: true, since: NOW, steps };
    const { dialog, changes } = await open({
      'ops/getComposition': { ...composition, parts: composition.parts.map((part) => ({ ...part, canary })) },
      'ops/changeComposition': { id: '3', state: 'done' as const, answer: '好' },
    });
    await userEvent.click(dialog.getByRole('radio', { name: '暂停扩大' }));
    await userEvent.type(dialog.getByLabelText('原因'), '等一等');
    await userEvent.click(dialog.getByRole('button', { name: '确认暂停扩大' }));
    await waitFor(() =>
      expect(changes()[0]?.request).toMatchObject({
        change: { action: 'canary', percent: 10, steps: { ...steps, paused: true } },
      }),
    );
  });

  describe('while a canary runs', () => {
    const canary = { release: release('1.2.0-cccc', NOW), percent: 10, visitors: true, since: NOW, steps: null };
    const withCanary = (frozen: string | null) => ({
      'ops/getComposition': { ...composition, parts: composition.parts.map((part) => ({ ...part, canary, frozen })) },
      'ops/changeComposition': { id: '3', state: 'done' as const, answer: '好' },
    });
    const kinds = ({ dialog }: Awaited<ReturnType<typeof open>>) =>
      within(dialog.getByRole('group', { name: '操作' }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);

    it('ends it also where the remote is frozen, and offers only changes backwards there', async () => {
      const opened = await open(withCanary('节日'));
      expect(kinds(opened)).toEqual(['结束灰度', '回退', '解冻']);
      await userEvent.type(opened.dialog.getByLabelText('原因'), '出错');
      await userEvent.click(opened.dialog.getByRole('button', { name: '确认结束灰度' }));
      await waitFor(() => expect(opened.changes()).toHaveLength(1));
      expect(opened.changes()[0]?.request).toMatchObject({
        change: { action: 'endCanary', remote: 'mf-data-tools' },
      });
    });

    it.each([null, '节日'])('rolls back by only ending it, unless a release is chosen (frozen: %s)', async (frozen) => {
      const { dialog, changes } = await open(withCanary(frozen));
      await userEvent.click(dialog.getByRole('radio', { name: '回退' }));
      expect(await dialog.findByRole('radio', { name: /只结束灰度 1\.2\.0.*正式版本 1\.1\.0 不变/ })).toBeChecked();
      const older = dialog.getByRole('radio', { name: /1\.0\.0-aaaa/ });
      await userEvent.click(older);
      expect(older).toBeChecked();
      await userEvent.click(dialog.getByRole('radio', { name: /只结束灰度/ }));
      await userEvent.type(dialog.getByLabelText('原因'), '出错');
      await userEvent.click(dialog.getByRole('button', { name: '确认回退' }));
      await waitFor(() => expect(changes()).toHaveLength(1));
      expect(changes()[0]?.request).toEqual({
        change: { action: 'rollback', remote: 'mf-data-tools' },
        reason: '出错',
        expected_sequence: 7,
      });
    });
  });

  it('shows the violations beforehand: text, owner and remedy', async () => {
    const violation = {
      rule: 'operations',
      remote: 'mf-data-tools',
      owner: '数据组',
      what: '没有接口 a/b',
      remedy: '请升级',
    };
    const { dialog } = await open({ 'ops/tryChange': { violations: [violation], refusal: '' } });
    expect(dialog.queryByRole('region', { name: '核对' })).not.toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    const gate = await dialog.findByRole('region', { name: '核对' });
    expect(gate).toHaveTextContent('会被拒绝 1 处不合，处理之后才能启用：没有接口 a/b数据组 · 请升级');
  });

  it.each([
    [{ violations: [], refusal: '' }, '核对通过'],
    [{ violations: [], refusal: '仓库里没有 1.2.0' }, '会被拒绝 仓库里没有 1.2.0'],
  ])('shows the result of the check: %j', async (answer, expected) => {
    const { dialog } = await open({ 'ops/tryChange': answer });
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    await waitFor(() => expect(dialog.getByRole('region', { name: '核对' })).toHaveTextContent(expected));
  });

  it('accepts a share for a canary and rejects an invalid one', async () => {
    const { dialog, changes } = await open({ 'ops/changeComposition': { id: '3', state: 'done', answer: '好' } });
    await userEvent.click(dialog.getByRole('radio', { name: '灰度' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /1\.2\.0/ }));
    await userEvent.click(dialog.getByLabelText('逐步扩大，自动转正或撤下'));
    const percent = dialog.getByLabelText('灰度比例');
    await userEvent.clear(percent);
    await userEvent.type(percent, '120');
    await userEvent.type(dialog.getByLabelText('原因'), '试');
    expect(dialog.getByText('灰度比例为 0 到 100')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '确认灰度' }));
    expect(changes()).toEqual([]);
    await userEvent.clear(percent);
    await userEvent.type(percent, '２５');
    await userEvent.click(dialog.getByRole('button', { name: '确认灰度' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.request).toMatchObject({
      change: { action: 'canary', remote: 'mf-data-tools', percent: 25, visitors: true, release: '1.2.0-cccc' },
    });
  });
});

it('rolls everything back after showing the differences', async () => {
  const { calls } = show('/ops', {
    'ops/getComposeDiff': { list: [difference, { ...difference, name: 'mf-ai', title: 'AI', lines: [] }] },
    'ops/changeComposition': { id: '3', state: 'done', answer: '已生效：第 8 号组合' },
  });
  await userEvent.click(await screen.findByRole('button', { name: '全部回退' }));
  const dialog = within(screen.getByRole('dialog', { name: '全部回退' }));
  expect(dialog.getByRole('radio', { name: /第 6 号.*mf-ai 灰度 2\.0\.0-x 10 %.*运营 老周/ })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: /第 7 号/ })).not.toBeInTheDocument();
  expect(await dialog.findByRole('row', { name: /体积 market\/price/ })).toBeVisible();
  expect(await dialog.findByText(/AI 1\.1\.0 → 1\.2\.0：.*只有代码内部的改动/)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('region', { name: '核对' })).toHaveTextContent('核对通过'));
  const sent = (id: string) => calls.find(({ operation }) => operation === id)?.request;
  expect(sent('ops/getComposeDiff')).toEqual({ sequence: 6 });
  expect(sent('ops/tryChange')).toEqual({ change: { action: 'rollbackAll', sequence: 6 }, expected_sequence: 7 });
  await userEvent.click(dialog.getByRole('button', { name: '确认回退到第 6 号' }));
  expect(dialog.getByLabelText('原因')).toHaveAccessibleDescription(/请填写原因/);
  expect(sent('ops/changeComposition')).toBeUndefined();
  await userEvent.type(dialog.getByLabelText('原因'), '全站异常');
  await userEvent.click(dialog.getByRole('button', { name: '确认回退到第 6 号' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('ops/changeComposition')).toEqual({
    change: { action: 'rollbackAll', sequence: 6 },
    reason: '全站异常',
    expected_sequence: 7,
  });
});
