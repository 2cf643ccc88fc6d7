import { dialogs } from '@bee/platform/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOW, showOperations as show } from './testing/show-operations.tsx';

const key = { id: '4', remote: 'mf-ai', label: '流水线', canary_percent: 10, may_promote: true, used_at: NOW };
const keys = {
  list: [
    { ...key, revoked_at: null },
    { ...key, id: '3', label: '旧的', canary_percent: 0, may_promote: false, used_at: null, revoked_at: NOW },
  ],
  uses: [
    {
      id: '9',
      at: NOW,
      remote: 'mf-ai',
      label: '流水线',
      action: 'canary' as const,
      what: '20 %',
      refusal: '最多 10 %',
    },
  ],
  read_at: NOW,
};
const open = () => {
  const answers = { 'ops/getTeamKeys': keys, 'ops/createTeamKey': { secret: 'beeteam_x' }, 'ops/revokeTeamKey': null };
  const { calls } = show('/ops?tab=keys', answers);
  return (name: string) => calls.filter(({ operation }) => operation === name).map(({ request }) => request);
};

it('shows what each key may do, what it was used for, and offers to revoke those in use', async () => {
  open();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/上传、灰度至多 10 %、转正/)).getByRole('button')).toBeEnabled();
  expect((await row(/旧的.*还没有用过.*已收回/)).queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /灰度 20 %.*被拒绝：最多 10 %/ })).toBeVisible();
});

it('makes a key with its rights, and shows the secret once', async () => {
  const requests = open();
  await userEvent.click(await screen.findByRole('button', { name: '新建钥匙' }));
  const dialog = within(screen.getByRole('dialog', { name: '新建钥匙' }));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  expect(dialog.getByLabelText('应用')).toHaveAccessibleDescription(/请填写微前端的名称/);
  await userEvent.type(dialog.getByLabelText('应用'), 'mf-ai');
  await userEvent.type(dialog.getByLabelText('标签'), '流水线');
  await userEvent.clear(dialog.getByLabelText('灰度上限'));
  await userEvent.type(dialog.getByLabelText('灰度上限'), '2.5');
  await userEvent.click(dialog.getByLabelText('可以转正'));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  expect(await screen.findByText('beeteam_x')).toBeVisible();
  expect(requests('ops/createTeamKey')).toEqual([
    { remote: 'mf-ai', label: '流水线', canary_percent: 2.5, may_promote: true },
  ]);
});

it('revokes a key only after confirmation', async () => {
  const requests = open();
  for (const confirmed of [false, true]) {
    await userEvent.click(await screen.findByRole('button', { name: '收回 mf-ai 流水线' }));
    await waitFor(() => expect(dialogs.getState().list).toHaveLength(1));
    expect(requests('ops/revokeTeamKey')).toEqual([]);
    await act(async () => dialogs.getState().list[0]?.answer(confirmed));
  }
  await waitFor(() => expect(requests('ops/revokeTeamKey')).toEqual([{ id: '4' }]));
});
