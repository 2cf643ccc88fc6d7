import { inOrder } from '@bee/domain/in-order';
import { articleHref, href, type Microsite } from '@bee/platform';
import { validities } from '../../../lib/validity.ts';
import type { Article } from '../article-data.ts';

/** Events around a policy; `compare` links to the changes between an entry and the shown text. */
export type TimelineEntry = {
  id: string;
  date: string | null;
  word: string;
  title: string;
  href: string;
  shown: boolean;
  compare: string | null;
};

/**
 * Versions of the policy, articles that explain it or are explained by it, and related ones; newest first. In a
 * microsite, entries with its tag open there; the others are marked as external.
 */
export const policyTimeline = (article: Article, site: Microsite | null): TimelineEntry[] => {
  const { interprets, interpretations, diagrams, related } = article.relations;
  const entries = [
    ...versionsOf(article),
    ...interprets.map((ref) => entryOf(ref, '解读对象')),
    ...interpretations.map((ref) => entryOf(ref, '解读')),
    ...diagrams.map((ref) => entryOf(ref, '一图')),
    ...related.map((ref) => entryOf(ref, `相关 · ${validities[ref.validity].title}`)),
  ];
  const known = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const placed = known.map((entry) => placeIn(site, article.tagged, entry));
  return placed.length > 1 ? placed.sort((a, b) => inOrder(b.date ?? '', a.date ?? '')) : [];
};

const placeIn = (site: Microsite | null, tagged: readonly string[], entry: TimelineEntry): TimelineEntry => {
  if (!site || entry.shown) return entry;
  if (!tagged.includes(entry.id)) return { ...entry, word: `${entry.word} · 农小蜂` };
  return { ...entry, href: articleHref({ id: entry.id, type: 'policy_repository' }, site) };
};

type Ref = Article['relations']['related'][number];

const entryOf = (ref: Ref, word: string): TimelineEntry => ({
  id: ref.id,
  date: ref.published_at,
  word,
  title: ref.title,
  href: articleHref(ref),
  shown: false,
  compare: null,
});

/** Always includes the shown text, even as the only version. */
const versionsOf = (article: Article): TimelineEntry[] => {
  const { id: shown, title, published_at: date } = article;
  const all = article.versions.length > 0 ? article.versions : [{ id: shown, title, date, current: false }];
  const place = all.findIndex(({ id }) => id === shown);
  return all.map((version, index) => ({
    id: version.id,
    date: version.date,
    word: version.id === shown ? '本页' : index < place ? '新版本' : '旧版本',
    title: version.title,
    href: href('article/detail', { id: version.id }),
    shown: version.id === shown,
    compare: version.id === shown ? null : compareHref(shown, version.id, index < place),
  }));
};

/** Compares the older with the newer text, independent of which one is shown. */
const compareHref = (shown: string, other: string, otherIsNewer: boolean): string =>
  otherIsNewer ? href('article/detail', { id: other, cmp: shown }) : href('article/detail', { id: shown, cmp: other });
