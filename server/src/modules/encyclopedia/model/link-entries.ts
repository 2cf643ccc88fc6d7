import { unescapeHtml } from '../../../text/rich-text.ts';

/** The names of an entry that other texts may link to it. */
export type EntryName = { id: string; name: string };

/** Shorter names are also parts of other words. */
const LEAST_LENGTH = 2;
/** Text in these is not linked. */
const KEPT = /^(a|h[1-6]|caption|th)$/;

/** Longest names first, so that 樱桃番茄 is not linked as 樱桃; names of several entries are left out. */
export const entryPattern = (names: readonly EntryName[]) => {
  const ids = new Map<string, string | null>();
  for (const { id, name } of names) {
    if (name.length < LEAST_LENGTH) continue;
    ids.set(name, ids.has(name) && ids.get(name) !== id ? null : id);
  }
  const known = [...ids.keys()].sort((a, b) => b.length - a.length);
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { ids, pattern: known.length > 0 ? new RegExp(escaped.join('|'), 'g') : null };
};

export type EntryPattern = ReturnType<typeof entryPattern>;

/** Links the first mention of each other entry; headings and existing links are unchanged. */
export const linkEntries = (
  html: string,
  { ids, pattern }: EntryPattern,
  { own, hrefOf }: { own: string; hrefOf(id: string): string },
): { html: string; ids: string[] } => {
  if (!pattern) return { html, ids: [] };
  const linked = new Set<string>();
  let within = 0;
  const result = html.replace(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/gi, (whole, end?: string, tag?: string) => {
    if (tag !== undefined) {
      if (KEPT.test(tag.toLowerCase())) within += end ? -1 : 1;
      return whole;
    }
    if (within > 0) return whole;
    return whole.replace(pattern, (name) => {
      const id = ids.get(unescapeHtml(name));
      if (!id || id === own || linked.has(id)) return name;
      linked.add(id);
      return `<a href="${hrefOf(id)}" data-entry="${id}">${name}</a>`;
    });
  });
  return { html: result, ids: [...linked] };
};
