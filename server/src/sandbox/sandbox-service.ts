import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { INTERNAL_HEADER, isSignedInternally, signInternal } from '../http/internal-signature.ts';
import { readPrivateKey, readPublicKey } from '../providers/payment/rsa-key.ts';
import type { Settings } from '../settings.ts';
import { type Sandbox, startSandbox } from './sandbox-site.ts';

/** Settings that replace those of the real providers. */
export type SandboxProviders = Pick<Sandbox, 'url' | 'wechat' | 'qq' | 'wechatPay' | 'alipay'>;

const PROVIDERS = '/internal/providers';

/**
 * Runs the sandbox as a separate process (ROLE=sandbox), for an installation with several API processes: all of them
 * must be the same merchant of the same providers. It gives its keys to callers that know INTERNAL_SECRET.
 */
export const startSandboxService = async (
  settings: Settings,
  clock: Clock,
): Promise<{ url: string; close(): Promise<void> }> => {
  const { host, publicUrl, apiUrl, internalSecret, sandbox: given } = settings;
  const sandbox = await startSandbox({
    port: given.port,
    url: given.url,
    near: given.service,
    host,
    redirectOrigin: new URL(publicUrl).origin,
    nearSite: apiUrl,
    clock,
    register: (site) => {
      site.get('/healthz', async () => ({ status: 'ok' }));
      site.get(PROVIDERS, async (request, reply) => {
        const mayKnow = isSignedInternally(internalSecret, request.headers[INTERNAL_HEADER], clock.now().getTime());
        return mayKnow ? asText(sandbox) : reply.status(404).send();
      });
    },
  });
  return { url: sandbox.url, close: sandbox.close };
};

const RETRY_MS = 500;
const WAIT_MS = 60_000;

/**
 * Requests the provider settings from a separate sandbox process, which may start after the API.
 * @throws Error after a minute
 */
export const askSandboxService = async (service: string, secret: string, clock: Clock): Promise<SandboxProviders> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      const headers = { [INTERNAL_HEADER]: signInternal(secret, clock.now().getTime()) };
      const answer = await fetch(service + PROVIDERS, { headers, signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Error(`${answer.status}`);
      return providers.parse(await answer.json());
    } catch (error) {
      if (Date.now() > until)
        throw new Error(`沙箱 ${service} 没有回答 (${(error as Error).message})`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

const privateKey = z.string().transform(readPrivateKey);
const publicKey = z.string().transform(readPublicKey);
const providers = z.object({
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

const asText = ({ url, wechat, qq, wechatPay, alipay }: Sandbox): z.input<typeof providers> => ({
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
