import { ApiError, closeLogin, openLogin, type UserInfo } from '@bee/platform';
import { readToken, toasts } from '@bee/platform/host';
import { envelopeWith, type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginHost } from './login-host.tsx';

const shown = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);
const member = { uid: '7', nickname: '小蜂', vip_expire: null, vegetable_expire: null } as UserInfo;

/** The first use loads the code of the modal. */
const PATIENT = { timeout: 15_000 };

const openModal = async (answers: PlatformOptions['answers'] = {}, intent: Parameters<typeof openLogin>[0] = {}) => {
  const rendered = renderWithPlatform(<LoginHost />, { answers, otherPages: ['article/detail'] });
  act(() => openLogin(intent));
  await screen.findByRole('dialog', { name: '账号登录' }, PATIENT);
  return rendered;
};

const phone = () => screen.getByLabelText('手机号码');
const password = () => screen.getByLabelText('密码');
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));

afterEach(() => {
  act(() => {
    closeLogin();
    toasts.setState({ list: [] });
  });
  jest.useRealTimers();
});

describe('LoginHost', () => {
  it('shows nothing until login is requested, and opens the terms in a new tab', async () => {
    renderWithPlatform(<LoginHost />, { otherPages: ['article/detail'] });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => openLogin());
    const agreement = await screen.findByRole('link', { name: '《用户协议》' }, PATIENT);
    expect(agreement).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', '/article/detail?id=privacy');
  });

  it('rejects an invalid number before validating the password', async () => {
    const { calls } = await openModal();
    await userEvent.type(phone(), '1234');
    await submit();
    await waitFor(() => expect(shown()).toEqual(['error: 请输入正确的手机号码']));
    expect(calls).toEqual([]);
  });

  it('rejects an empty password', async () => {
    const { calls } = await openModal();
    await userEvent.type(phone(), '138 0000 0001');
    await submit();
    await waitFor(() => expect(shown()).toEqual(['error: 密码不能为空']));
    expect(password()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('submits on Enter', async () => {
    await openModal();
    await userEvent.type(phone(), '13800000001{Enter}');
    await waitFor(() => expect(shown()).toEqual(['error: 密码不能为空']));
  });

  it('waits a second after the message, then stores the token, runs the callback and closes', async () => {
    const callback = jest.fn();
    const { platform, calls } = await openModal(
      { 'user/login': envelopeWith({ msg: '登录成功', token: 'new-token' }), 'user/getProfile': member },
      { callback, params: { id: '7' } },
    );
    await userEvent.type(phone(), '13800000001');
    await userEvent.type(password(), 'secret-1');
    await userEvent.click(screen.getByRole('checkbox', { name: /记住我/ }));
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(shown()).toEqual(['success: 登录成功']);
    expect(readToken()).toBe('');
    expect(callback).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(readToken()).toBe('new-token');
    expect(callback).toHaveBeenCalledWith({ id: '7' });
    expect(platform.sessionStore.getState()).toMatchObject({ status: 'member', user: { uid: '7' } });
    expect(calls[0]?.request).toEqual({ username: '13800000001', password: 'secret-1', remember: true });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the refusal of the server and stays open', async () => {
    const callback = jest.fn();
    await openModal({ 'user/login': () => refuse('账号或密码错误，请重新输入') }, { callback });
    await userEvent.type(phone(), '13800000001');
    await userEvent.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(shown()).toEqual(['error: 账号或密码错误，请重新输入']));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(callback).not.toHaveBeenCalled();
    expect(screen.queryByLabelText('图形验证码')).not.toBeInTheDocument();
  });

  it('shows a captcha once the server requires one, and a new one after each attempt', async () => {
    const { calls } = await openModal({ 'user/login': () => refuse('请输入正确的图形验证码') });
    await userEvent.type(phone(), '13800000001');
    await userEvent.type(password(), 'secret-1{Enter}');
    const field = await screen.findByLabelText('图形验证码');
    const first = screen.getByRole('img', { name: /图形验证码/ }).getAttribute('src');
    await submit();
    await waitFor(() => expect(shown()).toContain('error: 请输入正确的图形验证码'));
    expect(calls).toHaveLength(1);
    await userEvent.type(field, 'ab3d{Enter}');
    await waitFor(() => expect(calls[1]?.request).toMatchObject({ imgCode: 'ab3d' }));
    await waitFor(() => expect(screen.getByRole('img', { name: /图形验证码/ }).getAttribute('src')).not.toBe(first));
  });

  it.each<['member' | 'visitor', string]>([
    ['member', 'goes on'],
    ['visitor', 'asks'],
  ])('waits while the session is not known yet: a %s %s', async (status) => {
    const callback = jest.fn();
    const { platform } = renderWithPlatform(<LoginHost />, { otherPages: ['article/detail'] });
    act(() => {
      platform.sessionStore.setState({ status: 'pending' });
      openLogin({ callback, params: { id: '7' } });
    });
    await act(() => import('./login-modal.tsx'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => platform.sessionStore.setState({ status, user: status === 'member' ? member : null }));
    if (status === 'visitor') await screen.findByRole('dialog', { name: '账号登录' }, PATIENT);
    else await waitFor(() => expect(callback).toHaveBeenCalledWith({ id: '7' }), PATIENT);
    expect(callback).toHaveBeenCalledTimes(status === 'member' ? 1 : 0);
  });

  it('closes on Escape and clears the intent', async () => {
    const callback = jest.fn();
    await openModal({}, { callback });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callback).not.toHaveBeenCalled();
  });
});

const refuse = (message: string): never => {
  throw new ApiError(message, 0, 200);
};
