import type { DataFor } from '@bee/contracts/operations';
import { type ApiCaller, notFound } from '@bee/platform';
import type { DetailQuery } from './detail-query.ts';

export type ProductData = {
  product: DataFor<'data/getProductDetail'>;
  related: DataFor<'data/getRelatedList'>;
  tables: DataFor<'data/getRelatedModelList'>;
};

export const productRequest = ({ id, docId }: Pick<DetailQuery, 'id' | 'docId'>) => ({ id, doc_id: docId });

/** A product with related products and tables. */
export const loadProduct = async (api: ApiCaller, query: DetailQuery): Promise<ProductData> => {
  const { id } = query;
  if (!id) throw notFound();
  const [product, related, tables] = await Promise.all([
    api('data/getProductDetail', productRequest(query)),
    api('data/getRelatedList', { id }),
    api('data/getRelatedModelList', { id }),
  ]);
  return { product, related, tables };
};
