import type { AiMessage } from '@bee/contracts/resource/ai';
import type { MessageRow } from '../store/message.repository.ts';
import { checkNumbers } from './answer/check-numbers.ts';

export const presentMessage = (row: MessageRow): AiMessage => ({
  message_id: row.id,
  chat_id: row.chat_id,
  version_of: row.version_of,
  question: row.question,
  mode: row.mode,
  context: row.context,
  status: row.status,
  text: row.text,
  steps: row.steps,
  blocks: row.blocks,
  refs: row.refs,
  suggestions: row.suggestions,
  checks: row.status === 'answering' ? null : checkNumbers(row),
  rating: row.rating,
  created_at: row.created_at,
  elapsed_ms: row.elapsed_ms,
});
