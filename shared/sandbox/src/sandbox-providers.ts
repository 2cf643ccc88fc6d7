import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const privateKey = z.string().transform((pem) => createPrivateKey(pem));
const publicKey = z.string().transform((pem) => createPublicKey(pem));

/** Reads what a separate sandbox process sends. */
export const sandboxProviders = z.object({
  url: z.string(),
  wechat: z.object({ appId: z.string(), secret: z.string(), openUrl: z.string(), apiUrl: z.string() }),
  qq: z.object({ appId: z.string(), key: z.string(), pageUrl: z.string(), graphUrl: z.string() }),
  wechatPay: z.object({
    mchId: z.string(),
    appId: z.string(),
    apiV3Key: z.string(),
    privateKey,
    serial: z.string(),
    publicKey,
    publicKeyId: z.string(),
    url: z.string(),
    sandbox: z.boolean(),
  }),
  alipay: z.object({
    appId: z.string(),
    sellerId: z.string(),
    privateKey,
    publicKey,
    url: z.string(),
    pageUrl: z.string(),
    sandbox: z.boolean(),
  }),
});

/** Settings that replace those of the real providers. */
export type SandboxProviders = z.output<typeof sandboxProviders>;

/** The opposite, with keys as PEM. */
export const providersAsText = ({
  url,
  wechat,
  qq,
  wechatPay,
  alipay,
}: SandboxProviders): z.input<typeof sandboxProviders> => ({
  url,
  wechat,
  qq,
  wechatPay: { ...wechatPay, ...keysAsText(wechatPay) },
  alipay: { ...alipay, ...keysAsText(alipay) },
});

const keysAsText = (keys: { privateKey: KeyObject; publicKey: KeyObject }) => ({
  privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
});
