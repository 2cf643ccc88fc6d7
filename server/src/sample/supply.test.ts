import { placeOf } from '@bee/domain/region';
import { addDays } from './days.ts';
import { DEMO_VIP } from './members.ts';
import { marketFile, produceFile } from './prices/price-files.ts';
import { sampleExtent } from './prices/price-lines.ts';
import { isSold, originsOn } from './prices/season.ts';
import { priceOn } from './prices/stored-price.ts';
import { samplePostings } from './supply.ts';

const DAYS = ['2026-01-15', '2026-05-20', '2026-07-31', '2026-11-26'];
const produce = produceFile.read();
const { products: few } = sampleExtent('small');

const dayOfPosting = ({ created_at }: { created_at: unknown }): string =>
  addDays((created_at as Date).toISOString().slice(0, 10), 1);

describe.each(DAYS)('sample postings on %s', (today) => {
  const postings = samplePostings(today, produce);

  it('are sixty and those of the VIP, also of few products', () => {
    expect(postings).toHaveLength(68);
    expect(samplePostings(today, few).length).toBeGreaterThan(50);
    expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
  });

  it('offer what is in season, from cities that send it at the time', () => {
    const wrong = postings.filter((posting) => {
      const day = dayOfPosting(posting);
      const product = produce.find(({ name }) => name === posting.product);
      if (!product || !isSold(product, day)) return true;
      if (posting.kind === 'demand') return posting.origin !== '';
      return !originsOn(product, day).includes(posting.adcode) || posting.origin !== placeOf(posting.adcode);
    });
    expect(wrong).toEqual([]);
  });

  it('are by many members, each with a few and either selling or buying', () => {
    const owners = [...new Set(postings.map(({ owner }) => owner))].filter((owner) => owner !== DEMO_VIP);
    expect(owners.length).toBeGreaterThan(12);
    for (const one of owners) {
      const own = postings.filter(({ owner }) => owner === one);
      expect(own.length).toBeLessThanOrEqual(6);
      expect(new Set(own.map(({ kind }) => kind)).size).toBe(1);
    }
  });

  it('ask prices near those of the market', () => {
    const [market] = marketFile.read();
    const ratios = postings.flatMap(({ product: name, price_kg }) => {
      const product = produce.find((one) => one.name === name);
      const quote =
        product && market && (priceOn(product, market, today) ?? priceOn(product, market, addDays(today, -9)));
      return price_kg && quote ? [price_kg / quote.avg] : [];
    });
    expect(ratios.length).toBeGreaterThan(40);
    expect(Math.min(...ratios)).toBeGreaterThan(0.5);
    expect(Math.max(...ratios)).toBeLessThan(1.3);
  });

  it('were written before they were shown, and shown before today', () => {
    const midnight = new Date(`${today}T00:00:00+08:00`).getTime();
    const wrong = postings.filter(({ created_at, published_at }) => {
      const written = (created_at as Date).getTime();
      const shown = (published_at as Date | null)?.getTime() ?? written + 1;
      return !(written < shown && shown < midnight);
    });
    expect(wrong).toEqual([]);
  });
});
