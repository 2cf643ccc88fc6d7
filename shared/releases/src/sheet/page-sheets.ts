import type { Release } from '@bee/contracts/composition';
import type { ManifestPage } from '@bee/contracts/manifest';

/** Entry points of @bee/ui that a page or widget uses, and names of `@bee/ui/content`. */
export type UsedUi = Pick<ManifestPage, 'doors' | 'content'>;

/**
 * Names of the shell's sheets for pages and widgets that are shown together, in the order in which they apply. All of
 * `content` if the shell has no parts of it, or if one of them does not say what it uses.
 */
export const pageSheets = ({ needs }: Pick<Release, 'needs'>, parts: readonly UsedUi[]): string[] => {
  const others = [...new Set(parts.flatMap(({ doors }) => doors))].filter((name) => name !== 'content');
  if (!needs || parts.some(({ content }) => !content)) return ['content', ...others];
  const users = [...others, ...parts.flatMap(({ content = [] }) => content)];
  const needed = new Set(users.flatMap((name) => needs[name] ?? []));
  return ['base', ...[...needed].sort(), ...others.filter((name) => !needed.has(name))];
};
