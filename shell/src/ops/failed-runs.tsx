import type { FailedRun } from '@bee/contracts/resource/operations-page';
import { formatInstant } from '@bee/domain/format';
import { Button, type Column, DataTable, Disclosure, Empty, Section, Tag } from '@bee/ui/content';
import { jobTitle } from './job-titles.ts';
import { useJobActions } from './use-job-actions.ts';

/** Without a worker no run is retried. */
export function FailedRuns({ runs, isWorking }: { runs: FailedRun[]; isWorking: boolean }) {
  const { retry, busy } = useJobActions();
  const retryColumn: Column<FailedRun> = {
    key: 'retry',
    title: '操作',
    width: 90,
    cell: ({ id, job }) => (
      <Button onClick={() => retry(job, id)} disabled={busy || !isWorking} aria-label={`重试 ${jobTitle(job)}`}>
        重试
      </Button>
    ),
  };
  return (
    <Section title="失败的运行" note="7 天内，最多 50 次" flush>
      <DataTable
        caption="7 天内失败的任务运行，新的在前"
        hideCaption
        columns={[...columns.slice(0, 2), retryColumn, ...columns.slice(2)]}
        rows={runs}
        rowKey={({ id }) => id}
        empty={<Empty title="没有失败">失败的运行会自动重试，次数用完后留在这里等人处理。</Empty>}
      />
    </Section>
  );
}

const columns: Column<FailedRun>[] = [
  {
    key: 'job',
    title: '任务',
    width: 150,
    cell: ({ job, item }) => (
      <>
        {jobTitle(job)}
        {item && <small className="shell-ops-note">{item}</small>}
      </>
    ),
  },
  {
    key: 'state',
    title: '状态',
    width: 150,
    cell: ({ state, retry_at, attempts }) =>
      state === 'failed' ? (
        <Tag type="red">{attempts} 次后放弃</Tag>
      ) : (
        <>
          失败 {attempts} 次<small className="shell-ops-note">{formatInstant(retry_at)} 重试</small>
        </>
      ),
  },
  { key: 'failed', title: '最近失败', width: 130, cell: ({ failed_at }) => formatInstant(failed_at) },
  {
    key: 'message',
    title: '原因',
    width: 360,
    cell: ({ message, stack }) => (
      <Disclosure title={<span className="shell-ops-text">{message || '没有说明'}</span>}>
        <pre className="shell-ops-stack">{stack}</pre>
      </Disclosure>
    ),
  },
];
