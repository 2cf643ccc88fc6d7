import type { AiContext } from '@bee/contracts/resource/ai';
import { defineQuery } from '@bee/domain/define-query';
import { field, oneOf, text } from '@bee/domain/query-fields';
import { askModes } from './ask-modes.ts';
import { contextKinds } from './question-context.ts';

/** A question may have several lines and exceed the length limit; its subject reads `about=policy:12&title=种子法`. */
export const askQuery = defineQuery({
  q: field<string, { fallback: string }>((typed) => typed, String, { fallback: '' }),
  mode: oneOf(
    askModes.map(({ mode }) => mode),
    { fallback: 'general' },
  ),
  about: field<Omit<AiContext, 'title'>>(
    (typed) => {
      const at = typed.indexOf(':');
      const [kind, id] = [typed.slice(0, at), typed.slice(at + 1)];
      return isKind(kind) && id ? { kind, id } : undefined;
    },
    ({ kind, id }) => `${kind}:${id}`,
  ),
  title: text(120, { fallback: '' }),
});

export const readContext = (query: Record<string, string>): AiContext | null => {
  const { about, title } = askQuery.read(query);
  return about ? { ...about, title } : null;
};

/** Query of a context; empty without one. */
export const contextQuery = (context: AiContext | null): Record<string, string> =>
  context ? askQuery.write({ about: context, title: context.title }) : {};

const isKind = (kind: string): kind is AiContext['kind'] => Object.hasOwn(contextKinds, kind);
