import type { DataProduct, DataProductCard } from '@bee/contracts/resource/data';
import type { AccessBlock } from '@bee/contracts/shapes';
import { presentSource, type SourceRow } from '../../sources/index.ts';
import type { ProductDetailRow, ReleaseRow, TableRow } from '../store/product.repository.ts';
import type { ProductRow } from '../store/product-columns.ts';
import { categoryTitle } from './product-categories.ts';

export const presentCard = ({ access, ...row }: ProductRow): DataProductCard => ({ ...facts(row), access });

const facts = (row: Omit<ProductRow, 'access'>): Omit<DataProductCard, 'access'> => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  summary: row.summary,
  cate: { id: row.cate_id, title: categoryTitle(row.cate_id) },
  tags: row.tags,
  rows: row.rows,
  fields: row.fields,
  freq: row.freq,
  from: row.period_from,
  to: row.period_to,
  geo: row.geo,
  updated_at: row.released_on,
  formats: row.formats,
  files: row.files,
  price: row.price,
  sales: row.sales,
  sample: row.sample,
});

type Shown = { docId: string | null; table: TableRow | undefined; access: AccessBlock; source: SourceRow | undefined };

export const presentProduct = (row: ProductDetailRow, { docId, table, access, source }: Shown): DataProduct => ({
  ...facts(row),
  desc_html: row.desc_html,
  coverage: table?.coverage ?? {
    from: row.period_from,
    to: row.period_to,
    geo: row.geo,
    rows: row.rows,
    fields: row.fields,
    places: [],
    years: [],
  },
  dict: table?.dict ?? [],
  preview: table?.preview ?? { columns: [], rows: [] },
  documents: row.documents,
  doc_id: docId,
  changelog: presentReleases(row.releases),
  licence: row.licence,
  citation: citationOf(row, source),
  access,
  source: presentSource(source),
});

/** Compares each release with the previous release, which is the next item of the list. */
const presentReleases = (releases: readonly ReleaseRow[]): DataProduct['changelog'] =>
  releases.map((release, index) => {
    const before = releases[index + 1];
    return { ...release, row_change: before ? release.rows - before.rows : null };
  });

const citationOf = ({ title, released_on, releases }: ProductDetailRow, source: SourceRow | undefined): string => {
  const version = releases[0] ? `，${releases[0].version}` : '';
  return `${source?.publisher ?? '农小蜂'}. ${title}${version}[DS]. 农小蜂, ${released_on}.`;
};
