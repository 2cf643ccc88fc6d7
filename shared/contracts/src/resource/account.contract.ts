import { z } from 'zod';
import { password, smsCode, username } from '../entity/sign-in.ts';
import { memberOperation } from '../operation.ts';
import { id, instant } from '../shapes.ts';

/** A device with a session of the member. */
const deviceSession = z.object({
  id: z.string(),
  device: z.enum(['pc', 'mobile']),
  /** Chrome · Windows; empty if unknown. */
  browser: z.string(),
  /** Masked: 203.0.*.*. */
  ip: z.string(),
  created_at: instant,
  seen_at: instant,
  remembered: z.boolean(),
  current: z.boolean(),
});

export type DeviceSession = z.output<typeof deviceSession>;

/** Changing password or number ends all sessions; the current one continues with this token. */
const token = z.object({ token: z.string() });

/** Account security. Credentials can only be changed after `proveIdentity` in the same session. */
export const account = {
  'user/proveIdentity': memberOperation({
    summary:
      '修改密码或手机号、绑定或解除微信与 QQ、合并账号之前证明是本人：当前密码，或发到现有手机的验证码 (prove)；10 分钟内有效一次',
    request: z.object({ password: password.optional(), code: smsCode.optional() }),
    data: z.object({ valid_seconds: z.number().int() }),
  }),
  'user/changePassword': memberOperation({
    summary: '修改密码；其他设备上的登录随之结束',
    request: z.object({ password }),
    data: z.null(),
    extras: token,
  }),
  'user/changeMobile': memberOperation({
    summary: '更换手机号，须有发到新号码的验证码 (change_mobile)；其他设备上的登录随之结束',
    request: z.object({ username, code: smsCode }),
    data: z.null(),
    extras: token,
  }),
  'user/getSessionList': memberOperation({
    summary: '登录着的设备，最近使用的在前',
    data: z.object({ list: z.array(deviceSession) }),
  }),
  'user/endSession': memberOperation({
    summary: '结束另一台设备上的登录；没有 id 时结束其他所有设备',
    request: z.object({ id: id.optional() }),
    data: z.object({ ended: z.number().int() }),
  }),
};
