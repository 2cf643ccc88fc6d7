import type { OperationId, ParsedRequestFor } from '@bee/contracts/operations';
import { type CacheTag, type ModuleName, namesOfValue } from './cache-tag.ts';

/** Response header for the edge: what the answer depends on. */
export const TAGS_HEADER = 'x-bee-tags';

/** Tags of a module's answers, by operation; an operation that is missing has the name of the module. */
export type AnswerTags = {
  [Id in OperationId]?: readonly CacheTag[] | ((request: ParsedRequestFor<Id>) => readonly CacheTag[]);
};

/** Ids come from requests, so they are encoded. */
export const writeTags = (module: ModuleName, answerTags: AnswerTags, id: OperationId, request: unknown): string => {
  const declared = answerTags[id] as readonly CacheTag[] | ((request: unknown) => readonly CacheTag[]) | undefined;
  const tags = typeof declared === 'function' ? declared(request) : (declared ?? [module]);
  return namesOfValue(tags).map(encodeURIComponent).join(',');
};

export const readTags = (header: string | null): string[] => (header ? header.split(',').map(decodeURIComponent) : []);
