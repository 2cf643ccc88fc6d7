import { type RawBuilder, sql } from 'kysely';

/**
 * The product `p` to which the id of a favourite price (`t`) refers, with each of its series `s` that matches the id; a
 * product without a matching series has one row without `s`.
 */
export const targetSeries = (id: RawBuilder<unknown>) => sql`price_target(${id}) t
  join price_product p on p.scope = t.scope and p.group_name = t.group_name and p.name = t.name
  left join price_series s on s.product_id = p.id
    and (t.spec is null or s.spec = t.spec) and (t.variant is null or s.variant = t.variant)
    and (t.market is null or exists (
      select from market m where m.id = s.market_id and m.name = t.market and coalesce(m.area, '') = t.area))`;

/** Whether the price exists: a market product may be without quotes for a while. */
export const targetExists = sql`(t.scope = 'market' or s.id is not null)`;
