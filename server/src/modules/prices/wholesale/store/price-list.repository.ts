import type { ParsedRequestFor } from '@bee/contracts/operations';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../../db/contains-pattern.ts';
import { queryRows } from '../../../../db/query-rows.ts';
import type { PriceScope } from '../../../../db/schema/price.ts';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { CLASS_ORDER, FIGURE_COLUMNS, FIGURE_JOINS, type FigureRow, figureJoins, figures } from './price-figures.ts';

type ListRequest = Omit<Partial<ParsedRequestFor<'vegetable/vegList'>>, 'type' | 'sort'> & {
  page: number;
  limit: number;
  scope?: PriceScope | undefined;
  spec?: string | undefined;
  variant?: string | undefined;
  /** Production area and address of an origin price. */
  area?: string | undefined;
  addr?: string | undefined;
  letter?: string | undefined;
  /** Only prices that rose or fell within a week; excludes doubtful quotes and quotes older than 30 days. */
  moved?: 'up' | 'down' | undefined;
  sort?: keyof typeof orders | undefined;
};

/** A page of price rows and the total, in a single statement. */
export const listPrices = async (db: Db, request: ListRequest) => {
  const { scope = 'market' } = request;
  const { rows } = await sql<FigureRow & { total: number; updated_at: string }>`
    with matched as materialized (
      select f.*, count(*) over () as total,
        row_number() over (order by ${orders[request.sort ?? 'default']}, ${CLASS_ORDER}, f.spec, f.variant, k.id) as place
      from ${figures(request.date, scope)}
      join price_product p on p.id = f.product_id
      join market k on k.id = f.market_id
      where ${sql.join(conditions(request), sql` and `)}
      order by place limit ${request.limit} offset ${(request.page - 1) * request.limit}
    )
    select ${FIGURE_COLUMNS}, f.total, o.retrieved_at as updated_at
    from matched f ${figureJoins(scope)}
    order by f.place`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0), updatedAt: rows[0]?.updated_at ?? null };
};

/** The largest movers of a day; only quotes that are not doubtful and less than a week older than the newest. */
export const listMovers = (
  db: Db,
  { date, classId }: { date?: string | undefined; classId?: string | undefined },
  direction: 'up' | 'down',
  limit: number,
  by: 'chg_d' | 'chg_w' | 'chg_m' | 'chg_y' = 'chg_d',
) => queryRows<FigureRow>(db)`
    select ${FIGURE_COLUMNS} from ${figures(date)} ${FIGURE_JOINS}
    where f.headline and f.flag is null and ${sql.ref(`f.${by}`)} ${direction === 'up' ? sql`> 0` : sql`< 0`}
      and f.date > coalesce(${date ?? null}::date, span.last_date) - 7
      and ${classId === undefined ? sql`true` : sql`p.class_id = ${classId}`}
    order by ${sql.ref(`f.${by}`)} ${direction === 'up' ? sql`desc` : sql`asc`}, f.id
    limit ${limit}`;

/** The headline series of a product: one per spec, the most quotes first. */
export const findHeadlines = (db: Db, group: string, name: string) => queryRows<
  FigureRow & { product_id: number; alias: string[]; source_id: number }
>(db)`
    select ${FIGURE_COLUMNS}, f.product_id, p.alias, s.source_id
    from ${figures(undefined)} ${FIGURE_JOINS}
    join price_series s on s.id = f.id
    where f.headline and p.group_name = ${group} and p.match_key = ${matchKey(name)}
    order by s.quotes desc, f.id`;

const conditions = (request: ListRequest): RawBuilder<unknown>[] => {
  const { by = 'product', class_id, group, name, spec, variant, market_id, area, addr, adcode, letter, kw } = request;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (by === 'product' && !market_id && !adcode) all.push(sql`f.headline`);
  if (class_id) all.push(sql`p.class_id = ${class_id}`);
  if (group) all.push(sql`p.group_name = ${group}`);
  if (name) all.push(sql`p.match_key = ${matchKey(name)}`);
  if (spec !== undefined) all.push(sql`f.spec = ${spec}`);
  if (market_id) all.push(sql`f.market_id = ${market_id}`);
  if (variant !== undefined) all.push(sql`f.variant = ${variant}`);
  if (area) all.push(sql`k.area = ${area}`);
  if (addr) all.push(sql`k.name = ${addr}`);
  if (letter) all.push(sql`p.letter = ${letter}`);
  if (request.moved) all.push(moved(request.moved, request.scope ?? 'market'));
  if (adcode) all.push(sql`k.adcode like ${`${regionPrefix(adcode)}%`}`);
  if (kw) all.push(named(kw, request.scope === 'origin'));
  return all;
};

/** Matches by name or alias; for origin prices also by area or address. */
const named = (kw: string, places: boolean): RawBuilder<unknown> => {
  const like = containsPattern(matchKey(kw));
  const place = places ? sql`or k.name like ${like} or k.area like ${like}` : sql``;
  return sql`(${kw} = any(p.alias) or p.match_key like ${like} ${place})`;
};

const moved = (direction: 'up' | 'down', scope: PriceScope): RawBuilder<unknown> => sql`
  f.flag is null and ${direction === 'up' ? sql`f.chg_w > 0` : sql`f.chg_w < 0`}
  and f.date > (select max(last_date) from price_series where scope = ${scope}) - 30`;

/** 370000 → 37 (province), 370100 → 3701 (city). */
const regionPrefix = (adcode: string): string => adcode.replace(/(?:0000|00)$/, '');

const orders = {
  default: sql`p.sample`,
  /**
   * All markets of a specification together; 20头 before 120头, and both before specifications with a word prefix
   * (冬七40头).
   */
  grade: sql`p.sample, ${CLASS_ORDER}, regexp_replace(f.spec, '[0-9].*', '') collate "C",
    length(substring(f.spec from '[0-9]+')), f.spec`,
  /** Current quotes before products out of season. */
  fresh: sql`f.date < (select max(last_date) - 7 from price_series s where s.scope = p.scope)`,
  'price_avg.asc': sql`f.avg asc nulls last`,
  'price_avg.desc': sql`f.avg desc nulls last`,
  'chg_d.asc': sql`f.chg_d asc nulls last`,
  'chg_d.desc': sql`f.chg_d desc nulls last`,
  'chg_w.asc': sql`f.chg_w asc nulls last`,
  'chg_w.desc': sql`f.chg_w desc nulls last`,
  'chg_m.asc': sql`f.chg_m asc nulls last`,
  'chg_m.desc': sql`f.chg_m desc nulls last`,
  'chg_y.asc': sql`f.chg_y asc nulls last`,
  'chg_y.desc': sql`f.chg_y desc nulls last`,
  'date.desc': sql`f.date desc`,
};
