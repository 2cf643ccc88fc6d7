import type { AiMessage, AnswerEvent } from '@bee/contracts/resource/ai';

/** An answer built from the events received so far. The server stores it as a message; the browser displays it. */
export type Answer = Pick<
  AiMessage,
  'status' | 'text' | 'steps' | 'blocks' | 'refs' | 'suggestions' | 'checks' | 'elapsed_ms'
> & {
  /** Sequence number of the last applied event. */
  seq: number;
  taskId: string | null;
  error: { msg: string; retryable: boolean } | null;
};

export const emptyAnswer: Answer = {
  status: 'answering',
  text: '',
  steps: [],
  blocks: [],
  refs: [],
  suggestions: [],
  elapsed_ms: null,
  seq: 0,
  taskId: null,
  checks: null,
  error: null,
};

/** Applies one event. Events that were already applied are ignored, because a resumed stream repeats some of them. */
export const takeEvent = (answer: Answer, event: AnswerEvent): Answer => {
  if (event.seq <= answer.seq) return answer;
  return { ...answer, ...changeBy(answer, event), seq: event.seq };
};

const changeBy = (answer: Answer, event: AnswerEvent): Partial<Answer> => {
  switch (event.type) {
    case 'meta':
      return { taskId: event.task_id };
    case 'step': {
      const { type: _type, seq: _seq, ...step } = event;
      return { steps: [...answer.steps, step] };
    }
    case 'ref':
      return { refs: event.refs };
    case 'delta':
      return { text: answer.text + event.text };
    case 'block':
      return { blocks: [...answer.blocks, event.block] };
    case 'suggest':
      return { suggestions: event.list };
    case 'done':
      return { status: event.status, elapsed_ms: event.elapsed_ms, checks: event.checks };
    case 'error':
      return {
        status: event.code === 'interrupted' ? 'interrupted' : 'error',
        error: { msg: event.msg, retryable: event.retryable },
      };
  }
};
