import type { AiRef, AnswerEvent } from '@bee/contracts/resource/ai';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/** Anything an answer may say; the job that runs it gives it its number. */
export type NewEvent = WithoutSeq<AnswerEvent>;

/** What the work on a question yields; beginning and end of the stream belong to the job. */
export type AnswerPart = Extract<NewEvent, { type: 'step' | 'ref' | 'delta' | 'block' | 'suggest' }>;

/** Something that an answer may cite, before it has a number. */
export type Evidence = Omit<AiRef, 'no' | 'used' | 'cited' | 'validity'> & Partial<Pick<AiRef, 'validity'>>;

/** A sentence made of platform data, with the evidence that it stands on. */
export type Finding = { text: string; evidence: Evidence };
