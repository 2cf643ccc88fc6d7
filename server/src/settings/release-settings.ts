import path from 'node:path';
import { storeEnvironment } from '@bee/releases/store/store-settings';
import { z } from 'zod';

export type HookSettings = { url: string; secret: string };

export type WebhookSettings = HookSettings & { format: 'json' | 'wecom' | 'dingtalk' | 'feishu' };

export type OperationsSettings = {
  /** Name of this process among the edges. */
  edgeName: string;
  /** File of the private key (Ed25519, PEM) that signs compositions; only the composer has it. */
  signingKey: string | undefined;
  /** Operators are warned if the composition is older than this, in days; there is no other effect. */
  warnDays: number;
  /** Failures count as evidence only if they come from at least this many networks (/24, /48). */
  evidenceAddresses: number;
  /** Whether failing releases are withdrawn automatically. */
  automatic: boolean;
  webhook: WebhookSettings | null;
  /** Asked before and after each step of a canary. */
  hook: HookSettings | null;
  /** Origins of development servers that operators may use in pages of their own browser. */
  devOrigins: string[];
  /** How long a process keeps serving during shutdown after /readyz reports it. */
  drainDelayMs: number;
};

const https = z.string().regex(/^https?:\/\//, '应是 http 或 https 开头的地址 (must be an address)');
const whole = (from: number, to: number) => z.coerce.number('应是数字 (must be a number)').int().min(from).max(to);

/** Code from there runs in an operator's session, so it must not be modifiable in transit. */
const isDevelopmentOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal));
};

export const releaseEnvironment = {
  ...storeEnvironment,
  EDGE_NAME: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, '只能用字母、数字和 . : - _ (letters, digits, . : - _)')
    .optional(),
  COMPOSITION_SIGNING_KEY: z.string().min(1).optional(),
  COMPOSITION_WARN_DAYS: whole(1, 3650).default(90),
  EVIDENCE_ADDRESSES: whole(1, 1000).default(5),
  /** 0: failing releases are only reported. */
  AUTO_ROLLBACK: z.enum(['0', '1']).default('1'),
  OPS_WEBHOOK_URL: https.optional(),
  OPS_WEBHOOK_SECRET: z.string().min(1).optional(),
  RELEASE_HOOK_URL: https.optional(),
  RELEASE_HOOK_SECRET: z.string().min(1).optional(),
  OPS_WEBHOOK_FORMAT: z
    .enum(['json', 'wecom', 'dingtalk', 'feishu'], '只能是 json、wecom、dingtalk 或 feishu (unknown format)')
    .default('json'),
  /** Separated by commas, for example http://localhost:5171. */
  DEV_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((one) => one.trim().replace(/\/+$/, '')))
    .transform((origins) => origins.filter(Boolean))
    .refine(
      (origins) => origins.every(isDevelopmentOrigin),
      '应是开发服务器的来源，逗号分开：https 开头，或本机的 http，不带路径 (must be origins: https, or http on this machine)',
    ),
  DRAIN_DELAY_MS: whole(0, 60_000).default(0),
};

const environment = z.object(releaseEnvironment);
type ReleaseEnvironment = z.output<typeof environment>;

export const operationsSettings = (env: ReleaseEnvironment, root: string, edgeName: string): OperationsSettings => ({
  edgeName: env.EDGE_NAME ?? edgeName,
  signingKey: env.COMPOSITION_SIGNING_KEY && path.resolve(root, env.COMPOSITION_SIGNING_KEY),
  warnDays: env.COMPOSITION_WARN_DAYS,
  evidenceAddresses: env.EVIDENCE_ADDRESSES,
  automatic: env.AUTO_ROLLBACK === '1',
  webhook: env.OPS_WEBHOOK_URL
    ? { url: env.OPS_WEBHOOK_URL, secret: env.OPS_WEBHOOK_SECRET ?? '', format: env.OPS_WEBHOOK_FORMAT }
    : null,
  hook: env.RELEASE_HOOK_URL ? { url: env.RELEASE_HOOK_URL, secret: env.RELEASE_HOOK_SECRET ?? '' } : null,
  devOrigins: env.DEV_ORIGINS,
  drainDelayMs: env.DRAIN_DELAY_MS,
});
