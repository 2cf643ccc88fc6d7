import { buildRow } from './herb-factories.ts';
import { buildMatrix } from './price-matrix.ts';

const matrix = (rows: Parameters<typeof buildMatrix>[0]) => {
  const built = buildMatrix(rows);
  if (!built) throw new Error('no matrix');
  return built;
};

describe('grades against markets', () => {
  it('stand in the order of trade, winter roots after spring roots, unknown ones after those that are known', () => {
    const specs = ['冬七40头', '120头', '统货', '20头', '剪口'];
    const { rows } = matrix(specs.map((spec) => buildRow(spec, '文山', 100)));
    expect(rows.map(({ spec }) => spec)).toEqual(['20头', '120头', '剪口', '统货', '冬七40头']);
  });

  it('have the market of the place first, then those that quote most', () => {
    const { markets } = matrix([
      buildRow('60头', '安国', 1),
      buildRow('60头', '亳州', 1),
      buildRow('80头', '亳州', 1),
      buildRow('60头', '文山', 1),
    ]);
    expect(markets.map(({ name }) => name)).toEqual(['文山', '亳州', '安国']);
  });

  it('name mean, spread, dearest and cheapest of the newest day; a late market counts for none of them', () => {
    const [row] = matrix([
      buildRow('60头', '文山', 100),
      buildRow('60头', '亳州', 110),
      buildRow('60头', '安国', 200, { date: '2026-08-31' }),
    ]).rows;
    expect(row).toMatchObject({ mean: 105, spread: 10, dearest: ['亳州'], cheapest: ['文山'], date: '2026-10-31' });
    expect(row?.quotes.安国?.date).toBe('2026-08-31');
  });

  it('mark nothing where all ask the same, and claim no spread from one market', () => {
    const [same] = matrix([buildRow('60头', '文山', 100), buildRow('60头', '亳州', 100)]).rows;
    expect(same).toMatchObject({ spread: 0, dearest: [], cheapest: [] });
    expect(matrix([buildRow('60头', '文山', 100)]).rows[0]).toMatchObject({ spread: null, dearest: [] });
  });

  it('tell how far the mean moved, not the mean of the moves, of the markets that had a price then', () => {
    const [row] = matrix([
      buildRow('60头', '文山', 110, { chg_m: 10 }),
      buildRow('60头', '亳州', 330, { chg_m: 10 }),
      buildRow('60头', '安国', 900),
    ]).rows;
    expect(row?.change.m).toBeCloseTo(10);
    expect(row?.change.w).toBeNull();
    const [other] = matrix([
      buildRow('60头', '文山', 100, { chg_m: 100 }),
      buildRow('60头', '亳州', 350, { chg_m: 0 }),
    ]).rows;
    expect(other?.change.m).toBeCloseTo(12.5);
  });

  it('take of several origins the one that most markets quote', () => {
    const { rows } = matrix([
      buildRow('60头', '文山', 50, { origin: '广西' }),
      buildRow('60头', '文山', 100),
      buildRow('60头', '亳州', 102),
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.mean).toBe(101);
  });

  it('are none without a quote', () => {
    expect(buildMatrix([])).toBeNull();
  });
});
