import { ApiError, closeLogin, dialogs, loginIntent, toasts } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildMember, buildOrder, listOf } from '../../testing/member-factories.ts';
import { page } from './profile.page.tsx';

const lists: PlatformOptions['answers'] = {
  'user/getMyFavoriteList': { ...listOf([]), total: 12 },
  'order/getList': listOf([buildOrder()], { status: [{ value: 'unpaid', label: '待支付', count: 1 }] }),
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
  it('says who I am, what is open until when, and counts what I keep', async () => {
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

  it('saves what was changed and takes the new values as its start', async () => {
    const { calls } = show({
      answers: {
        'user/updateInfo': (request) => buildMember(request as object),
        'user/getProfile': buildMember({ nickname: '小蜂', city: '昆明' }),
      },
    });
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.clear(screen.getByLabelText('昵称'));
    await userEvent.type(screen.getByLabelText('昵称'), '小蜂');
    await userEvent.type(screen.getByLabelText('城市'), '昆明');
    await save();
    await waitFor(() => expect(shown()).toEqual(['success: 资料已保存']));
    expect(calls.find(({ operation }) => operation === 'user/updateInfo')?.request).toMatchObject({
      nickname: '小蜂',
      city: '昆明',
      province: '云南',
      birthday: null,
    });
    expect(screen.getByRole('heading', { name: /小蜂/, level: 2 })).toBeInTheDocument();
    expect(screen.getByLabelText('城市')).toHaveValue('昆明');
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  });

  it('refuses a nickname that is too short, in words', async () => {
    const { calls } = show();
    await userEvent.clear(screen.getByLabelText('昵称'));
    await userEvent.type(screen.getByLabelText('昵称'), '蜂');
    await save();
    expect(await screen.findByText('昵称至少 2 个字')).toBeInTheDocument();
    expect(shown()).toEqual(['error: 昵称至少 2 个字']);
    expect(calls.some(({ operation }) => operation === 'user/updateInfo')).toBe(false);
  });

  it('keeps what was typed when the server refuses, and gives it back after a document load', async () => {
    const answers: PlatformOptions['answers'] = {
      'user/updateInfo': () => {
        throw new ApiError('昵称已被使用，请换一个', 0, 200);
      },
    };
    const { unmount } = show({ answers });
    await userEvent.type(screen.getByLabelText('单位'), '呈贡合作社');
    await save();
    await waitFor(() => expect(shown()).toEqual(['error: 昵称已被使用，请换一个']));
    unmount();
    show({ answers });
    await waitFor(() => expect(screen.getByLabelText('单位')).toHaveValue('呈贡合作社'));
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(screen.getByLabelText('单位')).toHaveValue('');
  });

  it('logs out and goes home', async () => {
    const { platform, visited } = show({ answers: { 'user/logout': null } });
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(platform.sessionStore.getState()).toMatchObject({ status: 'visitor', token: '', user: null });
  });

  it('offers to try again when the orders do not load', async () => {
    let broken = true;
    show({
      answers: {
        'order/getList': () => {
          if (broken) throw new ApiError('订单服务暂时不可用', 503, 200);
          return listOf([buildOrder({ status: 'paid' })]);
        },
      },
    });
    expect(await screen.findByText('最近订单加载失败')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已支付')).toBeInTheDocument();
  });

  it('binds a third party through the login modal', async () => {
    show({ member: buildMember({ wx_unionid: '', qq_openid: 'bound' }) });
    await userEvent.click(screen.getByRole('button', { name: '绑定微信' }));
    expect(loginIntent.getState()).toMatchObject({ status: true, openType: 'wechat' });
    act(() => closeLogin());
    expect(screen.queryByRole('button', { name: '绑定手机' })).not.toBeInTheDocument();
  });

  it('takes a third party away after asking', async () => {
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
    expect(await screen.findByRole('button', { name: '绑定微信' })).toBeInTheDocument();
    expect(unbound()[0]?.request).toEqual({ oauth_platform: 'wx', action: 'unbind' });
    expect(shown()).toEqual(['success: 已解除微信绑定']);
  });
});
