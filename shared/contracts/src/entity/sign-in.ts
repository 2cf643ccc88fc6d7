import { z } from 'zod';

/** What a captcha and a text message are asked for; what was drawn or sent for one does not serve another. */
export const signInPurposes = [
  'login',
  'mobile_login',
  'register',
  'forgot',
  'bind',
  'prove',
  'change_mobile',
] as const;

/** Third parties that vouch for a member. */
export const oauthPlatforms = ['wx', 'qq'] as const;

export type SignInPurpose = (typeof signInPurposes)[number];
export type OAuthPlatform = (typeof oauthPlatforms)[number];

export const signInPurpose = z.enum(signInPurposes, '没有这种用途');
export const oauthPlatform = z.enum(oauthPlatforms, '没有这种登录方式');

/** Made by the client, kept in its cookie: 32 alphanumeric characters. */
export const oauthState = z.string('缺少登录状态编号').regex(/^[A-Za-z0-9]{22,64}$/, '登录状态编号有误，请重新开始');

export const username = z
  .string('请输入正确的手机号码')
  .trim()
  .min(1, '请输入正确的手机号码')
  .max(30, '请输入正确的手机号码');

export const password = z.string('密码不能为空').min(1, '密码不能为空').max(128, '密码过长，最多 128 个字符');

export const imgCode = z
  .string('请输入正确的图形验证码')
  .trim()
  .min(1, '请输入正确的图形验证码')
  .max(40, '请输入正确的图形验证码');

export const smsCode = z
  .string('手机验证码不能为空')
  .trim()
  .min(1, '手机验证码不能为空')
  .max(10, '手机验证码错误或已过期，请重新获取');
