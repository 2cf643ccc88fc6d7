import type { DataProduct } from '@bee/contracts/resource/data';
import { Tabs } from '@bee/ui/content';
import { type DetailQuery, detailHref, type ProductPageId } from './detail-query.ts';

type DocumentTabsProps = { product: DataProduct; query: DetailQuery; page: ProductPageId };

/** Selects the file whose dictionary, coverage and sample are shown; nothing for a single table. */
export function DocumentTabs({ product: { documents, doc_id }, query, page }: DocumentTabsProps) {
  const tables = documents.filter(({ rows }) => rows !== null);
  if (tables.length < 2) return null;
  return (
    <Tabs
      label="文件"
      current={doc_id ?? ''}
      items={tables.map(({ doc_id: key, title, ext }) => ({
        key,
        title: `${title} · ${ext.toUpperCase()}`,
        href: detailHref(page, { ...query, field: undefined, column: undefined }, { docId: key }),
      }))}
    />
  );
}
