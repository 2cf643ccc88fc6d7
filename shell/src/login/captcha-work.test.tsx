import { createHash } from 'node:crypto';
import { envelopeWith } from '@bee/testing/render-with-platform';
import { screen, waitFor } from '@testing-library/react';
import { findProof } from './captcha-work.ts';
import {
  closeLoginModal,
  field,
  MOBILE,
  openLoginModal,
  press,
  refuse,
  shown,
  type,
} from './testing/open-login-modal.tsx';

const zeroBits = (challenge: string, proof: string) => {
  const hash = createHash('sha256').update(`${challenge}:${proof}`).digest();
  return Math.clz32(hash.readUInt32BE(0));
};

afterEach(closeLoginModal);

describe('findProof', () => {
  const signal = new AbortController().signal;

  it.each([1, 8, 12])('finds a number whose hash begins with %i zero bits', async (bits) => {
    const proof = await findProof({ challenge: 'bee', bits, signal, onProgress: () => {} });
    expect(zeroBits('bee', proof)).toBeGreaterThanOrEqual(bits);
  });

  it('yields to the event loop, reports progress and stops when aborted', async () => {
    const leaving = new AbortController();
    const shares: number[] = [];
    const never = findProof({
      challenge: 'bee',
      bits: 60,
      signal: leaving.signal,
      onProgress: (share) => {
        shares.push(share);
        if (shares.length === 3) setTimeout(() => leaving.abort());
      },
    });
    await expect(never).rejects.toMatchObject({ name: 'AbortError' });
    expect(shares.length).toBeLessThan(6);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });
});

describe('改用计算验证', () => {
  const work = { challenge: 'bee', bits: 6 };

  it('counts as a solved captcha, and says so', async () => {
    const { called } = await openLoginModal({
      intent: { mode: 'register' },
      answers: { 'user/getCaptchaWork': work, 'user/getSmsVerificationCode': envelopeWith({ msg: '已发送' }) },
    });
    press('看不清图片？改用计算验证');
    expect(screen.queryByLabelText('图形验证码')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('计算验证已通过'));
    expect(called('user/getCaptchaWork')).toEqual([{ purpose: 'register' }]);
    type('手机号码', MOBILE);
    press('获取验证码');
    await waitFor(() => expect(shown()).toEqual(['success: 已发送']));
    const [{ imgCode }] = called('user/getSmsVerificationCode') as [{ imgCode: string }];
    expect(zeroBits('bee', imgCode)).toBeGreaterThanOrEqual(6);
  });

  it('stays selected: the next view and a used proof are computed again', async () => {
    const { called } = await openLoginModal({
      intent: { mode: 'register' },
      answers: { 'user/getCaptchaWork': work, 'user/getSmsVerificationCode': () => refuse('发送过于频繁') },
    });
    press('看不清图片？改用计算验证');
    await screen.findByText('计算验证已通过');
    type('手机号码', MOBILE);
    press('获取验证码');
    await waitFor(() => expect(called('user/getCaptchaWork')).toHaveLength(2));
    press('已有账号，点击登录');
    press('忘记密码');
    await waitFor(() => expect(called('user/getCaptchaWork').at(-1)).toEqual({ purpose: 'forgot' }));
    press('改用图形验证码');
    expect(screen.getByLabelText('图形验证码')).toHaveValue('');
  });

  it('leaves the refusal of another field where it is', async () => {
    await openLoginModal({
      intent: { mode: 'register' },
      answers: {
        'user/getCaptchaWork': work,
        'user/getSmsVerificationCode': () => refuse('该手机号已停用', 0, 'mobile'),
      },
    });
    press('看不清图片？改用计算验证');
    await screen.findByText('计算验证已通过');
    type('手机号码', MOBILE);
    press('获取验证码');
    await waitFor(() => expect(field('手机号码')).toHaveAccessibleDescription('该手机号已停用'));
    await screen.findByText('计算验证已通过');
    expect(field('手机号码')).toHaveAccessibleDescription('该手机号已停用');
    expect(field('手机号码')).toHaveFocus();
  });

  it('can be retried when it fails', async () => {
    let broken = true;
    await openLoginModal({
      intent: { mode: 'register' },
      answers: { 'user/getCaptchaWork': () => (broken ? refuse('请求过于频繁') : work) },
    });
    press('看不清图片？改用计算验证');
    await screen.findByText('计算验证没有完成');
    broken = false;
    press('重试');
    await screen.findByText('计算验证已通过');
  });
});
