import type { Permit, PermitStatus } from '@bee/contracts/resource/trade';
import type { Db } from '../../../db/schema.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { tradeProductLink } from '../../../page-links.ts';
import { findCountry } from '../store/country.repository.ts';
import { listNewest, listOfOrigin, listOfProduct, listPermits, type PermitRow } from '../store/permit.repository.ts';
import { findProduct } from '../store/product.repository.ts';

const titles: Record<PermitStatus, string> = {
  allowed: '已准入',
  conditional: '有条件准入',
  suspended: '暂停进口',
  none: '未准入',
};

export const presentPermit = (row: PermitRow): Permit => {
  const { origin, product, latin, en, status, since, suspended_at, conditions, protocol, history } = row;
  return {
    origin,
    origin_name: row.origin_name ?? origin,
    product,
    latin,
    en,
    status,
    since,
    suspended_at,
    conditions,
    registration_required: row.registration_required,
    quarantine_permit_required: row.quarantine_permit_required,
    protocol,
    history,
    source: {
      name: row.source_name,
      url: row.source_url,
      publisher: row.publisher,
      retrieved_at: row.retrieved_at,
      sample: row.source_sample,
    },
    to: tradeProductLink(product),
  };
};

export const listPermitProducts: ServiceOf<'trade/getPermitProductList'> = async (
  db,
  { page, limit, name, cate, origin, status },
) => {
  const country = await findCountry(db, origin);
  const product = name === undefined ? undefined : ((await findProduct(db, [name]))?.name ?? name);
  const { rows, total, cates, states, updatedAt } = await listPermits(
    db,
    { product, cate, origin: country?.code, status },
    page,
    limit,
  );
  return {
    list: rows.map(presentPermit),
    total,
    page,
    limit,
    facets: {
      cate: cates.map(({ value, count }) => ({ value, label: value, count })),
      status: states.map(({ value, count }) => ({ value, label: titles[value as PermitStatus] ?? value, count })),
    },
    updated_at: updatedAt,
  };
};

export const listPermitOrigins: ServiceOf<'trade/getPermitOriginList'> = async (db, { name }) => {
  const product = (await findProduct(db, [name]))?.name ?? name;
  return (await listOfProduct(db, product)).map(presentPermit);
};

export const listPermitsOfOrigin: ServiceOf<'trade/getPermitProductListByOrigin'> = async (db, { origin, status }) => {
  const country = await findCountry(db, origin);
  return (await listOfOrigin(db, country?.code ?? '', status)).map(presentPermit);
};

/** The permits most recently granted, suspended or resumed. */
export const listChanges = async (db: Db, count: number): Promise<Permit[]> =>
  (await listNewest(db, count)).map(presentPermit);
