import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export type WechatPaySettings = {
  mchId: string;
  appId: string;
  /** 32 characters; decrypts the content of notifications. */
  apiV3Key: string;
  privateKey: KeyObject;
  /** Serial number of the merchant's certificate. */
  serial: string;
  /** Public key of WeChat Pay, with its id (PUB_KEY_ID_…, or the serial number of a platform certificate). */
  publicKey: KeyObject;
  publicKeyId: string;
  url: string;
  sandbox: boolean;
};

export type AlipaySettings = {
  appId: string;
  sellerId: string;
  privateKey: KeyObject;
  /** Public key of Alipay, not of the application. */
  publicKey: KeyObject;
  /** Address of the gateway for the server, and for browsers. */
  url: string;
  pageUrl: string;
  sandbox: boolean;
};

export type PaymentSettings = { wechatPay: WechatPaySettings | null; alipay: AlipaySettings | null };

const text = z.string().min(1).optional();

/** Keys are given as paths of files, so that process lists and container inspection do not show them. */
export const paymentEnvironment = {
  /** WeChat Pay, API v3; all seven or none. */
  WECHAT_PAY_MCH_ID: text,
  WECHAT_PAY_APP_ID: text,
  WECHAT_PAY_API_V3_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) === 32, '应是 32 个字符的 APIv3 密钥 (must be 32 characters)')
    .optional(),
  WECHAT_PAY_PRIVATE_KEY: text,
  WECHAT_PAY_SERIAL: text,
  WECHAT_PAY_PUBLIC_KEY: text,
  WECHAT_PAY_PUBLIC_KEY_ID: text,
  /** Alipay; all four or none. */
  ALIPAY_APP_ID: text,
  ALIPAY_SELLER_ID: text,
  ALIPAY_PRIVATE_KEY: text,
  ALIPAY_PUBLIC_KEY: text,
};

type Environment = z.output<z.ZodObject<typeof paymentEnvironment>>;
type Name = keyof Environment;

const WECHAT_PAY = Object.keys(paymentEnvironment).filter((name) => name.startsWith('WECHAT_PAY_')) as Name[];
const ALIPAY = Object.keys(paymentEnvironment).filter((name) => name.startsWith('ALIPAY_')) as Name[];

type Report = (name: string, message: string) => void;

/** Reports incomplete groups: each provider needs all of its variables. */
export const checkPaymentGroups = (env: Environment, report: Report): void => {
  for (const [group, message] of [
    [WECHAT_PAY, '微信支付的七项须同时指定 (the seven of WeChat Pay go together)'],
    [ALIPAY, '支付宝的四项须同时指定 (the four of Alipay go together)'],
  ] as const) {
    const missing = group.filter((name) => !env[name]);
    if (missing.length < group.length) for (const name of missing) report(name, message);
  }
};

type Addresses = { WECHAT_PAY_URL: string; ALIPAY_URL: string };

/** Reads the key files. @param root base of relative paths */
export const readPaymentSettings = (env: Environment & Addresses, root: string, report: Report): PaymentSettings => {
  const key = (name: Name, read: (text: string) => KeyObject): KeyObject | null => {
    const file = env[name];
    if (!file) return null;
    try {
      return read(readFileSync(path.resolve(root, file), 'utf8'));
    } catch {
      report(name, `文件 ${file} 读不出 RSA 密钥，应是密钥文件的路径 (must be a file that holds an RSA key)`);
      return null;
    }
  };
  return { wechatPay: wechatPayOf(env, key), alipay: alipayOf(env, key) };
};

type ReadKey = (name: Name, read: (text: string) => KeyObject) => KeyObject | null;

const wechatPayOf = (env: Environment & Addresses, key: ReadKey): WechatPaySettings | null => {
  const { WECHAT_PAY_MCH_ID: mchId, WECHAT_PAY_APP_ID: appId, WECHAT_PAY_API_V3_KEY: apiV3Key } = env;
  const { WECHAT_PAY_SERIAL: serial, WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId } = env;
  const privateKey = key('WECHAT_PAY_PRIVATE_KEY', readPrivateKey);
  const publicKey = key('WECHAT_PAY_PUBLIC_KEY', readPublicKey);
  if (!mchId || !appId || !apiV3Key || !serial || !publicKeyId || !privateKey || !publicKey) return null;
  const url = env.WECHAT_PAY_URL.replace(/\/+$/, '');
  return { mchId, appId, apiV3Key, privateKey, serial, publicKey, publicKeyId, url, sandbox: false };
};

const alipayOf = (env: Environment & Addresses, key: ReadKey): AlipaySettings | null => {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId, ALIPAY_URL: url } = env;
  const privateKey = key('ALIPAY_PRIVATE_KEY', readPrivateKey);
  const publicKey = key('ALIPAY_PUBLIC_KEY', readPublicKey);
  if (!appId || !sellerId || !privateKey || !publicKey) return null;
  return { appId, sellerId, privateKey, publicKey, url, pageUrl: url, sandbox: false };
};

/** Reads a key in the formats of the providers' consoles: PEM, or only its base64. @throws Error if it is not RSA */
const readPrivateKey = (text: string): KeyObject => {
  if (isPem(text)) return checkRsa(createPrivateKey(text));
  const der = bytesOf(text);
  try {
    return checkRsa(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  } catch {
    return checkRsa(createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }));
  }
};

/** Also accepts a certificate. @throws Error if the key is not RSA */
const readPublicKey = (text: string): KeyObject =>
  checkRsa(isPem(text) ? createPublicKey(text) : createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' }));

const isPem = (text: string): boolean => text.includes('-----BEGIN');

const bytesOf = (base64: string): Buffer => Buffer.from(base64.replace(/\s/g, ''), 'base64');

const checkRsa = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
};
