import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** Condition on `article a`: has the tag, given by its id or title as in `findTag`. */
export const taggedWith = (tag: string) => sql`and exists (
  select from article_tag g where g.article_id = a.id
    and g.tag_id = any(array(select t.id from tag t where t.id = ${tag} or t.title = ${tag}))
)`;

/** Links to articles and reports in sanitised HTML, as friendly or plain URLs. */
const LINKED = /href="[^"]*\/article\/(?:detail|report)(?:\/id\/|[^"]*[?&;]id=)([^"/?&#.]+)/g;

/** Filters the given ids and the articles linked in the HTML to those with the tag; empty without a tag. */
export const listTagged = async (
  db: Db,
  tag: string | undefined,
  ids: readonly string[],
  html: string,
): Promise<string[]> => {
  const linked = [...html.matchAll(LINKED)].map(([, id = '']) => id);
  const asked = [...new Set([...ids, ...linked])];
  if (!tag || asked.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select a.id from article a where a.id = any(${asked}) ${taggedWith(tag)} order by a.id`.execute(db);
  return rows.map(({ id }) => id);
};
