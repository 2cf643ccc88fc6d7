import type { ImportRun, JobQueue } from '@bee/contracts/resource/operations-page';
import { formatInstant, formatNumber, MISSING } from '@bee/domain/format';
import { type Column, DataTable, Empty, Section, SourceNote, Tag } from '@bee/ui/content';
import { FailedRuns } from './failed-runs.tsx';
import { ago, clock, isThere } from './figures.ts';
import { Polled } from './polled.tsx';
import { ScheduledJobs } from './scheduled-jobs.tsx';

const QUEUES: Record<JobQueue['queue'], string> = {
  ai: 'AI 回答（24 小时）',
  message: '运营消息（24 小时）',
  change: '组合变更请求（24 小时）',
};

/** Titles by the kind that `npm run import` accepts. */
const IMPORTS: Record<string, string> = {
  prices: '市场价格',
  fruit: '水果产地价',
  herbs: '中药材价格',
  policies: '政策法规',
  news: '资讯',
  baike: '百科',
  references: '产业参考',
  reports: '报告',
  food: '食物成分',
  standards: '标准',
  limits: '食品限量',
  hs: 'HS 编码',
  trade: '进出口数据',
  partners: '国家（地区）',
  ports: '口岸',
  tariffs: '税率',
  permits: '准入名录',
  statistics: '宏观统计',
  products: '数据产品',
  industry: '产业数据',
};

/** Workers maintain the queues every minute; without it for this long, none is running. */
const WORKER_GONE_MS = 180_000;

export function JobsTab() {
  return (
    <Polled of="ops/getJobs" request={{}} title="任务">
      {({ queues, imports, jobs, failures, worker_seen_at, read_at }) => {
        const isWorking = worker_seen_at !== null && isThere(worker_seen_at, read_at, WORKER_GONE_MS);
        return (
          <>
            <ScheduledJobs jobs={jobs} workerSeenAt={worker_seen_at} readAt={read_at} isWorking={isWorking} />
            <FailedRuns runs={failures} isWorking={isWorking} />
            <Section title="队列" flush>
              <DataTable
                caption="各队列的数量"
                hideCaption
                columns={queueColumns(read_at)}
                rows={queues}
                rowKey={({ queue }) => queue}
              />
            </Section>
            <Section title="数据导入" note="最近 20 次" flush>
              <DataTable
                caption="最近 20 次数据导入"
                hideCaption
                columns={importColumns}
                rows={imports}
                rowKey={({ id }) => id}
                empty={<Empty title="还没有导入过数据">用 npm run import 导入后会显示在这里。</Empty>}
              />
            </Section>
            <SourceNote source="数据库里的任务表" updatedAt={clock(read_at)} />
          </>
        );
      }}
    </Polled>
  );
}

const queueColumns = (readAt: string): Column<JobQueue>[] => [
  { key: 'queue', title: '任务', width: 160, cell: ({ queue }) => QUEUES[queue] },
  { key: 'waiting', title: '等待', unit: '个', numeric: true, width: 80, cell: ({ waiting }) => formatNumber(waiting) },
  { key: 'oldest', title: '最早的等待', width: 110, cell: ({ oldest_at }) => ago(oldest_at, readAt) },
  {
    key: 'working',
    title: '进行中',
    unit: '个',
    numeric: true,
    width: 80,
    cell: ({ working }) => formatNumber(working),
  },
  {
    key: 'failed',
    title: '失败或放弃',
    unit: '个',
    numeric: true,
    width: 90,
    cell: ({ failed }) => (failed > 0 ? <Tag type="red">{formatNumber(failed)}</Tag> : 0),
  },
  {
    key: 'done',
    title: '24 小时内完成',
    unit: '个',
    numeric: true,
    width: 110,
    cell: ({ done }) => formatNumber(done),
  },
  {
    key: 'failure',
    title: '最近的失败',
    width: 240,
    cell: ({ failure }) => <span className="shell-ops-text">{failure || MISSING}</span>,
  },
];

const STATES = { running: '进行中', published: '已发布', dry: '只检查', failed: '失败', undone: '已撤销' };

const importColumns: Column<ImportRun>[] = [
  { key: 'kind', title: '种类', width: 140, cell: ({ kind }) => IMPORTS[kind] ?? kind },
  { key: 'files', title: '文件', unit: '个', numeric: true, width: 80, cell: ({ files }) => formatNumber(files) },
  {
    key: 'state',
    title: '状态',
    width: 110,
    cell: ({ state, lost }) => {
      if (lost) return <Tag type="red">没有回音</Tag>;
      return <Tag type={state === 'failed' ? 'red' : state === 'published' ? 'green' : 'grey'}>{STATES[state]}</Tag>;
    },
  },
  { key: 'started', title: '开始', width: 130, cell: ({ started_at }) => formatInstant(started_at) },
  { key: 'finished', title: '结束', width: 130, cell: ({ finished_at }) => formatInstant(finished_at) },
];
