import type { DataProduct, DataProductCard } from '@bee/contracts/resource/data';
import type { AccessBlock } from '@bee/contracts/shapes';
import { presentSource, type SourceRow } from '../../sources/index.ts';
import type { ProductDetailRow, ReleaseRow, TableRow } from '../store/product.repository.ts';
import type { ProductRow } from '../store/product-columns.ts';
import { categoryTitle } from './product-categories.ts';

export const presentCard = ({ cate_id, ...row }: ProductRow): DataProductCard => ({
  ...row,
  cate: { id: cate_id, title: categoryTitle(cate_id) },
});

type Shown = { docId: string | null; table: TableRow | undefined; access: AccessBlock; source: SourceRow | undefined };

export const presentProduct = (row: ProductDetailRow, { docId, table, access, source }: Shown): DataProduct => ({
  ...presentCard(row),
  desc_html: row.desc_html,
  coverage: table?.coverage ?? { ...coverageOf(row), places: [], years: [] },
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

const coverageOf = ({ from, to, geo, rows, fields }: ProductRow) => ({ from, to, geo, rows, fields });

/** Compares each release with the previous release, which is the next item of the list. */
const presentReleases = (releases: readonly ReleaseRow[]): DataProduct['changelog'] =>
  releases.map((release, index) => {
    const before = releases[index + 1];
    return { ...release, row_change: before ? release.rows - before.rows : null };
  });

const citationOf = ({ title, updated_at, releases }: ProductDetailRow, source: SourceRow | undefined): string => {
  const version = releases[0] ? `，${releases[0].version}` : '';
  return `${source?.publisher ?? '农小蜂'}. ${title}${version}[DS]. 农小蜂, ${updated_at}.`;
};
