import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../../server/src/db/schema.ts';
import { SAMPLE_DAY } from '../template-name.ts';

type Grown = {
  copies: number;
  /** The named columns differ in every copy: keys, and references to rows that are copied too. */
  tables: Record<string, readonly string[]>;
  /** Between the numbers of two copies; by default more than all numbers of the sample. */
  step?: number;
};

/** Conditions on what is copied, where it is not everything: markets quote ever more products, herbs and origins are few. */
const SERIES = sql`select id from price_series where scope = 'market'`;
const copied: Record<string, RawBuilder<unknown>> = {
  price_product: sql`scope = 'market'`,
  price_series: sql`scope = 'market'`,
  price_series_year: sql`series_id in (${SERIES})`,
  price_quote: sql`series_id in (${SERIES}) and date > ${SAMPLE_DAY}::date - 30`,
};

const grown: Grown[] = [
  {
    copies: 9,
    step: 10_000,
    tables: {
      price_quote: ['series_id'],
      price_series_year: ['series_id'],
      price_series: ['id', 'product_id'],
      price_product: ['id', 'name', 'match_key'],
    },
  },
  {
    copies: 20,
    tables: {
      market: ['id', 'match_key'],
      price_quote: ['series_id'],
      price_series_year: ['series_id'],
      price_series: ['id', 'market_id'],
    },
  },
  // Earlier years.
  { copies: 9, step: -10, tables: { price_series_year: ['year'] } },
  {
    copies: 5,
    tables: {
      industry_row: ['table_no'],
      industry_value: ['table_no'],
      trade_row: ['hs'],
      trade_year: ['hs'],
      trade_port_year: ['hs'],
    },
  },
  {
    copies: 9,
    tables: {
      search_document: ['id', 'ref_id'],
      search_passage: ['document_id'],
      search_name: ['document_id'],
      baike: ['id', 'natural_key'],
      standard: ['id', 'natural_key'],
      standard_replaces: ['standard_id'],
      food_limit: ['id', 'food_id', 'substance_id'],
      limit_food: ['id'],
      limit_substance: ['id'],
      food: ['code'],
      food_nutrient: ['code'],
      food_ending: ['code'],
      stat_topic: ['id', 'indicator'],
      stat_value: ['topic_id'],
      industry_node: ['id', 'pid'],
      industry_name: ['node_id'],
      industry_table: ['no', 'model_id'],
    },
  },
  {
    copies: 100,
    tables: {
      article: ['id', 'natural_key'],
      article_tag: ['article_id'],
      policy: ['article_id', 'chain_key'],
      report: ['article_id', 'fid', 'series_id'],
      report_series: ['id'],
      supply_posting: ['id', 'uid', 'form_token'],
      baike_comment: ['id', 'uid', 'root_id', 'reply_to', 'form_token'],
    },
  },
  { copies: 10_000, tables: { member: ['uid', 'mobile', 'qq_openid', 'wx_unionid'] } },
  {
    copies: 1500,
    tables: {
      session: ['id', 'uid', 'token_hash'],
      favorite: ['id', 'uid'],
      message: ['id', 'uid'],
      score_record: ['id', 'uid'],
      purchase: ['id', 'no', 'uid', 'form_token'],
      purchase_step: ['id', 'order_id'],
      payment: ['pay_no', 'order_id', 'trade_no'],
      refund: ['id', 'order_id', 'pay_no'],
      invoice: ['id', 'no', 'uid', 'form_token'],
      invoice_order: ['invoice_id', 'order_id'],
      ai_chat: ['id', 'uid', 'share'],
      ai_message: ['chat_id'],
    },
  },
];

/**
 * Grows the tables that grow in production to six times the small sample or more, most of them beyond ten times, and updates
 * the statistics of the planner.
 */
export const multiplySample = async (db: Db): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    // No triggers: they would count every copied row again.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { tables, ...copies } of grown)
      for (const [table, changed] of Object.entries(tables)) await copyRows(tx, table, changed, copies);
    await sql`update article_count set articles = articles * 100`.execute(tx);
    await sql`update article_tag_count set articles = articles * 100`.execute(tx);
    await sql`update search_term set passages = passages * 10`.execute(tx);
  });
  const tables = new Set(grown.flatMap((one) => Object.keys(one.tables)));
  await sql`vacuum analyze ${sql.join([...tables].map((table) => sql.table(table)))}`.execute(db);
};

const copyRows = async (
  db: Db,
  table: string,
  changed: readonly string[],
  { copies, step = 1_000_000 }: Pick<Grown, 'copies' | 'step'>,
) => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const columns = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name, type }) => {
    // The series that represents a product stays the same; a copied product has its own.
    if (name === 'headline' && !changed.includes('product_id')) return sql`false`;
    return changed.includes(name) ? copyOf(name, type, step) : sql.ref(name);
  });
  // An empty key means all goods or all partners.
  const isCopied = changed.map((name) => sql`${sql.ref(name)}::text is distinct from ''`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
    select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, ${copies}::int) copy
    where ${copied[table] ?? sql`true`} and ${sql.join(isCopied, sql` and `)}`.execute(db);
};

/** Codes of goods keep their length, because it is their level; their first digit becomes a letter. */
const copyOf = (name: string, type: string, step: number): RawBuilder<unknown> => {
  const column = sql.ref(name);
  if (name === 'hs') return sql`chr(1024 + copy * 10 + left(${column}, 1)::int) || substr(${column}, 2)`;
  return type === 'text' ? sql`${column} || 'x' || copy` : sql`${column} + copy::bigint * ${sql.lit(step)}`;
};
