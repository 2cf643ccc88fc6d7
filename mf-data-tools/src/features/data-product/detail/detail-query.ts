import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import { href, type Microsite, micrositeHref } from '@bee/platform';

/** `field` filters the fields, `column` is the charted column of the sample. */
export const detailQuery = defineQuery({
  docId: text(64, { key: 'doc' }),
  field: text(40),
  column: text(100, { key: 'col' }),
});

/** State of a product page. There the file id is in the path, elsewhere in the query; `site` is the microsite. */
export type DetailQuery = QueryValues<typeof detailQuery> & { id: string; site?: Microsite };

export type ProductPageId = 'product/detail' | 'product/dataset';

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): DetailQuery => {
  const values = detailQuery.read(query);
  return { ...values, id: params.id ?? '', docId: params.doc_id ?? values.docId };
};

/** Query fields that identify product and file in the address of a microsite. */
export const siteFields = ({ id, docId }: Pick<DetailQuery, 'id' | 'docId'>): Record<string, string> => ({
  product: id,
  ...detailQuery.write({ docId }),
});

/** Address of a product page after a change; within a microsite, an address of that site. */
export const detailHref = (page: ProductPageId, query: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const { id, site, docId, ...shown } = { ...query, ...change };
  if (site) return micrositeHref(site, 'data', { product: id, ...detailQuery.write({ docId, ...shown }) });
  if (page === 'product/detail') return href(page, { id, doc_id: docId, ...detailQuery.write(shown) });
  return href(page, { id, ...detailQuery.write({ docId, ...shown }) });
};
