import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import { type NewFood, refreshFoods, searchFoods, storeFoods } from '../../../server/src/modules/food/index.ts';
import { saveSource } from '../../../server/src/modules/sources/index.ts';
import { type NewStandard, readStandards, storeStandards } from '../../../server/src/modules/standards/index.ts';
import { foods } from '../../../shared/contracts/src/resource/food.contract.ts';
import { standard as standardCalls } from '../../../shared/contracts/src/resource/standard.contract.ts';
import { compare } from './compare-times.ts';
import { joined, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';

/** Ours also matches other names and pinyin, counts the options of every filter and loads the columns of the rows. */
const RATIO_LIMIT = 3;
const DAY = '2026-03-04';
const AT = `${DAY}T08:00:00+08:00`;

/** Search of foods and of standards, compared with a scan of their names; null when PostgreSQL cannot be started. */
export const benchLookups = (
  options: { rows: number; samples: number },
  log: (line: string) => void,
): Promise<Measured | null> =>
  onPostgres(async ({ ours: { db }, bare }) => {
    const sourceId = await saveSource(db, { kind: 'food', name: 'bench', publisher: 'bench', sample: false, at: AT });
    await fillFoods(db, options.rows, sourceId);
    await fillStandards(db, options.rows, sourceId);
    await sql`analyze`.execute(db);
    log(`${options.rows} foods and standards …`);
    const food = (no: number) => foods['food/search'].request.parse({ keyword: FOOD_WORDS[no % FOOD_WORDS.length] });
    const standard = (no: number) =>
      standardCalls['standard/getList'].request.parse({ kw: STANDARD_WORDS[no % STANDARD_WORDS.length] });
    return joined([
      await compare(`search among ${options.rows} foods`, {
        samples: options.samples,
        ours: (no) => searchFoods(db, food(no)),
        bare: (no) => scan(bare.db, 'food', `name || ' ' || alias::text`, FOOD_WORDS[no % 3] ?? ''),
        ratio: [`food search: p95 against a bare scan of the names, ${options.rows} foods`, RATIO_LIMIT],
        ms: ['food search: p95', 50],
      }),
      await compare(`search among ${options.rows} standards`, {
        samples: options.samples,
        ours: (no) => readStandards(db, standard(no), DAY),
        bare: (no) => scan(bare.db, 'standard', `code || ' ' || title`, STANDARD_WORDS[no % 3] ?? ''),
        ratio: [`standard search: p95 against a bare scan of the names, ${options.rows} standards`, RATIO_LIMIT],
        ms: ['standard search: p95', 50],
      }),
    ]);
  });

/** Name, other name, pinyin, initials, code, and two words. */
const FOOD_WORDS = ['白菜', '红薯', '苹果12', 'baicai', 'hs', 'b00123', '苹果 干'];
const STANDARD_WORDS = ['贮藏', '农药残留', '92763', 'gb9276', 'GB/T 91234-2019', '番茄', 'ny-t 500'];

/** Baseline without an index: every row is read. */
const scan = (db: Db, table: string, text: string, word: string) =>
  sql`
    select *, count(*) over () from ${sql.table(table)}
    where ${sql.raw(text)} ilike ${`%${word}%`} order by ${sql.raw(text)} limit 20`.execute(db);

const PLANTS = ['白菜', '甘薯', '苹果', '萝卜', '南瓜', '大豆', '芝麻', '香菇', '牛肉', '鲤鱼'];
const STATES = ['鲜', '干', '煮', '腌', '粉'];

const fillFoods = async (db: Db, rows: number, sourceId: number): Promise<void> => {
  const all = Array.from({ length: rows }, (_, no): NewFood => {
    const plant = PLANTS[no % PLANTS.length] ?? '';
    return {
      code: `b${String(no).padStart(5, '0')}`,
      name: `${plant}${no}（${STATES[no % STATES.length]}）`,
      alias: plant === '甘薯' ? [`红薯${no}`, `地瓜${no}`] : [],
      en: null,
      latin: null,
      first: plant.length > 2 ? '其他' : '蔬菜',
      second: plant,
      edible: 80,
      representative: false,
      origin: null,
      description: null,
      dataClass: 'calc',
      portions: [],
      amounts: {
        energy: { v: 20 + (no % 300), state: '=', decimals: 0 },
        protein: { v: no % 30, state: '=', decimals: 1 },
      },
    };
  });
  for (let from = 0; from < all.length; from += PIECE)
    await storeFoods(db, all.slice(from, from + PIECE), { sample: false, sourceId, at: AT }, from);
  await refreshFoods(db);
};

const PIECE = 2000;
const SUBJECTS = ['贮藏与运输', '农药残留限量', '等级规格', '栽培技术规程', '检验方法'];

const fillStandards = async (db: Db, rows: number, sourceId: number): Promise<void> => {
  const all = Array.from({ length: rows }, (_, no): NewStandard => {
    const year = 1995 + (no % 30);
    return {
      id: `b${no}`,
      code: `${['GB', 'GB/T', 'NY/T', 'DB37/T'][no % 4]} ${90_000 + no}-${year}`,
      title: `${PLANTS[no % PLANTS.length]}${SUBJECTS[no % SUBJECTS.length]}`,
      titleEn: null,
      type: no % 4 < 2 ? 'gb' : no % 4 === 2 ? 'hb' : 'db',
      level: null,
      cate: null,
      status: 'in_force',
      stated: true,
      issuedAt: `${year}-03-01`,
      effectiveAt: `${year}-09-01`,
      repealedAt: null,
      adopted: null,
      ics: ['67.080'],
      ccs: 'B31',
      issuer: null,
      committee: null,
      drafters: [],
      scope: null,
      products: [PLANTS[no % PLANTS.length] ?? ''],
      officialUrl: null,
      replaces: [],
      sample: false,
      sourceId,
      updatedAt: AT,
    };
  });
  for (let from = 0; from < all.length; from += PIECE) await storeStandards(db, all.slice(from, from + PIECE));
};
