import type { WatchItem } from '@bee/contracts/resource/price-watch';
import { ApiError, closeLogin, type UserInfo } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { AlertButton } from './alert-button.tsx';
import { WatchList } from './watch-list.tsx';

const member = { uid: '1', nickname: '小蜂', vip_expire: null, vegetable_expire: null } as UserInfo;
const target = {
  id: '茄果类/番茄',
  name: '番茄',
  spec: '硬果',
  kind: '硬果',
  market: '北京市场',
  price: 5.2,
  date: '2026-03-04',
  markets: [{ id: 'jinan', name: '济南市场' }],
};

const buildItem = (changes: Partial<WatchItem> = {}): WatchItem => ({
  favorite_id: '1',
  target_id: '茄果类/番茄',
  title: '番茄行情',
  link: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
  created_at: '2026-03-04T00:00:00Z',
  price: {
    product: '番茄',
    market_id: 'beijing',
    market: '北京市场',
    spec: '硬果',
    kind: '硬果',
    price_avg: 5.2,
    unit: '元/公斤',
    date: '2026-03-02',
    chg_d: 1.5,
    chg_w: null,
    stale_days: 2,
    flag: null,
    spark: [5, null, 5.2],
    source_name: '测试来源',
    sample: false,
  },
  alert: { op: 'above', value: 6, days: null, market_id: null, spec: null, state: 'waiting', last_fired: null },
  ...changes,
});
const listOf = (list: WatchItem[], most = 1) => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  updated_at: null,
  alerts: { used: list.filter(({ alert }) => alert).length, most },
});
const messages = () => toasts.getState().list.map(({ message }) => message);
const answerDialog = (yes: boolean) => act(() => dialogs.getState().list[0]?.answer(yes));

beforeEach(() => {
  closeLogin();
  act(() => {
    toasts.setState({ list: [] });
    dialogs.setState({ list: [] });
  });
});

describe('the alert of a price', () => {
  const show = (answers: PlatformOptions['answers'], at = '/?ov=alert') =>
    renderWithPlatform(<AlertButton target={target} />, { manifest, at, answers, member });

  it('asks a visitor to sign in and returns to the form', async () => {
    const { calls, visited } = renderWithPlatform(<AlertButton target={target} />, { manifest });
    await userEvent.click(screen.getByRole('button', { name: '设预警' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(calls).toEqual([]);
    loginIntent.getState().callback?.(null);
    expect(visited).toEqual(['/?ov=alert']);
  });

  it.each([
    ['-1', '预警价应在 0.01 到 1000000 元/公斤之间'],
    ['0', '预警价应在 0.01 到 1000000 元/公斤之间'],
    ['1000000000', '预警价应在 0.01 到 1000000 元/公斤之间'],
    ['', '请填写数值'],
  ])('rejects a price of “%s” before the request', async (typed, message) => {
    const { calls } = show({ 'user/getPriceWatchList': listOf([]) });
    const dialog = within(await screen.findByRole('dialog', { name: '番茄价格预警' }));
    if (typed) await userEvent.type(dialog.getByLabelText('均价'), typed);
    await userEvent.click(dialog.getByRole('button', { name: '保存预警' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).toEqual(['user/getPriceWatchList']);
  });

  it('limits a change and sends days and market', async () => {
    const { calls, visited } = show({
      'user/getPriceWatchList': listOf([]),
      'user/setPriceAlert': buildItem(),
    });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '涨跌幅' }));
    await userEvent.type(dialog.getByLabelText('涨跌达到'), '501');
    await userEvent.click(dialog.getByRole('button', { name: '保存预警' }));
    expect(await dialog.findByText('涨跌幅应在 1% 到 500% 之间')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('涨跌达到'));
    await userEvent.type(dialog.getByLabelText('涨跌达到'), '10');
    await chooseOption('时间范围', '30 天内');
    await chooseOption('市场', '济南市场');
    await userEvent.click(dialog.getByRole('button', { name: '保存预警' }));
    await waitFor(() => expect(visited).toContain('/'));
    expect(calls.find(({ operation }) => operation === 'user/setPriceAlert')?.request).toEqual({
      id: '茄果类/番茄',
      op: 'change',
      value: 10,
      days: 30,
      market_id: 'jinan',
      spec: '硬果',
    });
  });

  it('stays open with the input when the server rejects it', async () => {
    show({
      'user/getPriceWatchList': listOf([]),
      'user/setPriceAlert': () => {
        throw new ApiError('已有 1 条预警，普通会员最多 1 条', 409, 200);
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('均价'), '6');
    await userEvent.click(dialog.getByRole('button', { name: '保存预警' }));
    await waitFor(() => expect(messages()).toEqual(['已有 1 条预警，普通会员最多 1 条']));
    expect(dialog.getByLabelText('均价')).toHaveValue('6');
  });

  it('shows the current rule', async () => {
    show({ 'user/getPriceWatchList': listOf([buildItem()]) }, '/');
    expect(await screen.findByRole('button', { name: '预警：高于 6.00 元/公斤' })).toBeInTheDocument();
  });
});

describe('the watch list', () => {
  const show = (answers: PlatformOptions['answers']) =>
    renderWithPlatform(<WatchList />, { manifest, member, answers });

  it('shows price, place, age and alert', async () => {
    show({ 'user/getPriceWatchList': listOf([buildItem()]) });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('5.20')).toBeInTheDocument();
    expect(row.getByText('迟 2 天')).toBeInTheDocument();
    expect(row.getByText('监测中').parentElement).toHaveTextContent('高于 6.00 元/公斤');
    expect(row.getByRole('link', { name: '番茄' })).toBeInTheDocument();
    expect(screen.getByText(/预警 1 \/ 1 条/)).toBeInTheDocument();
  });

  it('shows no price if it is no longer reported', async () => {
    show({ 'user/getPriceWatchList': listOf([buildItem({ price: null, alert: null })]) });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('已停报，暂无价格')).toBeInTheDocument();
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    expect(row.queryByText('0.00')).not.toBeInTheDocument();
  });

  it('asks for confirmation before removing an alert', async () => {
    const { calls } = show({ 'user/getPriceWatchList': listOf([buildItem()]), 'user/removePriceAlert': null });
    await userEvent.click(await screen.findByRole('button', { name: '删除预警：番茄行情' }));
    answerDialog(false);
    expect(calls).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '删除预警：番茄行情' }));
    answerDialog(true);
    await waitFor(() => expect(messages()).toEqual(['预警已删除']));
    expect(calls.find(({ operation }) => operation === 'user/removePriceAlert')?.request).toEqual({
      id: '茄果类/番茄',
    });
  });

  it('shows a hint when empty, and offers a retry', async () => {
    const { unmount } = show({ 'user/getPriceWatchList': listOf([]) });
    expect(await screen.findByText('还没有自选行情')).toBeInTheDocument();
    unmount();
    show({
      'user/getPriceWatchList': () => {
        throw new ApiError('服务暂时不可用，请稍后重试', 503, 503);
      },
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});
