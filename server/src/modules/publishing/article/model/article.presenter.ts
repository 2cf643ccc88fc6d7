import type { Article, ArticleCard } from '@bee/contracts/entity/article';
import type { AccessBlock } from '@bee/contracts/shapes';
import { cleanHtml, isPlainHtml } from '../../../../text/clean-html.ts';
import { presentSource } from '../../../sources/index.ts';
import type { ArticleRow, Neighbour, VersionRow } from '../store/article.repository.ts';
import type { CardRow } from '../store/article-columns.ts';

export const presentCard = (row: CardRow): ArticleCard => ({
  id: row.id,
  type: row.type,
  title: row.title,
  summary: row.summary,
  cover: row.cover,
  source_name: row.source_name,
  author: row.author,
  published_at: row.published_at,
  tags: row.tags,
  views: row.views,
  favs: row.favs,
  sample: row.sample,
  access: textAccess,
  policy: row.policy,
});

export type ArticleContext = { prev: Neighbour | null; next: Neighbour | null; versions: VersionRow[] };

export const presentArticle = (row: ArticleRow, { prev, next, versions }: ArticleContext): Article => {
  const place = versions.findIndex(({ id }) => id === row.id);
  const newer = versions[place - 1];
  return {
    ...presentCard(row),
    // Content is cleaned when stored; cleaned again here for rows that predate a cleaning rule.
    content_html: isPlainHtml(row.content_html) ? row.content_html : cleanHtml(row.content_html),
    toc: row.toc,
    key_points: row.key_points,
    original_url: row.original_url,
    attachments: row.attachments,
    related_products: row.tags.filter(({ group }) => group === '品类'),
    prev,
    next,
    words: row.words,
    copyright: row.copyright,
    updated_at: row.updated_at,
    source: presentSource(row.source),
    versions:
      versions.length > 1
        ? versions.map(({ id, title, date }, index) => ({ id, title, date, current: index === 0 }))
        : [],
    replaces: versions.slice(place + 1, place + 2).map(({ id, title }) => ({ id, title })),
    replaced_by: newer ? { id: newer.id, title: newer.title } : null,
    history: row.history ?? [],
  };
};

/** The text of articles and policies is public; reports and files have their own rules. */
const textAccess: AccessBlock = { level: 'public', allowed: true };
