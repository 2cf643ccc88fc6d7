import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { S3Account } from './s3-request.ts';

/** A folder, or a bucket (`s3://<bucket>/<prefix>`) with its account. */
export type StoreSettings =
  | { kind: 'folder'; folder: string }
  | (S3Account & {
      kind: 's3';
      /** Without leading or trailing slashes; may be empty. */
      prefix: string;
      /** Folder for the releases that this process serves or builds. */
      mirror: string;
      /** Size limit of the mirror. */
      mirrorBytes: number;
    });

/** Folder that holds the releases as files. */
export const storeFolder = (store: StoreSettings): string => (store.kind === 'folder' ? store.folder : store.mirror);

export const storeEnvironment = {
  RELEASE_STORE: z.string().min(1).optional(),
  RELEASE_S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, '应是 http 或 https 开头的地址 (must be an address)')
    .optional(),
  RELEASE_S3_REGION: z.string().min(1).default('us-east-1'),
  RELEASE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  RELEASE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  RELEASE_S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
  /** Folder where an edge stores the releases of a bucket; defaults to DATA_DIR/mirror. */
  RELEASE_MIRROR: z.string().min(1).optional(),
  /** Size limit of the mirror; a composition takes about 25 MB. */
  RELEASE_MIRROR_MB: z.coerce.number('应是数字 (must be a number)').int().min(32).default(160),
};

const environment = z.object(storeEnvironment);
type StoreEnvironment = z.output<typeof environment>;

const S3_STORE = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

export const checkStoreGroup = (env: StoreEnvironment, problem: (name: string, message: string) => void): void => {
  if (!S3_STORE.test(env.RELEASE_STORE ?? '')) return;
  for (const name of ['RELEASE_S3_ENDPOINT', 'RELEASE_S3_ACCESS_KEY_ID', 'RELEASE_S3_SECRET_ACCESS_KEY'] as const)
    if (!env[name]) problem(name, 'RELEASE_STORE 是桶时必须指定 (required when RELEASE_STORE is a bucket)');
};

/** @param dataDir absolute path; relative folders are resolved against `root`. */
export const storeSettings = (env: StoreEnvironment, root: string, dataDir: string): StoreSettings => {
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
    mirrorBytes: env.RELEASE_MIRROR_MB * 1024 * 1024,
  };
};

/**
 * Reads the store settings from the environment of a command. Credentials may be given as files (`RELEASE_S3_…_FILE`).
 * @throws listing every variable that is missing or invalid.
 */
export const readStoreSettings = (env: NodeJS.ProcessEnv, root: string): StoreSettings => {
  const fromFile = (name: string): [string, string][] => {
    const file = env[`${name}_FILE`];
    return file ? [[name, readFileSync(path.resolve(root, file), 'utf8').replace(/\r?\n$/, '')]] : [];
  };
  const secrets = ['RELEASE_S3_ACCESS_KEY_ID', 'RELEASE_S3_SECRET_ACCESS_KEY'].flatMap(fromFile);
  const given = Object.fromEntries([...Object.entries(env), ...secrets].filter(([, value]) => value !== ''));
  const parsed = environment
    .superRefine((value, context) =>
      checkStoreGroup(value, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
    )
    .safeParse(given);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}：${message}`).join('\n'));
  return storeSettings(parsed.data, root, path.resolve(root, env.DATA_DIR || '.data'));
};
