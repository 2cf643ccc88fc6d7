import type { DataFor } from '@bee/contracts/operations';
import type { ApiKey } from '@bee/contracts/resource/open-api';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildMember } from '../../testing/member-factories.ts';
import { page } from './api-keys.page.tsx';

const buildKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: '1',
  name: '日报',
  prefix: 'bee_abcdef',
  day_limit: null,
  created_at: '2026-03-01T02:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  used_today: 0,
  ...changes,
});

const answerOf = (list: ApiKey[]): DataFor<'openApi/getKeyList'> => ({
  list,
  today: '2026-03-04',
  used_today: 12,
  requests_per_day: 100,
  rows_per_request: 500,
});

const show = (list: ApiKey[], at = '/home/user/apikeys', answers: PlatformOptions['answers'] = {}) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    member: buildMember(),
    at,
    answers: { 'openApi/getKeyList': answerOf(list), 'openApi/getUse': [], ...answers },
  });

describe('keys of the open API', () => {
  it('shows the use of today with the limits, and how to begin without a key', async () => {
    show([]);
    expect(await screen.findByText(/今天已用/)).toHaveTextContent('今天已用 12 / 100 次，每次最多 500 行');
    expect(screen.getByText('还没有密钥')).toBeVisible();
    expect(await screen.findByText('最近 30 天没有请求')).toBeVisible();
  });

  it('shows a new secret until it is closed', async () => {
    const user = userEvent.setup();
    const key = buildKey({ name: '报表', day_limit: 20 });
    const { calls } = show([], undefined, { 'openApi/createKey': { key, secret: 'bee_abcdefgh' } });
    await user.click(await screen.findByRole('button', { name: '新建密钥' }));
    await user.type(await screen.findByLabelText('名称'), ' 报表 ');
    await user.type(screen.getByLabelText('每日上限（次）'), '２0');
    await user.click(screen.getByRole('button', { name: '新建密钥' }));
    expect(await screen.findByText('bee_abcdefgh')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'openApi/createKey')?.request).toEqual({
      name: '报表',
      day_limit: 20,
    });
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    expect(screen.queryByText('bee_abcdefgh')).not.toBeInTheDocument();
  });

  it('refuses a limit above that of the membership before it asks the server', async () => {
    const user = userEvent.setup();
    const { calls } = show([]);
    await user.click(await screen.findByRole('button', { name: '新建密钥' }));
    await user.type(await screen.findByLabelText('名称'), '报表');
    await user.type(screen.getByLabelText('每日上限（次）'), '101');
    await user.click(screen.getByRole('button', { name: '新建密钥' }));
    expect(await screen.findByText('请填 1 到 100 的整数，或留空不另设上限')).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('openApi/createKey');
  });

  it('lists keys in use and revoked ones apart, by address', async () => {
    const keys = [buildKey(), buildKey({ id: '2', name: '旧报表', revoked_at: '2026-03-02T02:00:00.000Z' })];
    show(keys, '/home/user/apikeys?state=revoked');
    const list = await screen.findByRole('list', { name: '密钥' });
    expect(within(list).getByText('旧报表')).toBeVisible();
    expect(within(list).queryByText('日报')).not.toBeInTheDocument();
    expect(within(list).queryByRole('button', { name: /吊销/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '旧报表的用量' })).toHaveAttribute(
      'href',
      '/home/user/apikeys?state=revoked&key=2',
    );
  });

  it('shows what one key did per day', async () => {
    const days = [{ day: '2026-03-04', requests: 1200, rows: 56_000, refused: 3 }];
    const { calls } = show([buildKey()], '/home/user/apikeys?key=1', { 'openApi/getUse': days });
    const table = await screen.findByRole('table', { name: '每天的用量' });
    expect(within(table).getByRole('row', { name: /2026-03-04/ })).toHaveTextContent('2026-03-041,20056,0003');
    expect(screen.getByRole('heading', { name: /“日报”的用量/ })).toBeVisible();
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'openApi/getUse')?.request).toEqual({ id: '1' }),
    );
  });
});
