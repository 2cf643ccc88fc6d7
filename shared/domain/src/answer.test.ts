import type { AnswerEvent } from '@bee/contracts/resource/ai';
import { emptyAnswer, takeEvent } from './answer.ts';

const events: AnswerEvent[] = [
  { type: 'meta', seq: 1, message_id: 'm', task_id: 't', title: '番茄价格' },
  { type: 'step', seq: 2, kind: 'search', text: '检索', count: 3 },
  { type: 'delta', seq: 3, text: '番茄' },
  { type: 'delta', seq: 4, text: '均价 5.20' },
  { type: 'done', seq: 5, status: 'completed', elapsed_ms: 40, checks: { numbers: 1, bound: 1, unbound: [] } },
];

describe('takeEvent', () => {
  it('builds the message from its events', () => {
    const answer = events.reduce(takeEvent, emptyAnswer);
    expect(answer).toMatchObject({ text: '番茄均价 5.20', status: 'completed', taskId: 't', elapsed_ms: 40 });
    expect(answer.steps).toEqual([{ kind: 'search', text: '检索', count: 3 }]);
  });

  it('takes repeated events of a resumed stream once', () => {
    const answer = [...events.slice(0, 4), ...events.slice(2)].reduce(takeEvent, emptyAnswer);
    expect(answer.text).toBe('番茄均价 5.20');
  });

  it('keeps what was said before an error', () => {
    const answer = [
      ...events.slice(0, 3),
      { type: 'error', seq: 4, code: 'model', msg: '模型没有应答', retryable: true } as const,
    ].reduce(takeEvent, emptyAnswer);
    expect(answer).toMatchObject({ status: 'error', text: '番茄', error: { retryable: true } });
  });

  it('tells an answer whose process ended from one that failed', () => {
    const end = { type: 'error', seq: 4, code: 'interrupted', msg: '回答中断', retryable: true } as const;
    expect([...events.slice(0, 3), end].reduce(takeEvent, emptyAnswer)).toMatchObject({ status: 'interrupted' });
  });
});
