import { saidOnly, textOf } from '@bee/domain/list-address';
import { href, siteHref, type TagSite } from '@bee/platform';

/** What of a product is shown, as its address says it; the file stands in the path. */
export type DetailQuery = {
  id: string;
  docId?: string;
  /** Words that fields are looked for by. */
  field?: string;
  /** The column of the sample that is drawn. */
  column?: string;
  /** The sub-site that shows the product. */
  site?: TagSite;
};

/** The keys of the query string; the manifest declares the same. */
export const detailKeys = { field: 'field', column: 'col' } as const;

export type ProductPageId = 'product/detail' | 'product/dataset';

/** On the page of a dataset the file stands in the query. */
export const docKey = 'doc';

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): DetailQuery => ({
  id: params.id ?? '',
  docId: params.doc_id ?? textOf(query[docKey], 64),
  field: textOf(query[detailKeys.field], 40),
  column: textOf(query[detailKeys.column], 100),
});

/** What names product and file in the address of a sub-site. */
export const siteFields = ({ id, docId }: Pick<DetailQuery, 'id' | 'docId'>): Record<string, string> =>
  saidOnly({ product: id, [docKey]: docId });

/** The address of a product's page after a change; in a sub-site it is one of that. */
export const detailHref = (page: ProductPageId, current: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const { id, docId, field, column, site } = { ...current, ...change };
  const own = saidOnly({ [detailKeys.field]: field, [detailKeys.column]: column });
  if (site) return siteHref(site, 'data', { ...siteFields({ id, docId }), ...own });
  if (page === 'product/detail') return href(page, { id, ...(docId && { doc_id: docId }), ...own });
  return href(page, { id, ...(docId && { [docKey]: docId }), ...own });
};
