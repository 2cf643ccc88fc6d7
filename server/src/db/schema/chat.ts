import type { AnswerEvent } from '@bee/contracts/resource/ai';

/** Consecutive deltas share a row; `seq` is that of the last delta. */
export type StoredEvent = AnswerEvent | { type: 'deltas'; seq: number; pieces: string[] };
