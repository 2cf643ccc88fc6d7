import type { DataFor } from '@bee/contracts/operations';
import { dayNumber } from '@bee/domain/calendar-day';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import { readProductLinks } from '../../product-hub/index.ts';
import { presentSource } from '../../sources/index.ts';
import { categoryPath } from '../model/entry-categories.ts';
import { linkReferences } from '../model/link-references.ts';
import { type BaikeRow, findEntry, listEntryTags, listHotEntries, listNearEntries } from '../store/baike.repository.ts';

type Entry = DataFor<'baike/getBaikeContent'>;

/** @throws NotFound when the entry does not exist */
export const readEntry = async (db: Kysely<Database>, id: string, today: string): Promise<Entry> => {
  const entry = await findEntry(db, id);
  if (!entry) throw new NotFound('没有这个百科条目，可能已被合并；请搜索名称查找');
  const { source, product, ...shown } = entry;
  const name = product ?? entry.title;
  const [related, tags, live] = await Promise.all([
    listNearEntries(db, entry),
    listEntryTags(db, name),
    readLive(db, entry, today),
  ]);
  return {
    ...shown,
    path: pathOf(entry),
    content_html: linkReferences(entry.content_html, entry.refs),
    source: presentSource(source),
    related,
    tags,
    live,
  };
};

const CHOSEN_FROM = 30;

/** A different entry every day, chosen from the most read entries that have platform data. */
export const readEntryOfDay = async (db: Kysely<Database>, today: string): Promise<Entry | null> => {
  const known = await listHotEntries(db, CHOSEN_FROM, { withProduct: true });
  const choices = known.length > 0 ? known : await listHotEntries(db, CHOSEN_FROM);
  const chosen = choices[dayNumber(today) % choices.length];
  return chosen ? readEntry(db, chosen.id, today) : null;
};

const pathOf = ({ cate_id, cate_title }: BaikeRow): Entry['path'] => {
  const path = categoryPath(cate_id);
  return path.length > 0 ? path : [{ id: cate_id, title: cate_title }];
};

const LONGEST_NAME = 60;

/**
 * Platform data of the entry's product; entries without a product use their title. Null if no tool knows the product:
 * standards match any title that contains the word, so they do not count for entries without a product.
 */
const readLive = async (db: Kysely<Database>, { product, title }: BaikeRow, today: string): Promise<Entry['live']> => {
  const name = (product ?? title).trim();
  if (name === '' || name.length > LONGEST_NAME) return null;
  const live = await readProductLinks(db, { name, parts: ['price', 'trade', 'food', 'standards'] }, today);
  const { price, trade, food, standards } = live;
  return price || trade?.import || trade?.export || food || (product && standards) ? live : null;
};
