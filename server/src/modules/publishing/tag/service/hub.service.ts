import type { ProductHub } from '@bee/contracts/entity/product-hub';
import type { Db } from '../../../../db/schema.ts';
import { presentCard } from '../../article/model/article.presenter.ts';
import { listArticles } from '../../article/store/article-list.repository.ts';
import { findHubEntry, findHubProduct, type HubEntryRow, type HubTag, listNearTags } from '../store/hub.repository.ts';

const NEWEST = 5;
const FACTS = 6;

/** Overview of a tag's product: price page, entry, newest articles per scope, related tags. */
export const readHub = async (db: Db, tag: HubTag, today: string): Promise<ProductHub> => {
  const newest = async (scope: string) => {
    const filter = { scopes: [scope], tag_id: tag.id, today, page: 1, limit: NEWEST, sort: 'new' as const };
    return (await listArticles(db, filter, [])).rows.map(presentCard);
  };
  const [product, entry, near, reports, news, policies] = await Promise.all([
    findHubProduct(db, tag),
    findHubEntry(db, tag),
    listNearTags(db, tag),
    newest('report'),
    newest('news'),
    newest('policy'),
  ]);
  return { product, entry: entry && presentEntry(entry), reports, news, policies, near };
};

const presentEntry = ({ id, info, ...entry }: HubEntryRow): ProductHub['entry'] => ({
  ...entry,
  updated_at: new Date(entry.updated_at).toISOString(),
  info: info.slice(0, FACTS),
  to: { page: 'application/baike', params: { id } },
});
