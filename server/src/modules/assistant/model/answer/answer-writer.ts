import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { Gathered } from '../../service/answer/gather.ts';
import type { Numbering } from './citations.ts';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/** Any event of an answer, before the job that runs it assigns its sequence number. */
export type NewEvent = WithoutSeq<AnswerEvent>;

/** Events produced while answering a question; the job adds the first and the terminal event. */
export type AnswerPart = Extract<NewEvent, { type: 'step' | 'ref' | 'delta' | 'block' | 'suggest' }>;

export type Turn = { question: string; text: string };

/** Input of a writer. */
export type Brief = { question: string; gathered: Gathered; numbering: Numbering; earlier: Turn[] };

/** A piece of Markdown, or a progress step. */
type Written = string | Extract<AnswerPart, { type: 'step' }>;

/**
 * Yields Markdown piece by piece; [[n]] cites the reference with that number. Ends early when the signal is aborted.
 */
export type WriteAnswer = (brief: Brief, signal: AbortSignal) => AsyncIterable<Written>;
