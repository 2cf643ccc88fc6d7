import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Of articles `a`: those with a tag, by its id or by its title as `findTag` takes it. */
export const taggedWith = (tag: string) => sql`and exists (
  select 1 from article_tag g join tag t on t.id = g.tag_id where g.article_id = a.id and (t.id = ${tag} or t.title = ${tag})
)`;

/** Addresses of texts as they stand in sanitised HTML, friendly or plain. */
const LINKED = /href="[^"]*\/article\/(?:detail|report)(?:\/id\/|[^"]*[?&;]id=)([^"/?&#.]+)/g;

/** Which of these ids, and of the texts that some HTML links to, carry a tag; none without a tag. */
export const listTagged = async (
  db: Kysely<Database>,
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
