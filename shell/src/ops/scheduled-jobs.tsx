import type { ScheduledJob } from '@bee/contracts/resource/operations-page';
import { formatNumber, MISSING } from '@bee/domain/format';
import { Button, type Column, DataTable, Empty, Section, Tag } from '@bee/ui/content';
import { ago } from './figures.ts';
import { intervalOf, jobTitle } from './job-titles.ts';
import { useJobActions } from './use-job-actions.ts';

type ScheduledJobsProps = {
  jobs: ScheduledJob[];
  workerSeenAt: string | null;
  readAt: string;
  isWorking: boolean;
};

export function ScheduledJobs({ jobs, workerSeenAt, readAt, isWorking }: ScheduledJobsProps) {
  const actions = useJobActions();
  const seen = workerSeenAt ? `任务进程 ${ago(workerSeenAt, readAt)}在工作` : '还没有任务进程运行过';
  return (
    <Section
      title="定时任务"
      note={isWorking || jobs.length === 0 ? seen : undefined}
      actions={isWorking || jobs.length === 0 ? undefined : <Tag type="red">没有任务进程：{seen}</Tag>}
      flush
    >
      <DataTable
        caption="每个定时任务的状态与最近 24 小时的运行"
        hideCaption
        columns={[...columns.slice(0, 2), actionColumn(actions, isWorking), ...columns.slice(2), lastColumn(readAt)]}
        rows={jobs}
        rowKey={({ job }) => job}
        empty={<Empty title="还没有任务">任务进程（ROLE=all 或 worker）第一次启动后会显示在这里。</Empty>}
      />
    </Section>
  );
}

/** Without a worker nothing would run. */
const actionColumn = (
  { change, busy }: ReturnType<typeof useJobActions>,
  isWorking: boolean,
): Column<ScheduledJob> => ({
  key: 'actions',
  title: '操作',
  width: 170,
  cell: ({ job, paused_at }) => {
    const title = jobTitle(job);
    if (paused_at)
      return (
        <Button onClick={() => change(job, 'resume')} disabled={busy} aria-label={`恢复 ${title}`}>
          恢复
        </Button>
      );
    return (
      <span className="shell-ops-buttons">
        <Button onClick={() => change(job, 'run')} disabled={busy || !isWorking} aria-label={`立即运行 ${title}`}>
          立即运行
        </Button>
        <Button onClick={() => change(job, 'pause')} disabled={busy} aria-label={`暂停 ${title}`}>
          暂停
        </Button>
      </span>
    );
  },
});

const columns: Column<ScheduledJob>[] = [
  {
    key: 'job',
    title: '任务',
    width: 190,
    cell: ({ job }) => (
      <>
        {jobTitle(job)}
        <small className="shell-ops-note">{job}</small>
      </>
    ),
  },
  {
    key: 'state',
    title: '状态',
    width: 110,
    cell: ({ paused_at, active, waiting_since, progress }) => {
      if (paused_at) return <Tag type="grey">已暂停</Tag>;
      if (active > 0)
        return (
          <>
            <Tag type="green">运行中</Tag>
            {progress && (
              <small className="shell-ops-note">
                第 {progress.done + 1}/{progress.total} 步：{progress.step}
              </small>
            )}
          </>
        );
      return waiting_since ? '等待' : '空闲';
    },
  },
  { key: 'every', title: '周期', width: 90, cell: ({ every }) => intervalOf(every) },
  { key: 'done', title: '24 小时完成', unit: '次', numeric: true, width: 110, cell: ({ done }) => formatNumber(done) },
  {
    key: 'failed',
    title: '7 天放弃',
    unit: '次',
    numeric: true,
    width: 90,
    cell: ({ failed }) => (failed > 0 ? <Tag type="red">{formatNumber(failed)}</Tag> : 0),
  },
  {
    key: 'seconds',
    title: '平均 / 最长用时',
    unit: '秒',
    numeric: true,
    width: 140,
    cell: ({ average, longest }) =>
      average === null ? MISSING : `${formatNumber(average, 2)} / ${formatNumber(longest, 2)}`,
  },
];

const lastColumn = (readAt: string): Column<ScheduledJob> => ({
  key: 'last',
  title: '最近完成',
  width: 90,
  cell: ({ last_at }) => (last_at ? ago(last_at, readAt) : MISSING),
});
