import type { Turn } from './conversation.ts';

/** Versions of one answer together, where its first one stands; the latest last. */
export const groupVersions = (turns: readonly Turn[]): Turn[][] => {
  const groups = new Map<string, Turn[]>();
  for (const turn of turns) {
    const root = turn.versionOf ?? turn.id;
    groups.set(root, [...(groups.get(root) ?? []), turn]);
  }
  return [...groups.values()];
};
