import type { AiContext, AiMessage, AiMode, AnswerEvent } from '@bee/contracts/resource/ai';
import type { Defaulted, Instant, Json } from './columns.ts';

export type AiChatTable = {
  id: string;
  uid: number | null;
  visitor: string | null;
  title: string;
  pinned: Defaulted<boolean>;
  share: string | null;
  shared_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

export type AiMessageTable = {
  chat_id: string;
  id: string;
  place: number;
  version_of: string | null;
  task_id: string;
  question: string;
  mode: AiMode;
  context: Json<AiContext> | null;
  status: AiMessage['status'];
  text: Defaulted<string>;
  steps: Json<AiMessage['steps']>;
  blocks: Json<AiMessage['blocks']>;
  refs: Json<AiMessage['refs']>;
  suggestions: Json<AiMessage['suggestions']>;
  rating: 1 | -1 | null;
  reason: string | null;
  comment: string | null;
  created_at: Instant;
  elapsed_ms: number | null;
  beat_at: Instant;
};

/** Consecutive deltas share a row; `seq` is that of the last delta. */
export type StoredEvent = AnswerEvent | { type: 'deltas'; seq: number; pieces: string[] };

export type AiEventTable = {
  chat_id: string;
  message_id: string;
  seq: number;
  event: Json<StoredEvent>;
  created_at: Instant;
};
