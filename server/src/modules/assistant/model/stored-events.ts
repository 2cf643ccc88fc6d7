import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { StoredEvent } from '../../../db/schema/chat.ts';

/** A long answer has thousands of pieces; pieces stored together share one row. */
export const packEvents = (events: readonly AnswerEvent[]): StoredEvent[] => {
  const packed: StoredEvent[] = [];
  for (const event of events) {
    const last = packed.at(-1);
    if (event.type !== 'delta') packed.push(event);
    else if (last?.type !== 'deltas') packed.push({ type: 'deltas', seq: event.seq, pieces: [event.text] });
    else {
      last.pieces.push(event.text);
      last.seq = event.seq;
    }
  }
  return packed;
};

/** Restores the original events with their sequence numbers. */
export const unpackEvents = (stored: readonly StoredEvent[]): AnswerEvent[] =>
  stored.flatMap((event) => {
    if (event.type !== 'deltas') return event;
    const first = event.seq - event.pieces.length + 1;
    return event.pieces.map((text, index): AnswerEvent => ({ type: 'delta', seq: first + index, text }));
  });
