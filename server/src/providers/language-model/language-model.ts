export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/**
 * A model that continues a conversation as a stream of text. Aborting the signal also stops the work at the provider.
 */
export type LanguageModel = { complete(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string> };
