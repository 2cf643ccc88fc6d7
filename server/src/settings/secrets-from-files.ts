import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Variables that may be set to the path of a file instead, with the suffix _FILE. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'INTERNAL_SECRET',
  'METRICS_TOKEN',
  'AI_API_KEY',
  'FILE_S3_ACCESS_KEY_ID',
  'FILE_S3_SECRET_ACCESS_KEY',
  'RELEASE_S3_ACCESS_KEY_ID',
  'RELEASE_S3_SECRET_ACCESS_KEY',
  'OPS_WEBHOOK_URL',
  'OPS_WEBHOOK_SECRET',
  'RELEASE_HOOK_URL',
  'RELEASE_HOOK_SECRET',
  'ALIYUN_SMS_KEY_ID',
  'ALIYUN_SMS_KEY_SECRET',
  'WX_APP_SECRET',
  'QQ_APP_KEY',
  'WECHAT_PAY_API_V3_KEY',
];

/** The environment with secrets read from the named files, without the final line break. */
export const secretsFromFiles = (
  env: NodeJS.ProcessEnv,
  root: string,
  problem: (name: string, message: string) => void,
): NodeJS.ProcessEnv => {
  const read = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) {
      problem(`${name}_FILE`, `与 ${name} 只能指定一个 (goes without ${name})`);
      continue;
    }
    try {
      read[name] = readFileSync(path.resolve(root, file), 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problem(`${name}_FILE`, `不能读取文件 ${file} (cannot be read): ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return read;
};
