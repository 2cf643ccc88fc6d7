export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** Something that continues a conversation, piece by piece. Aborting ends the work where it is done. */
export type LanguageModel = { complete(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string> };
