import { createHash } from 'node:crypto';
import { columnsOf, insertColumns } from '../db/insert-columns.ts';
import type { Db } from '../db/schema.ts';
import { categoryTitle } from '../modules/encyclopedia/model/entry-categories.ts';
import { storeCategories } from '../modules/encyclopedia/service/store-categories.ts';
import { indexEntry, type NewEntry, storeEntries } from '../modules/encyclopedia/store/store-entries.ts';
import { indexArticle, type NewArticle, storeArticles } from '../modules/publishing/article/store/store-articles.ts';
import { rankVersions } from '../modules/publishing/import/store/publish-articles.ts';
import { storeDocuments } from '../modules/search/store/search-index.ts';
import { type ArticleDraft, SAMPLE_NOTE } from './content/article-draft.ts';
import { datedTexts } from './content/dated-texts.ts';
import { bannerFile, hotWordFile } from './content/front-page.ts';
import { agreements } from './content/written-articles.ts';
import { type EntryDraft, writtenEntries } from './content/written-entries.ts';
import { produceFile } from './prices/price-files.ts';
import { chance } from './random.ts';
import { type SampleSource, sampleSource } from './sample-source.ts';

/** The encyclopedia without its index: the names of its entries are learned before any text is indexed. */
export const loadEntries = async (db: Db, today: string): Promise<NewEntry[]> => {
  const source = await sampleSource(db, 'baike', today);
  const entries = writtenEntries(today).map((draft) => completeEntry(draft, source));
  await storeCategories(db);
  await storeEntries(db, entries);
  return entries;
};

/** News, policies, agreements, front page, and the index of the entries. @returns number of articles */
export const loadContent = async (db: Db, today: string, entries: readonly NewEntry[]): Promise<number> => {
  const drafts = [...datedTexts(today), ...agreements()];
  await storeDrafts(db, drafts, today);
  await storeDocuments(db, entries.map(indexEntry));
  await storeFrontPage(db);
  return drafts.length;
};

/** Stores the texts, findable by their words, with their tags and the validity of each version of a policy. */
export const storeDrafts = async (db: Db, drafts: readonly ArticleDraft[], today: string): Promise<void> => {
  const { sourceId } = await sampleSource(db, 'article', today);
  const articles = drafts.map((draft) => completeArticle(draft, sourceId));
  await storeTags(db, drafts);
  await storeArticles(db, articles);
  await storeDocuments(db, articles.flatMap(indexArticle));
  await rankVersions(
    db,
    articles.flatMap(({ policy }) => policy?.chainKey ?? []),
  );
};

/** As the columns of the site divide articles. */
export const scopeOf = ({ type, policy }: ArticleDraft): 'news' | 'policy' | 'special' =>
  policy ? 'policy' : type === 'special' ? 'special' : 'news';

const completeArticle = (draft: ArticleDraft, sourceId: number): NewArticle => ({
  id: draft.id,
  naturalKey: `sample/${draft.id}`,
  scope: scopeOf(draft),
  type: draft.type,
  cate: draft.cate,
  title: draft.title,
  sourceName: draft.policy?.orgs[0] ?? '农小蜂',
  author: draft.author,
  publishedAt: draft.date,
  blocks: draft.blocks,
  keyPoints: draft.keyPoints,
  originalUrl: null,
  copyright: draft.type === 'special' ? null : SAMPLE_NOTE,
  views: draft.type === 'special' ? 0 : Math.floor(60 + 4000 * chance('views', draft.id) ** 3),
  sample: draft.type !== 'special',
  sourceId,
  updatedAt: `${draft.date}T00:00:00+08:00`,
  tags: draft.tags.map(tagId),
  policy: draft.policy
    ? {
        docNo: draft.policy.docNo,
        issuingOrgs: draft.policy.orgs,
        level: draft.policy.level,
        region: draft.policy.region,
        adcode: draft.policy.adcode,
        docType: draft.policy.docType,
        issuedAt: draft.date,
        effectiveAt: draft.policy.effectiveAt,
        expiresAt: draft.policy.expiresAt,
        status: draft.policy.status,
        chainKey: `sample/${draft.policy.chain}`,
        history: [],
        interprets: draft.policy.interprets ?? [],
      }
    : null,
  report: null,
});

const completeEntry = (draft: EntryDraft, source: SampleSource): NewEntry => ({
  id: draft.id,
  naturalKey: `sample/${draft.id}`,
  title: draft.title,
  alias: draft.alias,
  cateId: draft.cate,
  cateTitle: categoryTitle(draft.cate),
  product: draft.product,
  info: draft.info,
  blocks: draft.blocks,
  refs: draft.refs.map((text, place) => ({ no: place + 1, text, url: null })),
  views: Math.floor(40 + 3000 * chance('views', draft.id) ** 3),
  sample: true,
  sourceId: source.sourceId,
  updatedAt: source.at,
});

const REGIONS = new Set(['云南', '山东', '四川']);

/** Stable and short: the page of 三七 is /…/sanqi. */
export const tagId = (title: string): string =>
  title === '三七' ? 'sanqi' : `t${createHash('sha1').update(title).digest('hex').slice(0, 7)}`;

/** Tags by their titles; those that are there stay. */
export const storeTags = async (db: Db, drafts: readonly { tags: string[] }[]): Promise<void> => {
  const names = new Set(produceFile.read().map(({ name }) => name));
  const titles = [...new Set(['三七', ...drafts.flatMap(({ tags }) => tags)])];
  const rows = titles.map((title, rank) => ({
    id: tagId(title),
    title,
    groupName: names.has(title) || title === '三七' ? '品类' : REGIONS.has(title) ? '地区' : '主题',
    product: names.has(title) ? title : null,
    rank,
  }));
  const columns = columnsOf<(typeof rows)[number]>({ text: ['id', 'title', 'groupName', 'product'], int: ['rank'] });
  await insertColumns(db, 'tag', columns, rows, 'on conflict (id) do nothing');
};

const storeFrontPage = async (db: Db): Promise<void> => {
  const banners = bannerFile.read().map((banner, rank) => ({ ...banner, params: JSON.stringify(banner.params), rank }));
  await db
    .insertInto('banner')
    .values(banners)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('hot_keyword')
    .values([...hotWordFile.read()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
