import type { RequestFor } from '@bee/contracts/operations';
import { confirm, toast, useApi, useInvalidate } from '@bee/platform';
import { useState } from 'react';
import { jobTitle } from './job-titles.ts';

type Action = RequestFor<'ops/changeJob'>['action'];

/** Actions of operators on jobs; each shows its result and reloads the list. */
export const useJobActions = () => {
  const api = useApi();
  const forget = useInvalidate();
  const [busy, setBusy] = useState(false);

  const perform = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await call();
      toast.success(done);
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
      await forget('ops/getJobs');
    }
  };

  const change = async (job: string, action: Action) => {
    const question = {
      title: '暂停任务',
      content: `“${jobTitle(job)}”暂停后不再运行，直到有人恢复；正在进行的一次会做完。`,
      confirmText: '暂停',
    };
    if (action === 'pause' && !(await confirm(question))) return;
    await perform(() => api('ops/changeJob', { job, action }, { raw: true }), DONE[action]);
  };

  const retry = (job: string, id: string) =>
    perform(() => api('ops/retryJob', { job, id }, { raw: true }), '已排队，几秒内重试');

  return { change, retry, busy };
};

const DONE: Record<Action, string> = { run: '已排队，几秒内开始', pause: '已暂停', resume: '已恢复' };
