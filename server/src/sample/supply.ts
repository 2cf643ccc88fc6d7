import { type SupplyState, supplyStates } from '@bee/domain/supply';
import { startOfShanghaiDay } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { addDays } from './days.ts';
import { type Produce, produceFile } from './prices/price-files.ts';
import { chance, pick } from './random.ts';
import { buyers, sellers, vip } from './supply-members.ts';
import { canBeOffered, type Offer, offersOn, wantedOn } from './supply-offers.ts';
import { askedPrice, type Posting, posting } from './supply-posting.ts';

const POSTINGS = 60;
const SUPPLIES = 38;
/** What one member shows at most, as long as others can offer something. */
const MOST_EACH = 6;

type Options = { today: string; products: readonly Produce[] };

/** Postings of the sample members. @returns their number */
export const loadSupply = async (db: Db, { today, products }: Options): Promise<number> => {
  await db.deleteFrom('supply_posting').where('sample', '=', true).execute();
  const members = await db
    .selectFrom('member')
    .select(['uid', 'mobile'])
    .where(
      'mobile',
      'in',
      [vip, ...sellers(), ...buyers()].map(({ mobile }) => mobile),
    )
    .execute();
  const rows = samplePostings(today, products).flatMap(({ owner, ...row }) => {
    const uid = members.find(({ mobile }) => mobile === owner)?.uid;
    return uid === undefined ? [] : [{ ...row, uid, form_token: null, sample: true }];
  });
  if (rows.length > 0) await db.insertInto('supply_posting').values(rows).execute();
  return rows.length;
};

/** 60 that are shown, and one of the VIP in every state. */
export const samplePostings = (today: string, products: readonly Produce[]): Posting[] => {
  const supplies = suppliesOf(today, products);
  return [...supplies, ...demandsOf(today, products, supplies.length), ...postingsOfVip(today, products)];
};

/**
 * Sample postings never run out: those that have expired are shown again from today on, at today's price, as soon as
 * their product is in season. @returns how many
 */
export const renewSupply = async (db: Db, today: string): Promise<number> => {
  const expired = await db
    .selectFrom('supply_posting as p')
    .innerJoin('member as m', 'm.uid', 'p.uid')
    .select(['p.id', 'p.kind', 'p.product', 'p.adcode', 'p.price', 'p.price_unit'])
    .where('p.sample', '=', true)
    .where('p.expires_at', '<', today)
    .where('p.status', 'in', ['online', 'expired'])
    .where('m.mobile', '<>', vip.mobile)
    .execute();
  let renewed = 0;
  for (const { id, kind, product: name, adcode, price, price_unit } of expired) {
    const product = produceFile.read().find((one) => one.name === name);
    if (!product || !canBeOffered(product, kind === 'supply' ? adcode : null, today)) continue;
    await db
      .updateTable('supply_posting')
      .set({
        status: 'online',
        expires_at: addDays(today, 3 + Math.floor(chance('renewed', id, today) * 16)),
        published_at: startOfShanghaiDay(today),
        ...(price !== null && price_unit !== null && askedPrice(product, kind, today, price_unit, id)),
      })
      .where('id', '=', id)
      .execute();
    renewed++;
  }
  return renewed;
};

/** One after the other by whoever has shown least, of what is shown least. */
const suppliesOf = (today: string, products: readonly Produce[]): Posting[] => {
  const used = new Map<string, number>();
  const usesOf = ({ product, seller }: Offer) => 3 * (used.get(product.name) ?? 0) + (used.get(seller.mobile) ?? 0);
  const taken = new Set<string>();
  return Array.from({ length: SUPPLIES }, (_, index) => {
    const age = ageOf(index);
    const free = offersOn(addDays(today, -age), products).filter((offer) => !taken.has(nameOf(offer)));
    const modest = free.filter(({ seller }) => (used.get(seller.mobile) ?? 0) < MOST_EACH);
    const choices = modest.length > 0 ? modest : free;
    const least = Math.min(...choices.map(usesOf));
    const rarest = choices.filter((offer) => usesOf(offer) === least);
    if (rarest.length === 0) return [];
    const offer = pick(rarest, 'offer', today, index);
    taken.add(nameOf(offer));
    for (const key of [offer.product.name, offer.seller.mobile]) used.set(key, (used.get(key) ?? 0) + 1);
    return [posting({ ...shown(index, age, today), kind: 'supply', ...offer, member: offer.seller })];
  }).flat();
};

const nameOf = ({ product, adcode, seller }: Offer): string => `${product.name} ${adcode} ${seller.mobile}`;

const demandsOf = (today: string, products: readonly Produce[], from: number): Posting[] => {
  const all = buyers();
  return Array.from({ length: POSTINGS - from }, (_, place) => {
    const index = from + place;
    const buyer = all[place % all.length];
    const age = ageOf(index);
    const wanted = wantedOn(addDays(today, -age), products).filter((product) => buyer?.wants(product));
    const product = wanted[(7 * place) % Math.max(1, wanted.length)];
    if (!buyer || !product) return [];
    return [
      posting({ ...shown(index, age, today), kind: 'demand', product, adcode: buyer.adcode, member: buyer, buyer }),
    ];
  }).flat();
};

const ageOf = (index: number): number => Math.floor(chance('supply-age', index) * 9);

const shown = (index: number, age: number, today: string) => ({
  index,
  today,
  age,
  state: 'online' as const,
  daysLeft: index % 10 === 0 ? index % 3 : 2 + Math.floor(chance('supply-days', index) * 20),
});

/** One in every state, so that each can be looked at. */
const postingsOfVip = (today: string, products: readonly Produce[]): Posting[] =>
  (Object.keys(supplyStates) as SupplyState[]).flatMap((state, place) => {
    const index = POSTINGS + place;
    const kind = place % 3 === 2 ? ('demand' as const) : ('supply' as const);
    const age = state === 'expired' ? 14 : place;
    const day = addDays(today, -age);
    const offers = offersOn(day, products);
    const near = offers.filter(({ adcode }) => adcode.startsWith('53'));
    const offer = pick(near.length > 0 ? near : offers, 'vip', place);
    const adcode = kind === 'supply' ? offer.adcode : '530100';
    const daysLeft = state === 'expired' ? -2 : 12 + place;
    return [posting({ index, today, age, state, daysLeft, kind, product: offer.product, adcode, member: vip })];
  });
