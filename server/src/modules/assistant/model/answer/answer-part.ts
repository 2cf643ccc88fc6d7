import type { AnswerEvent } from '@bee/contracts/resource/ai';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/** Any event of an answer, before the job that runs it assigns its sequence number. */
export type NewEvent = WithoutSeq<AnswerEvent>;

/** Events produced while answering a question; the job adds the first and the terminal event. */
export type AnswerPart = Extract<NewEvent, { type: 'step' | 'ref' | 'delta' | 'block' | 'suggest' }>;
