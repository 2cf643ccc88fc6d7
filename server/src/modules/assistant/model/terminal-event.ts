import type { AnswerEvent } from '@bee/contracts/resource/ai';

/** Event sent to readers of an answer that was neither completed nor stopped by its owner. */
export const terminalEvent = (reason: 'deleted' | 'interrupted' | 'failed') =>
  ({ type: 'error', code: reason, msg: MESSAGES[reason], retryable: reason !== 'deleted' }) as const satisfies Omit<
    Extract<AnswerEvent, { type: 'error' }>,
    'seq'
  >;

const MESSAGES = {
  deleted: '这个对话已被删除，回答不再继续',
  interrupted: '服务重启，回答中断；已写好的部分保留，可重新生成',
  failed: '回答中断，请重新生成',
};
