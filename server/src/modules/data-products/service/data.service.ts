import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { uidOrNull, type Viewer } from '../../../http/viewer.ts';
import { hasBought } from '../../commerce/index.ts';
import { listCardsAbout, presentCard as presentTableCard } from '../../industry/index.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { filesAccess } from '../model/data.policy.ts';
import { presentCard, presentProduct } from '../model/data.presenter.ts';
import { findProduct, findTable, listRelated, type ProductDetailRow } from '../store/product.repository.ts';
import { listProducts } from '../store/product-list.repository.ts';

const MAX_RELATED = 6;
const MAX_TABLES = 8;

export const readProducts: ServiceOf<'data/getProductList'> = async (db, request) => {
  const { rows, total, facets, updatedAt, sourceId } = await listProducts(db, request);
  const { page, limit } = request;
  return {
    list: rows.map(presentCard),
    total,
    page,
    limit,
    facets,
    updated_at: updatedAt && new Date(updatedAt).toISOString(),
    source: presentSource(sourceId === null ? undefined : await findSource(db, sourceId)),
  };
};

/** @throws NotFound if the product does not exist or has no such file */
export const readProduct: ServiceOf<'data/getProductDetail', [viewer: Viewer | null]> = async (
  db,
  { id, doc_id },
  viewer,
) => {
  const row = await productOf(db, id);
  const chosen = doc_id === undefined ? row.documents.find(({ rows }) => rows !== null) : documentOf(row, doc_id);
  const [table, bought, source] = await Promise.all([
    chosen && findTable(db, id, chosen.doc_id),
    hasPaid(db, row, viewer),
    findSource(db, row.source_id),
  ]);
  return presentProduct(row, {
    docId: chosen?.doc_id ?? null,
    table,
    access: filesAccess(row, viewer, bought),
    source,
  });
};

export const readRelated = async (db: Db, id: string): Promise<DataFor<'data/getRelatedList'>> =>
  (await listRelated(db, id, MAX_RELATED)).map(presentCard);

/**
 * Tables named by the product first, then those that share the most tags with it.
 * @throws NotFound
 */
export const readRelatedTables = async (
  db: Db,
  id: string,
  viewer: Viewer | null,
): Promise<DataFor<'data/getRelatedModelList'>> => {
  const { tables, tags } = await productOf(db, id);
  const titles = tags.map(({ title }) => title);
  const rows = await listCardsAbout(db, uidOrNull(viewer), { tables, titles }, MAX_TABLES);
  return rows.map(presentTableCard);
};

/** @throws NotFound */
export const productOf = async (db: Db, id: string): Promise<ProductDetailRow> => {
  const row = await findProduct(db, id);
  if (!row) throw new NotFound('没有这个数据产品，可能已被撤下；请返回数据产品列表查找');
  return row;
};

/** @throws NotFound */
export const documentOf = ({ title, documents }: ProductDetailRow, docId: string) => {
  const document = documents.find(({ doc_id }) => doc_id === docId);
  if (!document) throw new NotFound(`“${title}”没有这个文件，可能已被新的一期替换；请从文件列表中选择`);
  return document;
};

/** Queries the orders only if the product is for sale and the user is logged in. */
export const hasPaid = async (db: Db, { id, price }: ProductDetailRow, viewer: Viewer | null): Promise<boolean> =>
  viewer !== null && price !== null && (await hasBought(db, Number(viewer.uid), 'data', id));
