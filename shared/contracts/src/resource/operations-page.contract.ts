import { z } from 'zod';
import { canarySteps } from '../entity/canary-steps.ts';
import { composeChange } from '../entity/compose-change.ts';
import { operatorOperation } from '../operation.ts';
import { instant } from '../shapes.ts';

const count = z.number().int();
const milliseconds = z.number().nullable();

const composedRelease = z.object({
  release: z.string(),
  /** Null if the release is not in the store. */
  version: z.string().nullable(),
  commit: z.string().nullable(),
  /** Of the commit; null in older releases. */
  author: z.string().nullable(),
  built_at: instant.nullable(),
});

const composedPart = z.object({
  /** `shell` or a remote. */
  name: z.string(),
  title: z.string(),
  /** Team; empty if the manifest has none. */
  owner: z.string(),
  active: composedRelease,
  active_since: instant.nullable(),
  canary: z
    .object({
      release: composedRelease,
      percent: z.number(),
      visitors: z.boolean(),
      since: instant,
      /** Plan of further steps; null if the share changes only on request. */
      steps: canarySteps.nullable(),
    })
    .nullable(),
  last_known_good: z.string().nullable(),
  withdrawn: z.array(z.string()),
  /** Why it cannot be changed; null otherwise. */
  frozen: z.string().nullable(),
});
export type ComposedPart = z.output<typeof composedPart>;

const compositionStep = z.object({
  sequence: count,
  changed_at: instant,
  /** `set`, `canary`, `promote`, …; empty in older compositions. */
  action: z.string(),
  remote: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Summary of the change in one line: versions, canaries with their share; empty in older compositions. */
  what: z.string(),
  reason: z.string(),
  by_kind: z.enum(['cli', 'operator', 'auto', 'deploy']).nullable(),
  by_name: z.string(),
});
export type CompositionStep = z.output<typeof compositionStep>;

const followingEdge = z.object({
  edge: z.string(),
  composition: z.string(),
  sequence: count,
  /** Why it does not follow the composition; empty without a problem. */
  problem: z.string(),
  seen_at: instant,
});
export type FollowingEdge = z.output<typeof followingEdge>;

/** How far a canary with steps has come. */
const rollout = z.object({
  remote: z.string(),
  /** Visits of this step that were compared. */
  visits: count,
  /** Comparison with the active release, a line for each figure. */
  figures: z.array(z.string()),
  /** Why it is worse than the active release; empty if that is not certain. */
  worse: z.string(),
  /** Why the next step is not taken yet; empty when it is due. */
  wait: z.string(),
});
export type Rollout = z.output<typeof rollout>;

const runningServices = z.object({
  /** Processes that answered calls in the last three minutes. */
  apis: z.array(z.string()),
  /** Time of a query. */
  database_ms: z.number(),
  /** Null without Redis. */
  redis_ready: z.boolean().nullable(),
  /** Free part of the disk with the site's files, 0-1; null if it is unknown. */
  disk_free: z.number().nullable(),
});
export type RunningServices = z.output<typeof runningServices>;

const composition = z.object({
  sequence: count,
  changed_at: instant,
  signed: z.boolean(),
  /** Days without a change after which a warning is shown. */
  warn_days: count,
  parts: z.array(composedPart),
  rollouts: z.array(rollout),
  edges: z.array(followingEdge),
  services: runningServices,
  /** The newest 20, newest first. */
  history: z.array(compositionStep),
  /** Whether a composer process monitors failures and applies changes. */
  composer_runs: z.boolean(),
  read_at: instant,
});
export type OperationsComposition = z.output<typeof composition>;

const storedRelease = composedRelease.extend({
  /** Its current role. */
  role: z.enum(['active', 'canary', 'last_known_good', 'withdrawn', 'other']),
});
export type StoredRelease = z.output<typeof storedRelease>;

const remoteName = z.string().regex(/^(shell|mf-[a-z0-9-]+)$/, '没有这个应用');

const difference = z.object({
  name: z.string(),
  title: z.string(),
  owner: z.string(),
  release: z.object({ was: z.string().nullable(), is: z.string().nullable() }),
  /** One line per difference; `was` is null for additions, `is` for removals. Sizes are bytes (brotli). */
  lines: z.array(
    z.object({
      kind: z.enum(['routes', 'titles', 'navigation', 'widgets', 'sizes', 'shared', 'operations']),
      name: z.string(),
      was: z.string().nullable(),
      is: z.string().nullable(),
    }),
  ),
});
export type CompositionDifference = z.output<typeof difference>;

/** The requested state: other versions of some parts, or a restored earlier composition. */
const wanted = z
  .object({
    versions: z.record(remoteName, z.string().min(1).max(100)).optional(),
    sequence: count.min(1).optional(),
  })
  .refine(
    ({ versions, sequence }) => (versions === undefined) !== (sequence === undefined),
    '请写明版本或组合序号之一',
  );

const triedChange = z.object({
  /** Violations of compatibility rules; empty when it is allowed. */
  violations: z.array(
    z.object({ rule: z.string(), remote: z.string(), owner: z.string(), what: z.string(), remedy: z.string() }),
  ),
  /** Other reason for rejection; empty when it is allowed. */
  refusal: z.string(),
});
export type TriedChange = z.output<typeof triedChange>;

const requestedChange = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  /** Result or reason of failure, for operators; empty while pending. */
  answer: z.string(),
});
export type RequestedChange = z.output<typeof requestedChange>;

const evidence = z.object({
  /** Distinct returning visits (with cookie), those with a failure, and their networks. */
  visits: count,
  failing: count,
  networks: count,
  /** Thresholds for an action; `share` of the visits, and the multiple of the usual failure rate. */
  needed: z.object({ visits: count, failing: count, networks: count, share: z.number(), times: z.number() }),
  /** Usual failure rate, used for comparison. */
  usual: z.number(),
  /** Current decision of the rules: leave, withdraw, notify an operator. */
  act: z.enum(['leave', 'withdraw', 'tell']),
  /** The fault with its figures, or why the failures are not a fault. */
  why: z.string(),
  /** Why it is not withdrawn automatically; empty when it may be. */
  held: z.string(),
});
export type VersionEvidence = z.output<typeof evidence>;

const versionHealth = z.object({
  remote: z.string(),
  release: z.string(),
  role: z.enum(['active', 'canary', 'earlier', 'withdrawn']),
  /** Visits served by edges in the last minute. */
  visits_minute: count,
  /** Documents of its pages. */
  documents_day: count,
  /** Distinct visits of the last ten minutes with a failure, by phase. */
  failed: z.object({ load: count, mount: count, style: count, widget: count, run: count }),
  failed_visits: count,
  /** Visits that sent records. */
  reported_visits: count,
  /** 75th percentile of the last ten minutes. */
  lcp_p75: milliseconds,
  inp_p75: milliseconds,
  renders: count,
  render_failed: count,
  render_p95: milliseconds,
  files_refused: count,
  /** Evaluation by the monitoring rules; null for a release that is not running. */
  evidence: evidence.nullable(),
});
export type VersionHealth = z.output<typeof versionHealth>;

const releaseMinute = z.object({
  release: z.string(),
  at: instant,
  /** Visits that sent records, and those with a failure. */
  visits: count,
  failing: count,
  /** 75th percentiles. */
  lcp: milliseconds,
  inp: milliseconds,
  /** 95th percentile of renders on the server. */
  render: milliseconds,
});
export type ReleaseMinute = z.output<typeof releaseMinute>;

const spans = ['15m', '1h', '24h'] as const;
export type CallSpan = (typeof spans)[number];
const orders = ['p95', 'slowest', 'calls', 'failures'] as const;
export type CallOrder = (typeof orders)[number];

const slowCall = z.object({
  operation: z.string(),
  calls: count,
  failures: count,
  /** Per-minute values weighted by their calls. */
  p50: z.number(),
  p95: z.number(),
  slowest: z.number(),
});
export type SlowCall = z.output<typeof slowCall>;

const importRun = z.object({
  id: z.string(),
  kind: z.string(),
  files: count,
  state: z.enum(['running', 'published', 'dry', 'failed', 'undone']),
  /** Marked as running, but without a heartbeat for minutes. */
  lost: z.boolean(),
  started_at: instant,
  finished_at: instant.nullable(),
});
export type ImportRun = z.output<typeof importRun>;

export const jobQueues = ['ai', 'message', 'change'] as const;
const jobQueue = z.object({
  queue: z.enum(jobQueues),
  waiting: count,
  working: count,
  /** Given up or lost; for answers and messages within the last 24 hours. */
  failed: count,
  /** Completed within 24 hours; null if that is not recorded. */
  done: count,
  /** Time of the oldest waiting item; null if none is waiting or it is unknown. */
  oldest_at: instant.nullable(),
  /** Message of the latest failure; may be empty. */
  failure: z.string(),
});
export type JobQueue = z.output<typeof jobQueue>;

const scheduledJob = z.object({
  /** `<module>.<action>`. */
  job: z.string(),
  /** Seconds between runs; null if another release of the server defines the job. */
  every: count.nullable(),
  paused_at: instant.nullable(),
  /** When the waiting run was due; null if none is waiting. */
  waiting_since: instant.nullable(),
  active: count,
  /** Given up within 7 days. */
  failed: count,
  /** Completed within 24 hours; runs without work are not counted. */
  done: count,
  /** Average duration of these runs in seconds. */
  average: z.number().nullable(),
  longest: z.number().nullable(),
  last_at: instant.nullable(),
  /** Of a long run in progress: `done` of `total` steps, and the step in progress. */
  progress: z.object({ done: count, total: count, step: z.string() }).nullable().optional(),
});
export type ScheduledJob = z.output<typeof scheduledJob>;

const failedRun = z.object({
  id: z.uuid(),
  job: z.string(),
  /** Id of the row that the run was for, e.g. of a refund; empty for jobs without items. */
  item: z.string(),
  state: z.enum(['retry', 'failed']),
  attempts: count,
  failed_at: instant,
  /** Null after it was given up. */
  retry_at: instant.nullable(),
  message: z.string(),
  stack: z.string(),
});
export type FailedRun = z.output<typeof failedRun>;

const jobName = z.string().regex(/^[a-z][a-z.-]{0,60}$/, '没有这个任务');

export const reviewQueues = [
  'feedback',
  'custom-order',
  'refund',
  'invoice',
  'market-data',
  'supply',
  'supply-report',
  'baike-comment',
] as const;
const reviewCount = z.object({ tab: z.enum(reviewQueues), open: count, oldest_at: instant.nullable() });
export type ReviewCount = z.output<typeof reviewCount>;

/** The operations page of the installation. */
export const operationsPage = {
  'ops/getComposition': operatorOperation({
    summary: '正在运行的组合、跟随它的边缘、最近 20 次变更',
    data: composition,
  }),
  'ops/getReleases': operatorOperation({
    summary: '一个应用在发布仓库里的版本，新的在前，最多 50 个',
    request: z.object({ remote: remoteName }),
    data: z.object({ list: z.array(storedRelease), read_at: instant }),
  }),
  'ops/getComposeDiff': operatorOperation({
    summary: '换成这些版本、或全部回到某一号组合会改变什么；什么也不改动',
    request: wanted,
    data: z.object({ list: z.array(difference) }),
  }),
  'ops/tryChange': operatorOperation({
    summary: '一次组合变更会不会被拒绝、为什么；什么也不改动',
    request: composeChange,
    data: triedChange,
  }),
  'ops/startPreview': operatorOperation({
    summary: '在访客之前看这些版本的签名地址，24 小时后失效；会被拒绝的组合没有预览',
    request: z.object({ versions: z.record(remoteName, z.string().min(1).max(100)) }),
    data: z.object({ address: z.string(), until: instant }),
  }),
  'ops/changeComposition': operatorOperation({
    summary: '请值守进程改变组合；最多等 5 秒，之后用 getRequestedChange 查看结果',
    request: composeChange,
    data: requestedChange,
  }),
  'ops/getRequestedChange': operatorOperation({
    summary: '一次组合变更请求的结果',
    request: z.object({ id: z.string().regex(/^\d{1,15}$/, '没有这次请求') }),
    data: requestedChange,
  }),
  'ops/getVersionHealth': operatorOperation({
    summary: '各应用各版本最近 10 分钟的访问、失败与速度',
    data: z.object({
      list: z.array(versionHealth),
      /** Whether browsers send reports; without them only data of the edges is available. */
      browsers_report: z.boolean(),
      read_at: instant,
    }),
  }),
  'ops/getReleaseMinutes': operatorOperation({
    summary: '一个应用各版本最近一小时每分钟的失败与速度，以及其间的变更',
    request: z.object({ remote: remoteName }),
    data: z.object({
      list: z.array(releaseMinute),
      changes: z.array(z.object({ at: instant, what: z.string() })),
      read_at: instant,
    }),
  }),
  'ops/getSlowCalls': operatorOperation({
    summary: '一段时间内最慢、最常失败或最常用的 50 个接口',
    request: z.object({
      span: z.enum(spans, '没有这个时段').default('1h'),
      order: z.enum(orders, '没有这种排序').default('p95'),
    }),
    data: z.object({ list: z.array(slowCall), read_at: instant }),
  }),
  'ops/getJobs': operatorOperation({
    summary: '导入与各后台任务的状态',
    data: z.object({
      imports: z.array(importRun),
      queues: z.array(jobQueue),
      jobs: z.array(scheduledJob),
      failures: z.array(failedRun),
      /** When a worker process last started or maintained the queues; null before the first. */
      worker_seen_at: instant.nullable(),
      read_at: instant,
    }),
  }),
  'ops/changeJob': operatorOperation({
    summary: '立即运行、暂停或恢复一个后台任务',
    request: z.object({ job: jobName, action: z.enum(['run', 'pause', 'resume'], '没有这种操作') }),
    data: z.null(),
  }),
  'ops/retryJob': operatorOperation({
    summary: '立即重试一次失败的任务',
    request: z.object({ job: jobName, id: z.uuid('没有这次运行') }),
    data: z.null(),
  }),
  'ops/getReviewCounts': operatorOperation({
    summary: '等待运营处理的数量',
    data: z.object({ list: z.array(reviewCount), read_at: instant }),
  }),
};
