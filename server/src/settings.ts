import os from 'node:os';
import path from 'node:path';
import type { LogTarget } from '@bee/contracts/page';
import { checkStoreGroup, type StoreSettings, storeSettings } from '@bee/releases/store/store-settings';
import { z } from 'zod';
import type { ReplicaPlace } from './db/connect.ts';
import type { DatabaseLimits } from './db/database-limits.ts';
import type { EmbeddingConnection } from './providers/embedding/openai-embeddings.ts';
import {
  embeddingOf,
  type ModelSettings,
  modelEnvironment,
  modelOf,
} from './providers/language-model/model-settings.ts';
import type { QqSettings } from './providers/oauth/qq.ts';
import type { WechatSettings } from './providers/oauth/wechat.ts';
import {
  type AlipaySettings,
  checkPaymentGroups,
  paymentEnvironment,
  readPaymentSettings,
  type WechatPaySettings,
} from './providers/payment/payment-settings.ts';
import type { AliyunSmsSettings } from './providers/sms/aliyun-sms.ts';
import type { S3Settings } from './providers/storage/s3-store.ts';
import { databaseEnvironment, databaseLimits, replicaPlace } from './settings/database-settings.ts';
import { type DemoAudience, demoAudience, demoEnvironment } from './settings/demo-settings.ts';
import { type OperationsSettings, operationsSettings, releaseEnvironment } from './settings/release-settings.ts';
import { secretsFromFiles } from './settings/secrets-from-files.ts';
import { type TraceSettings, telemetryEnvironment, traceSettings } from './settings/telemetry-settings.ts';

/** Address to which browsers send their records by default. */
export const OWN_LOG = '/api/base/actionLog';

const url = (name: string, protocols: string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    `${name} 应是 ${protocols.join(' 或 ')} 开头的地址 (must be an address)`,
  );

const flagOf = (initial: '0' | '1') =>
  z
    .enum(['0', '1', 'true', 'false', ''], '只能是 0 或 1 (must be 0 or 1)')
    .default(initial)
    .transform((value) => value === '1' || value === 'true');

const header = z
  .string()
  .regex(/^[\w-]+:\s*[\x21-\x7e]+$/, '应写成 名称: 值 (must be written as name: value)')
  .transform((line): [name: string, value: string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });

const environment = z
  .object({
    PORT: z.coerce.number('应是端口号 (must be a port)').int().min(0).max(65_535).default(8080),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Database, releases and locks of an installation without separate services. */
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
    /** A replica of it. */
    DATABASE_READ_URL: url('DATABASE_READ_URL', ['postgres:', 'postgresql:']).optional(),
    ...databaseEnvironment,
    ...telemetryEnvironment,
    REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:']).optional(),
    ROLE: z
      .enum(
        ['all', 'edge', 'api', 'worker', 'composer', 'sandbox'],
        '只能是 all、edge、api、worker、composer 或 sandbox (must be all, edge, api, worker, composer or sandbox)',
      )
      .default('all'),
    /** The only source of absolute addresses and of the Secure flag of cookies. */
    PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
    ...demoEnvironment,
    API_URL: url('API_URL', ['http:', 'https:']).optional(),
    ...releaseEnvironment,
    /** JSON file with footer, contacts, external addresses and hidden items; DATA_DIR/site.json by default. */
    SITE_INFO: z.string().min(1).optional(),
    /** File of the public key (Ed25519, PEM). If set, only signed compositions are followed. */
    COMPOSITION_PUBLIC_KEY: z.string().min(1).optional(),
    INTERNAL_SECRET: z.string().min(16, '至少 16 个字符 (at least 16 characters)').optional(),
    /**
     * Lets a monitor on another machine read /metrics with `Authorization: Bearer …`; by default only this machine may.
     */
    METRICS_TOKEN: z.string().min(16, '至少 16 个字符 (at least 16 characters)').optional(),
    /** Number of proxies in front of this process that may name the caller's address. */
    TRUST_PROXY: z.coerce.number('应是代理的层数 (must be a number of proxies)').int().min(0).max(10).default(0),
    /** API calls per minute and address; pages have a separate limit of the same size. */
    RATE_LIMIT: z.coerce.number('应是数字 (must be a number)').int().min(1).default(1200),
    /** Whether browsers record page views, load failures and speed; 0 sends and stores nothing. */
    ACTION_LOG: flagOf('1'),
    /** Another collector for these records, for example https://log.example.com/collect; this API by default. */
    ACTION_LOG_URL: url('ACTION_LOG_URL', ['http:', 'https:']).optional(),
    /** Fixed header of every record. */
    ACTION_LOG_HEADER: header.default(['x-bee-log', 'page-view']),
    /** Records are deleted after this many days; slightly more than six months. */
    ACTION_LOG_DAYS: z.coerce.number('应是天数 (must be a number of days)').int().min(1).max(3650).default(190),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    /** Language model with the OpenAI protocol, e.g. https://models.example.com/v1; without it answers are extracts. */
    AI_BASE_URL: url('AI_BASE_URL', ['http:', 'https:']).optional(),
    ...modelEnvironment,
    /** Bucket for uploaded files, for example https://s3.example.com; without it they are stored in DATA_DIR/files. */
    FILE_S3_ENDPOINT: url('FILE_S3_ENDPOINT', ['http:', 'https:']).optional(),
    FILE_S3_REGION: z.string().min(1).default('us-east-1'),
    FILE_S3_BUCKET: z.string().min(1).optional(),
    FILE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    FILE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** The bucket is part of the path (MinIO and most others), not of the host name. */
    FILE_S3_PATH_STYLE: flagOf('1'),
    SAMPLE_SIZE: z.enum(['full', 'small', 'none']).default('full'),
    /**
     * Between the transactions that load the history of the sample, so that a page that needs several answers of the
     * embedded database waits for one of them only.
     */
    SAMPLE_PAUSE_MS: z.coerce.number().int().min(0).max(10_000).default(150),
    /** Text messages with Alibaba Cloud; all four or none. The template has one variable, `code`. */
    ALIYUN_SMS_KEY_ID: z.string().min(1).optional(),
    ALIYUN_SMS_KEY_SECRET: z.string().min(1).optional(),
    ALIYUN_SMS_SIGN_NAME: z.string().min(1).optional(),
    ALIYUN_SMS_TEMPLATE: z.string().min(1).optional(),
    /** A second template with the variables `change` and `time`; notifies members of changes of their login. */
    ALIYUN_SMS_NOTICE_TEMPLATE: z.string().min(1).optional(),
    ALIYUN_SMS_URL: url('ALIYUN_SMS_URL', ['http:', 'https:']).default('https://dysmsapi.aliyuncs.com'),
    /**
     * Website login of the WeChat Open Platform. An edge alone needs the id and the page's address, never the secret.
     */
    WX_APP_ID: z.string().min(1).optional(),
    WX_APP_SECRET: z.string().min(1).optional(),
    WX_OPEN_URL: url('WX_OPEN_URL', ['http:', 'https:']).default('https://open.weixin.qq.com'),
    WX_API_URL: url('WX_API_URL', ['http:', 'https:']).default('https://api.weixin.qq.com'),
    /** Login with QQ Connect. */
    QQ_APP_ID: z.string().min(1).optional(),
    QQ_APP_KEY: z.string().min(1).optional(),
    QQ_GRAPH_URL: url('QQ_GRAPH_URL', ['http:', 'https:']).default('https://graph.qq.com'),
    ...paymentEnvironment,
    WECHAT_PAY_URL: url('WECHAT_PAY_URL', ['http:', 'https:']).default('https://api.mch.weixin.qq.com'),
    ALIPAY_URL: url('ALIPAY_URL', ['http:', 'https:']).default('https://openapi.alipay.com/gateway.do'),
    /** Second site of a demonstration, which replaces WeChat, QQ and Alipay; 0 selects any free port. */
    SANDBOX_PORT: z.coerce.number('应是端口号 (must be a port)').int().min(0).max(65_535).default(0),
    /** Sandbox address for browsers; http://localhost:<port> by default. */
    SANDBOX_URL: url('SANDBOX_URL', ['http:', 'https:']).optional(),
    /** Sandbox address for servers if it is a separate process (ROLE=sandbox), as required with several APIs. */
    SANDBOX_SERVICE: url('SANDBOX_SERVICE', ['http:', 'https:']).optional(),
  })
  .superRefine((env, context) => {
    const problem = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if (env.ROLE === 'edge' && !env.API_URL) problem('API_URL', 'ROLE=edge 时必须指定 (required when ROLE=edge)');
    if (env.AI_BASE_URL && !env.AI_MODEL && !env.AI_EMBEDDING_MODEL)
      problem('AI_MODEL', '指定 AI_BASE_URL 时必须指定 (required with AI_BASE_URL)');
    if (env.AI_EMBEDDING_MODEL && !env.AI_BASE_URL)
      problem('AI_BASE_URL', '指定 AI_EMBEDDING_MODEL 时必须指定 (required with AI_EMBEDDING_MODEL)');
    if (env.ROLE !== 'edge' && Boolean(env.WX_APP_ID) !== Boolean(env.WX_APP_SECRET))
      problem('WX_APP_SECRET', '与 WX_APP_ID 须同时指定 (goes with WX_APP_ID)');
    if (Boolean(env.QQ_APP_ID) !== Boolean(env.QQ_APP_KEY))
      problem('QQ_APP_KEY', '与 QQ_APP_ID 须同时指定 (goes with QQ_APP_ID)');
    const sms = SMS_VARIABLES.filter((name) => !env[name]);
    if (sms.length < SMS_VARIABLES.length)
      for (const name of sms) problem(name, '短信服务的四项须同时指定 (the four of text messages go together)');
    checkPaymentGroups(env, problem);
    checkStoreGroup(env, problem);
    for (const key of ['FILE_S3_BUCKET', 'FILE_S3_ACCESS_KEY_ID', 'FILE_S3_SECRET_ACCESS_KEY'] as const)
      if (env.FILE_S3_ENDPOINT && !env[key])
        problem(key, '指定 FILE_S3_ENDPOINT 时必须指定 (required with FILE_S3_ENDPOINT)');
    if (env.ROLE !== 'all' && !env.INTERNAL_SECRET)
      problem('INTERNAL_SECRET', '分开运行时两个进程须使用同一密钥 (required unless ROLE is all)');
  });

const SMS_VARIABLES = [
  'ALIYUN_SMS_KEY_ID',
  'ALIYUN_SMS_KEY_SECRET',
  'ALIYUN_SMS_SIGN_NAME',
  'ALIYUN_SMS_TEMPLATE',
] as const;

/** `target`: where browsers send their records; null if recording is disabled. */
export type ActionLogSettings = { target: LogTarget | null; days: number };

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseLimits: DatabaseLimits;
  replica: ReplicaPlace | null;
  redisUrl: string | undefined;
  role: 'all' | 'edge' | 'api' | 'worker' | 'composer' | 'sandbox';
  publicUrl: string;
  /** Demonstration accounts and sandbox providers exist, for callers in `demoAudience`. */
  demo: boolean;
  demoAudience: DemoAudience;
  apiUrl: string | undefined;
  releaseStore: StoreSettings;
  operations: OperationsSettings;
  siteInfoFile: string;
  compositionKey: string | undefined;
  internalSecret: string;
  metricsToken: string | undefined;
  trustProxy: number;
  rateLimit: number;
  actionLog: ActionLogSettings;
  logLevel: string;
  /** Null if no traces are sent. */
  traces: TraceSettings | null;
  /** Null without a language model. */
  model: ModelSettings | null;
  /** Null without an embedding model. */
  embedding: EmbeddingConnection | null;
  /** Bucket of uploaded files; null if they are stored in `filesDir`. */
  fileStore: S3Settings | null;
  /** Folder for uploads in progress, and for all files if there is no bucket. */
  filesDir: string;
  sampleSize: 'full' | 'small' | 'none';
  samplePauseMs: number;
  /** Null if not configured; messages of a demonstration are then sent to the outbox. */
  sms: AliyunSmsSettings | null;
  /** Null if not configured; in a demonstration the sandbox replaces it. */
  wechat: WechatSettings | null;
  qq: QqSettings | null;
  wechatPay: WechatPaySettings | null;
  alipay: AlipaySettings | null;
  sandbox: SandboxSettings;
};

type SandboxSettings = { port: number; url: string | undefined; service: string | undefined };

/** Reports all problems together; the message is ready to be printed. */
export class InvalidSettings extends Error {}

/** @param root base of relative paths in the environment */
export const readSettings = (env: NodeJS.ProcessEnv, root: string, secretOf: (dataDir: string) => string): Settings => {
  const unreadable: Problem[] = [];
  const note = (name: string, message: string) => unreadable.push([name, message]);
  const complete = secretsFromFiles(env, root, note);
  if (unreadable.length > 0) throw invalid(unreadable);
  const given = Object.fromEntries(Object.entries(complete).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw invalid(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const));
  const value = parsed.data;
  const payment = readPaymentSettings(value, root, note);
  if (unreadable.length > 0) throw invalid(unreadable);
  const dataDir = path.resolve(root, value.DATA_DIR);
  const audience = demoAudience(value);
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    databaseLimits: databaseLimits(value),
    replica: value.DATABASE_URL ? replicaPlace(value, value.DATABASE_READ_URL) : null,
    redisUrl: value.REDIS_URL,
    role: value.ROLE,
    publicUrl: withoutSlash(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`),
    demoAudience: audience,
    demo: audience !== 'nobody',
    apiUrl: value.API_URL,
    compositionKey: value.COMPOSITION_PUBLIC_KEY,
    releaseStore: storeSettings(value, root, dataDir),
    operations: operationsSettings(value, root, `${os.hostname()}:${process.pid}`),
    siteInfoFile: path.resolve(root, value.SITE_INFO ?? path.join(dataDir, 'site.json')),
    internalSecret: value.INTERNAL_SECRET ?? secretOf(dataDir),
    metricsToken: value.METRICS_TOKEN,
    trustProxy: value.TRUST_PROXY,
    rateLimit: value.RATE_LIMIT,
    actionLog: {
      target: value.ACTION_LOG ? { address: value.ACTION_LOG_URL ?? OWN_LOG, header: value.ACTION_LOG_HEADER } : null,
      days: value.ACTION_LOG_DAYS,
    },
    logLevel: value.LOG_LEVEL,
    traces: traceSettings(value),
    model: modelOf(value),
    embedding: embeddingOf(value),
    fileStore: s3Of(value),
    filesDir: path.join(dataDir, 'files'),
    sampleSize: value.SAMPLE_SIZE,
    samplePauseMs: value.SAMPLE_PAUSE_MS,
    sms: smsOf(value),
    wechat: value.WX_APP_ID
      ? {
          appId: value.WX_APP_ID,
          secret: value.WX_APP_SECRET ?? '',
          openUrl: withoutSlash(value.WX_OPEN_URL),
          apiUrl: withoutSlash(value.WX_API_URL),
        }
      : null,
    qq:
      value.QQ_APP_ID && value.QQ_APP_KEY
        ? {
            appId: value.QQ_APP_ID,
            key: value.QQ_APP_KEY,
            pageUrl: withoutSlash(value.QQ_GRAPH_URL),
            graphUrl: withoutSlash(value.QQ_GRAPH_URL),
          }
        : null,
    ...payment,
    sandbox: {
      port: value.SANDBOX_PORT,
      url: value.SANDBOX_URL && withoutSlash(value.SANDBOX_URL),
      service: value.SANDBOX_SERVICE && withoutSlash(value.SANDBOX_SERVICE),
    },
  };
};

type Problem = readonly [name: string, message: string];

const invalid = (problems: readonly Problem[]): InvalidSettings => {
  const lines = problems.map(([name, message]) => `  ${name}：${message}`);
  return new InvalidSettings(`环境变量有误 (invalid environment)：\n${lines.join('\n')}`);
};

const smsOf = (value: z.output<typeof environment>): AliyunSmsSettings | null => {
  const [accessKeyId, accessKeySecret, signName, templateCode] = SMS_VARIABLES.map((name) => value[name]);
  if (!accessKeyId || !accessKeySecret || !signName || !templateCode) return null;
  const noticeTemplate = value.ALIYUN_SMS_NOTICE_TEMPLATE;
  const baseUrl = withoutSlash(value.ALIYUN_SMS_URL);
  return { baseUrl, accessKeyId, accessKeySecret, signName, templateCode, noticeTemplate };
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

const s3Of = (value: z.output<typeof environment>): S3Settings | null => {
  const { FILE_S3_ENDPOINT: endpoint, FILE_S3_BUCKET: bucket } = value;
  const { FILE_S3_ACCESS_KEY_ID: accessKeyId, FILE_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  const { FILE_S3_REGION: region, FILE_S3_PATH_STYLE: pathStyle } = value;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle };
};
