import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { runImport } from '../../../imports.ts';

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };

let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-scoped-'));
  database = await openSampleDatabase();
}, 120_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (kind: string, name: string, rows: string[]) => {
  const file = path.join(folder, name);
  writeFileSync(file, rows.join('\n'));
  return runImport({ db: database.db, clock, kind, files: [file], dryRun: false });
};

const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;

/** Number of series by scope, sample series separately. */
const counts = async () =>
  Object.fromEntries(
    (
      await rowsOf(`select scope || case when sample then ' sample' else '' end as kind, count(*)::int as n
        from price_series group by 1`)
    ).map(({ kind, n }) => [kind, n]),
  );

const stored = (scope: string) =>
  rowsOf(`select p.name, p.letter, k.area, k.name as place, s.spec, s.variant, s.origin, q.date, q.avg, q.source_avg, q.unit
    from price_quote q join price_series s on s.id = q.series_id join price_product p on p.id = s.product_id
    join market k on k.id = s.market_id where s.scope = '${scope}' order by q.date, k.area, s.variant`);

describe('imported herbs', () => {
  it('replace the sample of herbs and nothing else, apart by specification and origin', async () => {
    const before = await counts();
    const tally = await run('herbs', 'herbs.csv', [
      '日期,品名,分类,规格,产地,市场,单位,价格',
      '2026-03-01,当归,根茎类,统个,甘肃,亳州,元/公斤,95',
      '2026-03-01,当归,根茎类,统个,云南,亳州,元/公斤,88.5',
      '2026-03-01,当归,根茎类,统个,云南,亳州,元/公斤,89',
      '2026-03-01,,根茎类,统个,云南,亳州,元/公斤,89',
      '2026-03-01,当归,根茎类,统个,云南,亳州,元/箱,89',
    ]);
    expect(tally).toMatchObject({ stored: 2, repeated: 1 });
    expect(tally.refused.map(({ reason }) => reason)).toEqual(['没有品名', '单位不是重量，无法换算（元/箱）']);
    expect(await stored('herb')).toMatchObject([
      { name: '当归', letter: 'D', place: '亳州', spec: '统个', variant: '云南', origin: '云南', avg: 89 },
      { name: '当归', letter: 'D', place: '亳州', spec: '统个', variant: '甘肃', origin: '甘肃', avg: 95 },
    ]);
    expect(await counts()).toEqual({
      'market sample': before['market sample'],
      'origin sample': before['origin sample'],
      herb: 2,
    });
  });
});

describe('imported origin prices', () => {
  it('keep the unit of the origin; addresses of one name lie in several areas', async () => {
    await run('fruit', 'fruit.csv', [
      'date,category,production_area,addr,type,unit,price',
      '2026-03-01,苹果,甲产区,东村,产地价,斤,3.1',
      '2026-03-01,苹果,乙产区,东村,,公斤,6',
    ]);
    const rows = await stored('origin');
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          area: '甲产区',
          place: '东村',
          variant: '斤',
          avg: 6.2,
          source_avg: 3.1,
          unit: '斤',
        }),
        expect.objectContaining({ area: '乙产区', place: '东村', spec: '产地价', variant: '公斤', avg: 6 }),
      ]),
    );
    expect((await counts())['market sample']).toBeGreaterThan(0);
  });

  it('are not touched by an import of market prices', async () => {
    await run('prices', 'prices.csv', [
      'date,market,category,name,spec,unit,min_price,avg_price,max_price',
      '2014-01-01,新发地,水果,苹果,普通,斤,2,2.2,2.4',
    ]);
    expect(await counts()).toEqual({ market: 1, origin: 2, herb: 2 });
    expect(await rowsOf('select name from market where sample')).toEqual([]);
  });
});

it('makes fruits and herbs findable, each leading to its own page', async () => {
  const rows = await rowsOf(
    `select title, page, params from search_document where kind = 'price' order by page, title`,
  );
  expect(rows).toEqual([
    { title: '苹果产地价', page: 'application/fruit/list', params: { cate: '苹果' } },
    { title: '当归', page: 'application/herbs/list', params: { herb: '当归' } },
    { title: '苹果', page: 'application/vegetable/detail', params: { group: '水果', name: '苹果', type: '1' } },
  ]);
});
