import { buildRow } from '../../testing/herb-factories.ts';
import { buildMatrix } from './price-matrix.ts';

const matrix = (rows: Parameters<typeof buildMatrix>[0]) => {
  const built = buildMatrix(rows);
  if (!built) throw new Error('no matrix');
  return built;
};

describe('grades by markets', () => {
  it('are in trade order, winter roots after spring roots, unknown ones last', () => {
    const specs = ['冬七40头', '120头', '统货', '20头', '剪口'];
    const { rows } = matrix(specs.map((spec) => buildRow(spec, '文山', 100)));
    expect(rows.map(({ spec }) => spec)).toEqual(['20头', '120头', '剪口', '统货', '冬七40头']);
  });

  it('have the market of the growing area first, then those with the most quotes', () => {
    const { markets } = matrix([
      buildRow('60头', '安国', 1),
      buildRow('60头', '亳州', 1),
      buildRow('80头', '亳州', 1),
      buildRow('60头', '文山', 1),
    ]);
    expect(markets.map(({ name }) => name)).toEqual(['文山', '亳州', '安国']);
  });

  it('have mean, spread, maximum and minimum of the newest day, without late markets', () => {
    const [row] = matrix([
      buildRow('60头', '文山', 100),
      buildRow('60头', '亳州', 110),
      buildRow('60头', '安国', 200, { date: '2026-08-31' }),
    ]).rows;
    expect(row).toMatchObject({ mean: 105, spread: 10, dearest: ['亳州'], cheapest: ['文山'], date: '2026-10-31' });
    expect(row?.quotes.安国?.date).toBe('2026-08-31');
  });

  it('mark no extremes of equal prices, and have no spread with one market', () => {
    const [same] = matrix([buildRow('60头', '文山', 100), buildRow('60头', '亳州', 100)]).rows;
    expect(same).toMatchObject({ spread: 0, dearest: [], cheapest: [] });
    expect(matrix([buildRow('60头', '文山', 100)]).rows[0]).toMatchObject({ spread: null, dearest: [] });
  });

  it('have the change of the mean, not the mean of the changes, over the markets that had a price then', () => {
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

  it('use the origin with the most markets', () => {
    const { rows } = matrix([
      buildRow('60头', '文山', 50, { origin: '广西' }),
      buildRow('60头', '文山', 100),
      buildRow('60头', '亳州', 102),
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.mean).toBe(101);
  });

  it('are null without a quote', () => {
    expect(buildMatrix([])).toBeNull();
  });
});
