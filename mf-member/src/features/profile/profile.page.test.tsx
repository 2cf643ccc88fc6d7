import type { DeviceSession } from '@bee/contracts/resource/account';
import { ApiError, closeLogin } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildMember, buildOrder, listOf, ordersOf } from '../../testing/member-factories.ts';
import { page } from './profile.page.tsx';

const device: DeviceSession = {
  id: 's1',
  device: 'pc',
  browser: 'Chrome · Windows',
  ip: '203.0.*.*',
  created_at: '2026-03-01T00:30:00.000Z',
  seen_at: '2026-03-04T00:30:00.000Z',
  remembered: true,
  current: true,
};
const phone: DeviceSession = { ...device, id: 's2', device: 'mobile', browser: '微信 · Android', current: false };

const lists: PlatformOptions['answers'] = {
  'user/getMyFavoriteList': { ...listOf([]), total: 12 },
  'user/getSessionList': { list: [device] },
  'order/getList': ordersOf([buildOrder()], { status: [{ value: 'unpaid', label: '待支付', count: 1 }] }),
};

const show = ({ answers, member = buildMember(), ...options }: PlatformOptions = {}) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['home'],
    member,
    answers: { ...lists, ...answers },
    ...options,
  });

const shown = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

beforeEach(() => {
  sessionStorage.clear();
  act(() => toasts.setState({ list: [] }));
});

describe('profile', () => {
  it('shows name, memberships with their terms, and counts of favourites', async () => {
    show({
      member: buildMember({ vip_expire: '2999-12-31T16:00:00.000Z', vegetable_expire: '2020-01-01T00:00:00.000Z' }),
    });
    expect(screen.getByText(/有效期至3000年1月1日/)).toBeInTheDocument();
    expect(screen.getByText(/已于2020年1月1日到期/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /我的收藏\s*12/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /我的订单.*1 份待支付/ })).toHaveAttribute('href', '/home/order/list');
    expect(within(screen.getByRole('list', { name: '勋章' })).getByText('银牌')).toBeInTheDocument();
    expect(screen.getByText('待支付')).toBeInTheDocument();
  });

  it('shows that a refunded membership was revoked', () => {
    show({ member: buildMember({ vip_expire: '2020-01-01T00:00:00.000Z', taken_back: ['vip'] }) });
    expect(screen.getByText(/VIP会员：已退款收回（2020年1月1日）/)).toBeInTheDocument();
    expect(screen.queryByText(/到期/)).not.toBeInTheDocument();
  });

  it('saves the changes and uses the new values as initial values', async () => {
    const { calls } = show({
      member: buildMember({ province: '山东省', city: '潍坊市', district: '寿光市' }),
      answers: {
        'user/updateInfo': (request) => buildMember(request as object),
        'user/getProfile': buildMember({ nickname: '小蜂', province: '云南省', city: '昆明市', district: '' }),
      },
    });
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.clear(screen.getByLabelText('昵称'));
    await userEvent.type(screen.getByLabelText('昵称'), '小蜂');
    await userEvent.click(screen.getByLabelText('地区'));
    await userEvent.click(await screen.findByText('云南省'));
    await userEvent.click(await screen.findByText('昆明市'));
    expect(screen.getByRole('button', { name: '清空' })).toBeInTheDocument();
    expect(screen.getByLabelText('区县')).toHaveValue(''); // 寿光 is not in 昆明
    await save();
    await waitFor(() => expect(shown()).toEqual(['success: 资料已保存']));
    expect(calls.find(({ operation }) => operation === 'user/updateInfo')?.request).toMatchObject({
      nickname: '小蜂',
      city: '昆明市',
      province: '云南省',
      district: '',
      birthday: null,
    });
    expect(screen.getByRole('heading', { name: /小蜂/, level: 2 })).toBeInTheDocument();
    expect(screen.getByLabelText('地区')).toHaveValue('云南省 / 昆明市');
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  });

  it('rejects a nickname that is too short, with a message', async () => {
    const { calls } = show();
    await userEvent.clear(screen.getByLabelText('昵称'));
    await userEvent.type(screen.getByLabelText('昵称'), '蜂');
    await save();
    expect(await screen.findByText('昵称至少 2 个字')).toBeInTheDocument();
    expect(shown()).toEqual(['error: 昵称至少 2 个字']);
    expect(calls.some(({ operation }) => operation === 'user/updateInfo')).toBe(false);
  });

  it('keeps the input when the server rejects it, and restores it after a reload', async () => {
    const answers: PlatformOptions['answers'] = {
      'user/updateInfo': () => {
        throw new ApiError('昵称已被使用，请换一个', 0, 200, 'nickname');
      },
    };
    const { unmount } = show({ answers });
    await userEvent.type(screen.getByLabelText('单位'), '呈贡合作社');
    await save();
    await waitFor(() => expect(shown()).toEqual(['error: 昵称已被使用，请换一个']));
    const nickname = screen.getByLabelText('昵称');
    await waitFor(() => expect(nickname).toHaveAccessibleDescription('昵称已被使用，请换一个'));
    expect(nickname).toHaveFocus();
    unmount();
    show({ answers });
    await waitFor(() => expect(screen.getByLabelText('单位')).toHaveValue('呈贡合作社'));
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(screen.getByLabelText('单位')).toHaveValue('');
  });

  it('logs out and opens the home page', async () => {
    const { platform, visited } = show({ answers: { 'user/logout': null } });
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(platform.sessionStore.getState()).toMatchObject({ status: 'visitor', token: '', user: null });
  });

  it('offers a retry when the orders fail to load', async () => {
    let broken = true;
    show({
      answers: {
        'order/getList': () => {
          if (broken) throw new ApiError('订单服务暂时不可用', 503, 200);
          return ordersOf([buildOrder({ status: 'paid' })]);
        },
      },
    });
    expect(await screen.findByText('最近订单加载失败')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已支付')).toBeInTheDocument();
  });

  it('links a third party through the login modal', async () => {
    show({ member: buildMember({ wx_unionid: '', qq_openid: 'bound' }) });
    await userEvent.click(screen.getByRole('button', { name: '绑定微信' }));
    expect(loginIntent.getState()).toMatchObject({ status: true, openType: 'wechat' });
    act(() => closeLogin());
    expect(screen.queryByRole('button', { name: '绑定手机' })).not.toBeInTheDocument();
  });

  it('unlinks a third party after confirmation and reauthentication', async () => {
    const { calls } = show({
      member: buildMember({ wx_unionid: 'bound' }),
      answers: { 'user/thirdPartBind': null, 'user/getProfile': buildMember({ wx_unionid: '' }) },
    });
    const unbound = () => calls.filter(({ operation }) => operation === 'user/thirdPartBind');
    await userEvent.click(screen.getByRole('button', { name: '解除微信绑定' }));
    act(() => dialogs.getState().list[0]?.answer(false));
    expect(unbound()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '解除微信绑定' }));
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(loginIntent.getState()).toMatchObject({ status: true, openType: 'password' }));
    expect(unbound()).toEqual([]);
    act(() => {
      const { callback, params } = loginIntent.getState();
      closeLogin();
      callback?.(params);
    });
    expect(await screen.findByRole('button', { name: '绑定微信' })).toBeInTheDocument();
    expect(unbound()[0]?.request).toEqual({ oauth_platform: 'wx', action: 'unbind' });
    expect(shown()).toEqual(['success: 已解除微信绑定']);
  });

  it('unlinks one of two third parties for a member without a mobile number', async () => {
    const { calls } = show({
      member: buildMember({ mobile: '', wx_unionid: 'bound', qq_openid: 'bound' }),
      answers: { 'user/thirdPartBind': null, 'user/getProfile': buildMember({ mobile: '', qq_openid: 'bound' }) },
    });
    await userEvent.click(screen.getByRole('button', { name: '解除微信绑定' }));
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'user/thirdPartBind')).toBe(true));
    expect(loginIntent.getState().status).toBe(false);
  });

  it('changes password and number in the modal; a member without a number links one first', async () => {
    const { unmount } = show();
    for (const [name, openType] of [
      ['修改密码', 'password'],
      ['更换手机号', 'mobile'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(loginIntent.getState()).toMatchObject({ status: true, openType });
      act(() => closeLogin());
    }
    unmount();
    show({ member: buildMember({ mobile: '' }) });
    expect(screen.queryByRole('button', { name: '修改密码' })).not.toBeInTheDocument();
    expect(screen.getByText('绑定手机后可以设置')).toBeInTheDocument();
  });

  it('signs one device out, or all others, after confirmation', async () => {
    let list = [device, phone, { ...phone, id: 's3', browser: '' }];
    const { calls } = show({
      answers: {
        'user/getSessionList': () => ({ list }),
        'user/endSession': ({ id }) => {
          list = id ? list.filter((one) => one.id !== id) : [device];
          return { ended: 1 };
        },
      },
    });
    const devices = () => within(screen.getByRole('list', { name: '登录设备' }));
    await screen.findByRole('list', { name: '登录设备' });
    expect(devices().getByText('本机')).toBeInTheDocument();
    expect(devices().queryByRole('button', { name: /Chrome/ })).not.toBeInTheDocument();
    const ended = () => calls.filter(({ operation }) => operation === 'user/endSession').map(({ request }) => request);
    await userEvent.click(devices().getByRole('button', { name: '退出设备：微信 · Android' }));
    act(() => dialogs.getState().list[0]?.answer(false));
    expect(ended()).toEqual([]);
    await userEvent.click(devices().getByRole('button', { name: '退出设备：微信 · Android' }));
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(devices().queryByText('微信 · Android')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: '退出其他设备' }));
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1));
    expect(ended()).toEqual([{ id: 's2' }, {}]);
    expect(screen.queryByRole('button', { name: '退出其他设备' })).not.toBeInTheDocument();
  });
});
