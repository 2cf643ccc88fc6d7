import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Permit, PermitStatus } from '@bee/contracts/resource/trade';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { tradeProductLink } from '../../page-links.ts';
import { findCountry } from './country.repository.ts';
import { listPermits, type PermitRow, permitRows } from './permit.repository.ts';
import { findProduct } from './product.repository.ts';

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

export const listPermitProducts = async (
  db: Kysely<Database>,
  { page, limit, name, cate, origin, status }: ParsedRequestFor<'trade/getPermitProductList'>,
): Promise<DataFor<'trade/getPermitProductList'>> => {
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

/** Sorts by status: allowed first, not allowed last. */
const BY_STATUS = sql`array_position(array['allowed', 'conditional', 'suspended', 'none'], t.status)`;

export const listPermitOrigins = async (
  db: Kysely<Database>,
  { name }: ParsedRequestFor<'trade/getPermitOriginList'>,
): Promise<Permit[]> => {
  const product = (await findProduct(db, [name]))?.name ?? name;
  const rows = await permitRows(db)
    .where('t.product', '=', product)
    .orderBy(BY_STATUS)
    .orderBy('t.since')
    .orderBy('t.origin')
    .execute();
  return rows.map(presentPermit);
};

export const listPermitsOfOrigin = async (
  db: Kysely<Database>,
  { origin, status }: ParsedRequestFor<'trade/getPermitProductListByOrigin'>,
): Promise<Permit[]> => {
  const country = await findCountry(db, origin);
  const rows = await permitRows(db)
    .where('t.origin', '=', country?.code ?? '')
    .$if(status !== undefined, (query) => query.where('t.status', '=', status ?? 'allowed'))
    .orderBy(BY_STATUS)
    .orderBy('t.cate')
    .orderBy('t.product')
    .execute();
  return rows.map(presentPermit);
};

/** The permits most recently granted, suspended or resumed. */
export const listChanges = async (db: Kysely<Database>, count: number): Promise<Permit[]> => {
  const rows = await permitRows(db)
    .where('t.changed_at', 'is not', null)
    .where('t.status', '<>', 'none')
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.product')
    .orderBy('t.origin')
    .limit(count)
    .execute();
  return rows.map(presentPermit);
};
