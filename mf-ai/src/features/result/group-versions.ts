import type { Turn } from './conversation.ts';

/** Groups the versions of an answer at the position of the first one; the latest version is last. */
export const groupVersions = (turns: readonly Turn[]): Turn[][] => {
  const groups = new Map<string, Turn[]>();
  for (const turn of turns) {
    const root = turn.versionOf ?? turn.id;
    groups.set(root, [...(groups.get(root) ?? []), turn]);
  }
  return [...groups.values()];
};
