import path from 'node:path';
import { z } from 'zod';

/** A folder, or a bucket as `s3://<bucket>/<prefix>` with its own account. */
export type StoreSettings =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      /** Without slashes at its ends; may be empty. */
      prefix: string;
      accessKeyId: string;
      secretAccessKey: string;
      pathStyle: boolean;
      /** Folder for the releases that this process serves. */
      mirror: string;
    };

/** Where releases stand as files. */
export const storeFolder = (store: StoreSettings): string => (store.kind === 'folder' ? store.folder : store.mirror);

export type WebhookSettings = { url: string; secret: string; format: 'json' | 'wecom' | 'dingtalk' | 'feishu' };

export type OperationsSettings = {
  /** Name of this process among the edges. */
  edgeName: string;
  /** File of the private key (Ed25519, PEM) that signs compositions; only the composer has it. */
  signingKey: string | undefined;
  /** Above this age of the composition operators are warned; nothing else happens. */
  warnDays: number;
  /** Failures count as evidence only when they come from so many networks (/24, /48). */
  evidenceAddresses: number;
  /** Whether failing releases are withdrawn without asking. */
  automatic: boolean;
  webhook: WebhookSettings | null;
  /** Origins of development servers that operators may put into their own browser's pages. */
  devOrigins: string[];
  /** How long a process that ends still serves after /readyz has said so. */
  drainDelayMs: number;
};

const https = z.string().regex(/^https?:\/\//, '应是 http 或 https 开头的地址 (must be an address)');
const whole = (from: number, to: number) => z.coerce.number('应是数字 (must be a number)').int().min(from).max(to);

export const releaseEnvironment = {
  RELEASE_S3_ENDPOINT: https.optional(),
  RELEASE_S3_REGION: z.string().min(1).default('us-east-1'),
  RELEASE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  RELEASE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  RELEASE_S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
  /** Where an edge keeps the releases of a bucket; DATA_DIR/mirror where not named. */
  RELEASE_MIRROR: z.string().min(1).optional(),
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
  OPS_WEBHOOK_FORMAT: z
    .enum(['json', 'wecom', 'dingtalk', 'feishu'], '只能是 json、wecom、dingtalk 或 feishu (unknown format)')
    .default('json'),
  /** Separated by commas, as http://localhost:5171. */
  DEV_ORIGINS: z.string().default(''),
  DRAIN_DELAY_MS: whole(0, 60_000).default(0),
};

const environment = z.object({ RELEASE_STORE: z.string().optional(), ...releaseEnvironment });
type ReleaseEnvironment = z.output<typeof environment>;

const S3_STORE = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

export const checkReleaseGroup = (env: ReleaseEnvironment, problem: (name: string, message: string) => void): void => {
  if (!S3_STORE.test(env.RELEASE_STORE ?? '')) return;
  for (const name of ['RELEASE_S3_ENDPOINT', 'RELEASE_S3_ACCESS_KEY_ID', 'RELEASE_S3_SECRET_ACCESS_KEY'] as const)
    if (!env[name]) problem(name, 'RELEASE_STORE 是桶时必须指定 (required when RELEASE_STORE is a bucket)');
};

/** @param dataDir absolute; relative folders are taken from `root`. */
export const storeSettings = (env: ReleaseEnvironment, root: string, dataDir: string): StoreSettings => {
  const [, bucket, prefix = ''] = S3_STORE.exec(env.RELEASE_STORE ?? '') ?? [];
  if (!bucket)
    return { kind: 'folder', folder: path.resolve(root, env.RELEASE_STORE ?? path.join(dataDir, 'releases')) };
  return {
    kind: 's3',
    endpoint: env.RELEASE_S3_ENDPOINT ?? '',
    region: env.RELEASE_S3_REGION,
    bucket,
    prefix,
    accessKeyId: env.RELEASE_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.RELEASE_S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: env.RELEASE_S3_PATH_STYLE === '1',
    mirror: path.resolve(root, env.RELEASE_MIRROR ?? path.join(dataDir, 'mirror')),
  };
};

export const operationsSettings = (env: ReleaseEnvironment, root: string, edgeName: string): OperationsSettings => ({
  edgeName: env.EDGE_NAME ?? edgeName,
  signingKey: env.COMPOSITION_SIGNING_KEY && path.resolve(root, env.COMPOSITION_SIGNING_KEY),
  warnDays: env.COMPOSITION_WARN_DAYS,
  evidenceAddresses: env.EVIDENCE_ADDRESSES,
  automatic: env.AUTO_ROLLBACK === '1',
  webhook: env.OPS_WEBHOOK_URL
    ? { url: env.OPS_WEBHOOK_URL, secret: env.OPS_WEBHOOK_SECRET ?? '', format: env.OPS_WEBHOOK_FORMAT }
    : null,
  devOrigins: env.DEV_ORIGINS.split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter(Boolean),
  drainDelayMs: env.DRAIN_DELAY_MS,
});
