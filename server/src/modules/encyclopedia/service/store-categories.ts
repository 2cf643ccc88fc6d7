import { insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import { entryCategories } from '../model/entry-categories.ts';

export const storeCategories = (db: Db): Promise<void> =>
  insertColumns(
    db,
    'baike_category',
    [
      { name: 'id', type: 'text', value: ({ id }) => id },
      { name: 'pid', type: 'text', value: ({ pid }) => pid },
      { name: 'title', type: 'text', value: ({ title }) => title },
      { name: 'rank', type: 'int', value: (category) => entryCategories.indexOf(category) },
    ],
    entryCategories,
    'on conflict (id) do update set pid = excluded.pid, title = excluded.title, rank = excluded.rank',
  );
