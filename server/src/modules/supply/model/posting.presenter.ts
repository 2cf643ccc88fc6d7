import type { SupplyDetail, SupplyPosting } from '@bee/contracts/entity/supply';
import { maskMobile } from '@bee/domain/phone';
import type { PostingRow } from '../store/posting.repository.ts';

/** A posting as shown on its card; the reason for a rejection is only visible to its owner. */
export const presentPosting = (row: PostingRow, uid: number | null): Omit<SupplyPosting, 'wholesale'> => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  product: row.product,
  variety: row.variety || null,
  spec: row.spec || null,
  qty: row.qty,
  qty_unit: row.qty_unit,
  price: row.price,
  price_unit: row.price_unit,
  price_kg: row.price_kg,
  negotiable: row.negotiable,
  adcode: row.adcode,
  place: row.place,
  origin: row.origin || null,
  expires_at: row.expires_at,
  days_left: row.days_left,
  images: row.fids.map((fid) => ({ fid, url: `/api/file/picture/${fid}` })),
  contact: row.contact,
  mobile_masked: maskMobile(row.mobile),
  views: row.views,
  contacts: row.contacts,
  status: row.status,
  reject_reason: row.uid === uid ? row.reason || null : null,
  is_owner: row.uid === uid,
  sample: row.sample,
  created_at: new Date(row.created_at).toISOString(),
  published_at: row.published_at && new Date(row.published_at).toISOString(),
});

export const presentDetail = (
  row: PostingRow,
  uid: number | null,
  extra: Pick<SupplyDetail, 'mobile' | 'reveals_left' | 'ref_price' | 'wholesale'>,
): SupplyDetail => ({
  ...presentPosting(row, uid),
  desc: row.description,
  revision: row.revision,
  ...extra,
});
