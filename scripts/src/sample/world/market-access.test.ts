import { monthStart } from '../../../../server/src/sample/days.ts';
import { type SamplePermit, samplePermits } from '../../../../server/src/sample/trade/permits.ts';
import { rowsOn, type SampleTradeRow } from '../../../../server/src/sample/trade/trade-model.ts';
import { sampleGoods } from '../trade/goods.ts';
import { samplePlaces } from '../trade/places.ts';
import { placeCateOf } from '../trade/requirements.ts';
import { sampleLines } from '../trade/trade-lines.ts';
import { marketAccess } from './market-access.ts';
import { LANDLOCKED, samplePartners } from './partners.ts';
import { portOf } from './ports.ts';

const DAYS = ['2026-03-04', '2026-11-26', '2028-01-01'];
const MONTHS = 60;

const lines = sampleLines();
const goodsNamed = (name = '') => sampleGoods.find((goods) => goods.name === name);
const imported = lines.filter(({ flow }) => flow === 'import');

const rowsUpTo = (today: string, of = imported.filter(({ goods }) => goods)): SampleTradeRow[] => {
  const newest = monthStart(today, -1);
  const months = Array.from({ length: MONTHS }, (_, index) => monthStart(newest, -index));
  return of.flatMap((line) => months.flatMap((month) => rowsOn(line, month, newest)));
};

const lineText = ({ line, month }: SampleTradeRow): string =>
  `${line.goods?.name} ${line.partner} ${line.hs.code} ${month}`;

const isOpen = (status: string): boolean => status === 'allowed' || status === 'conditional';

/** By the dates that the permit tells, on any day of the month. */
const isInForce = ({ since, history }: SamplePermit, month: string): boolean => {
  const last = history.findLast(({ date }) => date < month);
  const before = last ? isOpen(last.status) : since === null && !history.some(({ status }) => status === 'none');
  return before || history.some(({ date, status }) => date.slice(0, 7) === month.slice(0, 7) && isOpen(status));
};

describe.each(DAYS)('market access and trade of the sample of %s', (today) => {
  const permits = new Map(samplePermits(today).map((permit) => [`${permit.product} ${permit.origin}`, permit]));
  const rows = rowsUpTo(today);
  const permitFor = ({ line }: SampleTradeRow) => permits.get(`${line.goods?.name} ${line.partner}`);

  it('lets nothing in without a permit in force in the month', () => {
    expect(rows.length).toBeGreaterThan(10_000);
    const without = rows.filter((row) => {
      const permit = permitFor(row);
      return !permit || !isInForce(permit, row.month);
    });
    expect(without.map(lineText)).toEqual([]);
  });

  it('ends the flow of a suspended origin by the month after', () => {
    const suspended = [...permits.values()].filter(({ status }) => status === 'suspended');
    expect(suspended.length).toBeGreaterThan(5);
    const late = rows.filter((row) => {
      const at = permitFor(row)?.suspendedAt;
      return at != null && row.month > monthStart(at, 1);
    });
    expect(late.map(lineText)).toEqual([]);
  });

  it('dates nothing in the future, tells a history in its order, and ends it with the status of the permit', () => {
    for (const { origin, product, status, since, suspendedAt, history, protocol } of permits.values()) {
      const dates = history.map(({ date }) => date);
      const of = `${product} ${origin}`;
      expect([of, dates]).toEqual([of, [...dates].sort()]);
      expect([of, [...dates, since, protocol?.date].filter((date) => date && date >= today)]).toEqual([of, []]);
      expect([of, history.at(-1)?.status ?? status]).toEqual([of, status]);
      if (status === 'suspended') {
        expect(history.at(-1)).toMatchObject({ date: suspendedAt, note: expect.stringContaining('依据《') });
      }
    }
  });

  it('has at least one open origin for all that is imported, and conditions where access has some', () => {
    const open = [...permits.values()].filter(({ status }) => isOpen(status));
    const importedGoods = sampleGoods.filter(({ imports }) => imports > 0).map(({ name }) => name);
    expect(importedGoods.filter((name) => !open.some(({ product }) => product === name))).toEqual([]);
    expect(open.filter(({ status, conditions }) => (status === 'conditional') !== conditions.some(Boolean))).toEqual(
      [],
    );
  });

  it('changes in the twelve months before, both ways', () => {
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const recent = [...permits.values()].filter(({ history }) => (history.at(-1)?.date ?? '') >= yearAgo);
    const kinds = (status: string) => recent.filter((one) => one.status === status).length;
    expect(kinds('allowed')).toBeGreaterThanOrEqual(5);
    expect(kinds('conditional')).toBeGreaterThanOrEqual(3);
    expect(kinds('suspended')).toBeGreaterThanOrEqual(1);
  });

  it('brings goods of supervised sites to ports that have an open one', () => {
    const sites = samplePlaces().filter(({ status }) => status === 'active');
    const lost = rows.filter(({ line, way }) => {
      const goods = goodsNamed(line.goods?.name);
      const cate = goods && placeCateOf(goods);
      return cate && !sites.some((site) => site.cate === cate && site.id.startsWith(`${way.port.toLowerCase()}-`));
    });
    expect([...new Set(lost.map((row) => `${row.line.goods?.name} ${row.line.partner} ${row.way.port}`))]).toEqual([]);
  });

  it('adds up to years of the size of the real ones', () => {
    const year = String(Number(monthStart(today, -1).slice(0, 4)) - 1);
    const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
    const millionTonnes = (name: string) =>
      rows
        .filter(({ line, month }) => line.goods?.name === name && month.startsWith(year))
        .reduce((sum, { qty }) => sum + (qty ?? 0) / 1e9, 0);
    expect(isWithin(millionTonnes('大豆'), 85, 130)).toBe(true);
    expect(isWithin(millionTonnes('牛肉'), 2.2, 3.4)).toBe(true);
    expect(isWithin(millionTonnes('榴莲'), 1.2, 2)).toBe(true);
    expect(isWithin(millionTonnes('樱桃'), 0.3, 0.6)).toBe(true);
  });
});

describe('partners and ports of the sample', () => {
  it('know every origin, and give every line a port', () => {
    const known = new Set(samplePartners.map(({ code }) => code));
    expect(known.size).toBe(samplePartners.length);
    const origins = [...lines.map(({ partner }) => partner), ...marketAccess.map(({ origin }) => origin)];
    expect([...new Set(origins)].filter((code) => !known.has(code))).toEqual([]);
    for (const { hs, partner, ways } of lines) {
      const shares = ways.reduce((sum, { share }) => sum + share, 0);
      expect([hs.code, partner, shares.toFixed(6)]).toEqual([hs.code, partner, '1.000000']);
    }
  });

  it('bring nothing of the sea from countries without a coast', () => {
    const ofTheSea = imported.filter(
      ({ hs, goods }) => goods?.cate === '水产' || /^(03(?!0111)|0508|1504|160[45]|121221)/.test(hs.code),
    );
    expect(ofTheSea.length).toBeGreaterThan(50);
    expect(ofTheSea.filter(({ partner }) => LANDLOCKED.includes(partner))).toEqual([]);
    const neighbours = imported.filter(({ partner }) => ['LA', 'MN', 'KZ', 'UZ', 'KG', 'TJ', 'TM'].includes(partner));
    const types = new Set(neighbours.flatMap(({ ways }) => ways.map(({ port }) => portOf(port).type)));
    expect([...types].sort()).toEqual(['land', 'rail']);
  });

  it('land no bulk goods at an airport', () => {
    const bulk = imported.filter(({ hs }) => /^(10|12[0-8]|15|17|23|0714|0713)/.test(hs.code));
    expect(bulk.length).toBeGreaterThan(100);
    expect(bulk.filter(({ ways }) => ways.some(({ port }) => portOf(port).type === 'air'))).toEqual([]);
    const sites = samplePlaces().filter(({ cate }) => cate === '进境粮食');
    expect(sites.filter(({ id }) => portOf((id.split('-')[0] ?? '').toUpperCase()).type === 'air')).toEqual([]);
  });

  it('ship in the season of the origin', () => {
    const cherries = imported.filter(({ goods, partner }) => goods?.name === '樱桃' && partner === 'CL');
    const months = rowsUpTo('2026-11-26', cherries).map(({ month }) => month.slice(5, 7));
    expect([...new Set(months)].sort()).toEqual(['01', '02', '11', '12']);
  });
});
