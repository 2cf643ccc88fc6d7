import type { Enterprise } from '@bee/contracts/entity/reference';
import { type RawBuilder, sql } from 'kysely';
import { queryRow } from '../../../../db/query-rows.ts';
import type { PathPart, StoredField } from '../../../../db/schema/industry.ts';
import type { Database, Db } from '../../../../db/schema.ts';
import type { SourceRow } from '../../../sources/index.ts';
import { CARD_JOINS, type CardRow, cardColumns } from '../../article/store/article-columns.ts';
import { SOURCE } from './reference.repository.ts';
import { matchedReports, matchedTables, seriesEnterprises } from './related-things.ts';

export type EnterpriseRow = Omit<Enterprise, 'source'> & { source: SourceRow };

type Extent = { from: string | null; to: string | null; rows: number; source_name: string; sample: boolean };
type IndustryTable = Extent &
  Pick<Database['industry_table'], 'title' | 'freq'> & { fields: StoredField[]; path: PathPart[] };
type PricePage = Extent & { class_id: string; group_name: string; name: string };

/** A table of the industry database, or the price page of a product. */
export type TableRow = { id: string } & ({ table: IndustryTable; price: null } | { table: null; price: PricePage });

/** One page of related items; `known` is false if the series or issue does not exist. */
export type RelatedPage<Row> = { known: boolean; total: number; list: Row[] };

type Paged = { scope: string; page: number; limit: number };

export const listEnterprises = (db: Db, paged: Paged): Promise<RelatedPage<EnterpriseRow>> =>
  relatedPage(
    db,
    paged,
    seriesEnterprises(paged.scope),
    sql`select ${ENTERPRISE} from page join enterprise e on e.id = page.id join data_source o on o.id = e.source_id`,
  );

export const findEnterprise = (db: Db, id: string) => queryRow<EnterpriseRow>(db)`
    select ${ENTERPRISE} from enterprise e join data_source o on o.id = e.source_id where e.id = ${id}`;

export const listReports = (db: Db, paged: Paged, today: string): Promise<RelatedPage<CardRow>> =>
  relatedPage(
    db,
    paged,
    matchedReports(paged.scope),
    sql`select ${cardColumns(today)} from page join article a on a.id = page.id ${CARD_JOINS}`,
  );

export const listTables = (db: Db, paged: Paged): Promise<RelatedPage<TableRow>> =>
  relatedPage(
    db,
    paged,
    matchedTables(paged.scope),
    sql`
      select page.id,
        (select row_to_json(shown) from (
          select m.title, m.freq, m.fields, n.path, m.first_period as from, m.last_period as to, m.row_count as rows,
            o.name as source_name, m.sample
          from industry_table m join industry_node n on n.id = m.model_id join data_source o on o.id = m.source_id
          where m.model_id = page.id
        ) shown) as table,
        (select row_to_json(shown) from (
          select p.class_id, p.group_name, p.name, min(s.first_date) as from, max(s.last_date) as to,
            sum(s.quotes)::int as rows, min(o.name) as source_name, p.sample
          from price_product p join price_series s on s.product_id = p.id join data_source o on o.id = s.source_id
          where 'price:' || p.id = page.id group by p.id
        ) shown) as price
      from page`,
  );

const relatedPage = async <Row>(
  db: Db,
  { scope, page, limit }: Paged,
  matched: RawBuilder<unknown>,
  shown: RawBuilder<unknown>,
): Promise<RelatedPage<Row>> => {
  const { rows } = await sql<{ known: boolean; total: number; list: Row[] | null }>`
    with matched as (${matched}),
      page as (select id, place from matched order by place, id limit ${limit} offset ${(page - 1) * limit})
    select
      (exists (select from reference_series where id = ${scope})
        or exists (select from reference_issue where id = ${scope})) as known,
      (select count(*)::int from matched) as total,
      (select json_agg(shown) from (${shown} order by page.place, page.id) shown) as list`.execute(db);
  const answer = rows[0];
  return { known: answer?.known ?? false, total: answer?.total ?? 0, list: answer?.list ?? [] };
};

const ENTERPRISE = sql`e.id, e.name, e.short_name, e.logo, e.province, e.city, e.founded, e.main_products, e.scale,
  e.intro, e.site, e.stock_code, e.sample, ${SOURCE} as source`;
