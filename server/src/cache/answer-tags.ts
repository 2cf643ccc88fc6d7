import type { OperationId, ParsedRequestFor } from '@bee/contracts/operations';
import { type CacheTag, type ModuleName, namesOfValue } from './cache-tag.ts';

/** Response header for the edge: what the answer depends on. */
export const TAGS_HEADER = 'x-bee-tags';

/** Tags of a module's answers, by operation; an operation that is missing has the name of the module. */
export type AnswerTags = {
  [Id in OperationId]?: readonly CacheTag[] | ((request: ParsedRequestFor<Id>) => readonly CacheTag[]);
};

export const tagsOfAnswer = (
  module: ModuleName,
  answerTags: AnswerTags,
  id: OperationId,
  request: unknown,
): readonly CacheTag[] => {
  const declared = answerTags[id] as readonly CacheTag[] | ((request: unknown) => readonly CacheTag[]) | undefined;
  return typeof declared === 'function' ? declared(request) : (declared ?? [module]);
};

/** Ids come from requests, so they are encoded. */
export const writeTags = (tags: readonly CacheTag[], separator = ','): string =>
  namesOfValue(tags).map(encodeURIComponent).join(separator);

export const readTags = (header: string | null): string[] => (header ? header.split(',').map(decodeURIComponent) : []);
