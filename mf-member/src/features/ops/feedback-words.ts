import type { FeedbackState } from '@bee/contracts/resource/ops';

/** In the order of the filter. */
export const feedbackStates: Record<FeedbackState, string> = { new: '未处理', done: '已处理' };
export const feedbackTones = { new: 'honey', done: 'grey' } as const;
