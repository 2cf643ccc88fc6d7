import { z } from 'zod';
import type { EmbeddingConnection } from '../embedding/openai-embeddings.ts';
import type { ModelConnection } from './openai-compatible.ts';

/** `limits` in milliseconds: until the first token, between two tokens, and for the whole answer. */
export type ModelSettings = ModelConnection & { limits: { firstMs: number; gapMs: number; wholeMs: number } };

const seconds = (initial: number) =>
  z.coerce.number('应是秒数 (must be a number of seconds)').min(0.05).max(3600).default(initial);

export const modelEnvironment = {
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().min(1).optional(),
  /** If set, passages are also ranked by meaning; uses the same address and key. */
  AI_EMBEDDING_MODEL: z.string().min(1).optional(),
  /** Limits in seconds: until the first token, between two tokens, and for a whole answer. */
  AI_FIRST_TOKEN: seconds(20),
  AI_NEXT_TOKEN: seconds(20),
  AI_WHOLE_ANSWER: seconds(120),
};

type Environment = z.output<z.ZodObject<typeof modelEnvironment>> & { AI_BASE_URL?: string | undefined };

/** Null without a language model. */
export const modelOf = (env: Environment): ModelSettings | null => {
  if (!env.AI_BASE_URL || !env.AI_MODEL) return null;
  const wholeMs = env.AI_WHOLE_ANSWER * 1000;
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    withinMs: wholeMs,
    limits: { firstMs: env.AI_FIRST_TOKEN * 1000, gapMs: env.AI_NEXT_TOKEN * 1000, wholeMs },
  };
};

/** Null if passages are ranked by their words only. */
export const embeddingOf = (env: Environment): EmbeddingConnection | null => {
  if (!env.AI_BASE_URL || !env.AI_EMBEDDING_MODEL) return null;
  return { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_EMBEDDING_MODEL };
};
