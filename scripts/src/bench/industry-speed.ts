import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import {
  type NewTable,
  queryTable,
  refreshTables,
  searchTree,
  storeTables,
} from '../../../server/src/modules/industry/index.ts';
import { saveSource } from '../../../server/src/modules/sources/index.ts';
import { industry } from '../../../shared/contracts/src/resource/industry.contract.ts';
import { provinces } from '../../../shared/domain/src/region.ts';
import { leaveIndexes } from './bare-session.ts';
import { compare } from './compare-times.ts';
import { joined, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';

type Options = { nodes: number; samples: number };

const AT = '2026-03-04T08:00:00+08:00';
const WHOLE = 'bench-cells';
const VIP = { uid: '1', sessionId: 'bench', isVip: true, isVegetableVip: false, isOperator: false };

/** The tree of the industry database and a table of a million cells; null when PostgreSQL cannot be started. */
export const benchIndustry = (options: Options, log: (line: string) => void): Promise<Measured | null> =>
  onPostgres(async ({ ours: { db }, bare }) => {
    const sourceId = await saveSource(db, {
      kind: 'industry',
      name: 'bench',
      publisher: 'bench',
      sample: false,
      at: AT,
    });
    const tables = [wholeTable, ...leavesOf(options.nodes)];
    const numbers = await storeTables(db, tables, { sample: false, sourceId, at: AT });
    const rows = await fillCells(db, numbers.get(WHOLE) ?? 0);
    await refreshTables(db, [...numbers.values()]);
    await sql`analyze`.execute(db);
    await leaveIndexes(bare.db);
    const { rows: counted } = await sql<{ nodes: number }>`select count(*)::int as nodes from industry_node`.execute(
      db,
    );
    const nodes = counted[0]?.nodes ?? 0;
    log(`a tree of ${nodes} nodes, a table of ${rows} rows …`);
    const word = (no: number) => industry['industry/searchTree'].request.parse({ keyword: WORDS[no % WORDS.length] });
    const query = (no: number) =>
      industry['industry/getTableList'].request.parse({ model_id: WHOLE, limit: 50, ...QUERIES[no % QUERIES.length] });
    const cells = rows * MEASURES.length;
    return joined([
      await compare(`search of an industry tree of ${nodes} nodes`, {
        samples: options.samples,
        ours: (no) => searchTree(db, word(no)),
        bare: () =>
          sql`select n.*, t.* from industry_node n left join industry_table t on t.model_id = n.id`.execute(bare.db),
        ratio: [`search of the industry tree: p95 against reading all ${nodes} nodes`, 0.5],
        ms: [`search of the industry tree: p95, ${nodes} nodes`, 50],
        bareTitle: 'reading them all',
      }),
      await compare(`industry table of ${rows} rows with ${cells} cells`, {
        samples: options.samples,
        ours: (no) => queryTable(db, query(no), VIP),
        bare: (no) => queryTable(bare.db, query(no), VIP),
        ratio: ['industry table, filtered and paged: p95 without indexes = 1', 0.5],
        ms: [`industry table, filtered and paged: p95, ${cells} cells`, 150],
        bareTitle: 'without indexes',
      }),
    ]);
  });

/** Name, part of a name, pinyin, initials, path in the tree, two words, and no match. */
const WORDS = ['白菜产量', '播种', 'pingguo', 'bccl', '甘薯 出口', '产量 第12', '火星'];

const QUERIES: object[] = [
  { filters: { geo: ['530000'], kind: ['品种7'] } },
  { filters: { kind: ['品种1', '品种2', '品种3'], time: { last: 24 } } },
  { filters: { geo: ['110000', '370000', '530000'] }, sort: 'output.desc', page: 3 },
  { filters: { time: { from: '2020-01', to: '2020-06' } }, page: 20 },
  { filters: { kind: ['品种9'], geo: ['440000'] }, row: 'time', unit: '吨' },
];

const MEASURES = [
  { field: 'area', title: '面积', unit: '千公顷' },
  { field: 'output', title: '产量', unit: '万吨' },
  { field: 'price', title: '价格', unit: '元/公斤' },
  { field: 'cost', title: '成本', unit: '元/亩' },
];
const KINDS = 34;
const MONTHS = 240;

const table = (modelId: string, title: string, path: string[], fields: NewTable['fields']): NewTable => ({
  ...{ modelId, title, path, fields, alias: [], description: '', tags: [], products: [], marketPlaces: [] },
  ...{ freq: 'M', geoLevel: 'province', parent: null, lagDays: 9 },
});

const wholeTable = table(
  'bench-cells',
  '全部品种',
  ['测试'],
  [
    { field: 'time', title: '时间', role: 'time' },
    { field: 'geo', title: '地区', role: 'geo' },
    { field: 'kind', title: '品种', role: 'dim' },
    ...MEASURES.map((measure) => ({ ...measure, role: 'measure' as const, decimals: 2 })),
  ],
);

const PLANTS = ['白菜', '甘薯', '苹果', '萝卜', '南瓜', '大豆', '芝麻', '香菇', '牛肉', '鲤鱼'];
const FACTS = ['产量', '播种面积', '批发价格', '出口', '进口', '成本'];

const leavesOf = (count: number): NewTable[] =>
  Array.from({ length: count }, (_, no) => {
    const plant = PLANTS[no % PLANTS.length] ?? '';
    const fact = FACTS[Math.floor(no / PLANTS.length) % FACTS.length] ?? '';
    return table(
      `bench-${no}`,
      `${plant}${fact}第${no}表`,
      [fact, plant, `第${no % 40}组`],
      [
        { field: 'time', title: '时间', role: 'time' },
        { field: 'value', title: fact, role: 'measure', unit: '万吨', decimals: 1 },
      ],
    );
  });

/** @returns number of rows */
const fillCells = async (db: Db, no: number): Promise<number> => {
  const places = provinces.slice(0, 31).map(({ adcode }) => adcode);
  const { numAffectedRows } = await sql`
    insert into industry_row (table_no, period, adcode, d1, cells, published_on)
    select ${no}, to_char('2006-01-01'::date + m * interval '1 month', 'YYYY-MM'), place, '品种' || kind,
      array[100 + (m * 7 + kind) % 900, 50 + (m * 13 + kind * 3) % 500, 1 + (m + kind) % 20, 300 + (m * kind) % 700]::float8[],
      '2026-03-01'
    from generate_series(0, ${MONTHS - 1}) m, generate_series(1, ${KINDS}) kind, unnest(${places}::text[]) place`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
