import type { DataFor } from '@bee/contracts/operations';
import { dayNumber } from '@bee/domain/calendar-day';
import { cacheOf } from '../../../cache/data-cache.ts';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import { listPrices, presentPriceRow } from '../../prices/index.ts';
import { readProductLinks } from '../../product-hub/index.ts';
import { presentSource } from '../../sources/index.ts';
import { categoryPath } from '../model/entry-categories.ts';
import { type EntryPattern, entryPattern, linkEntries } from '../model/link-entries.ts';
import {
  type BaikeRow,
  findEntry,
  listEntryTags,
  listHotEntries,
  listMentions,
  listNearEntries,
} from '../store/baike.repository.ts';
import { listEntryIds } from '../store/entry-names.ts';

type Entry = DataFor<'baike/getBaikeContent'>;

/** @throws NotFound when the entry does not exist */
export const readEntry = async (db: Db, id: string, today: string): Promise<Entry> => {
  const entry = await findEntry(db, id);
  if (!entry) throw new NotFound('没有这个百科条目，可能已被合并；请搜索名称查找');
  const { source, product, ...shown } = entry;
  const name = product ?? entry.title;
  const text = linkEntries(linkReferences(entry.content_html, entry.refs), await readPattern(db), {
    own: id,
    // Relative, because entries are states of one page.
    hrefOf: (other) => `?id=${encodeURIComponent(other)}`,
  });
  const [mentions, herbs, related, tags, live] = await Promise.all([
    listMentions(db, text.ids),
    listHerbPrices(db, entry),
    listNearEntries(db, entry),
    listEntryTags(db, name),
    readLive(db, entry, today),
  ]);
  return {
    ...shown,
    path: pathOf(entry),
    content_html: text.html,
    mentions,
    herbs,
    source: presentSource(source),
    related,
    tags,
    live,
  };
};

const DAY_S = 86_400;

/** The pattern of all names is built once per process and import. */
const readPattern = (db: Db): Promise<EntryPattern> =>
  cacheOf(db).get(
    'entry names',
    { tags: ['encyclopedia'], freshSeconds: DAY_S, keepSeconds: DAY_S, waitForTags: true },
    async () => entryPattern(await listEntryIds(db)),
  );

const MAX_HERBS = 4;

const listHerbPrices = async (db: Db, { product, title }: BaikeRow): Promise<Entry['herbs']> => {
  const { rows } = await listPrices(db, {
    scope: 'herb',
    name: product ?? title,
    sort: 'grade',
    page: 1,
    limit: MAX_HERBS,
  });
  return rows.map((row) => presentPriceRow(row));
};

const CHOSEN_FROM = 30;

/** A different entry every day, chosen from the most read entries that have platform data. */
export const readEntryOfDay = async (db: Db, today: string): Promise<Entry | null> => {
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
const readLive = async (db: Db, { product, title }: BaikeRow, today: string): Promise<Entry['live']> => {
  const name = (product ?? title).trim();
  if (name === '' || name.length > LONGEST_NAME) return null;
  const live = await readProductLinks(db, { name, parts: ['price', 'trade', 'food', 'standards'] }, today);
  const { price, trade, food, standards } = live;
  return price || trade?.import || trade?.export || food || (product && standards) ? live : null;
};

type Reference = { no: number };

/**
 * Links `[2]` in the text to the reference with that number, if there is one; tags and other brackets are unchanged.
 */
export const linkReferences = (html: string, refs: readonly Reference[]): string => {
  if (refs.length === 0) return html;
  const known = new Set(refs.map(({ no }) => no));
  return html.replace(/<[^>]*>|\[(\d{1,3})\]/g, (whole, no?: string) =>
    no !== undefined && known.has(Number(no)) ? `<sup><a href="#ref-${Number(no)}">[${Number(no)}]</a></sup>` : whole,
  );
};
