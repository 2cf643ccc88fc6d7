import { cityOf, placeOf } from '@bee/domain/region';
import type { SupplyKind, SupplyState } from '@bee/domain/supply';
import { perKilogram } from '@bee/domain/units';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { addDays } from './days.ts';
import { marketFile, type Produce } from './prices/price-files.ts';
import { priceOn } from './prices/stored-price.ts';
import { chance, pick } from './random.ts';
import type { Buyer, SupplyMember } from './supply-members.ts';

export type Posting = Omit<Insertable<Database['supply_posting']>, 'uid' | 'form_token' | 'sample'> & { owner: string };

type Plan = {
  index: number;
  kind: SupplyKind;
  today: string;
  product: Produce;
  /** City that sends it, or where it is wanted. */
  adcode: string;
  state: SupplyState;
  daysLeft: number;
  /** Days since it was written. */
  age: number;
  member: SupplyMember;
  buyer?: Buyer;
};

/** Written in the evening `age` days before yesterday, and shown an hour later. */
export const posting = (plan: Plan): Posting => {
  const { index, kind, today, product, adcode, state, daysLeft, age, member } = plan;
  const day = addDays(today, -age);
  const written = new Date(new Date(`${day}T00:00:00+08:00`).getTime() - 2 * 3_600_000 - index * 60_000);
  const wasShown = !['draft', 'pending', 'rejected'].includes(state);
  const place = placeOf(adcode) ?? '';
  const qty = quantityOf(product, kind, index);
  const unit = index % 4 === 1 ? '元/斤' : '元/公斤';
  const asked = index % 7 === 3 ? null : askedPrice(product, kind, day, unit, index);
  return {
    id: `sample-${String(index + 1).padStart(3, '0')}`,
    owner: member.mobile,
    kind,
    title: titleOf(plan, qty),
    product: product.name,
    variety: '',
    spec: product.spec,
    qty,
    qty_unit: '公斤',
    price: asked?.price ?? null,
    price_unit: asked ? unit : null,
    price_kg: asked?.price_kg ?? null,
    negotiable: asked === null,
    adcode,
    place,
    origin: kind === 'supply' ? place : '',
    expires_at: addDays(today, daysLeft),
    description: describe(plan, qty, place),
    contact: member.contact,
    mobile: member.phone,
    status: state,
    ...(state === 'rejected' && { reason: '标题没有写清规格，请补充后重新提交' }),
    views: wasShown ? Math.floor(chance('supply-views', index) * 180) + 3 : 0,
    contacts: wasShown ? Math.floor(chance('supply-contacts', index) * 12) : 0,
    created_at: written,
    published_at: wasShown ? new Date(written.getTime() + 3_600_000) : null,
  };
};

/** Tens of tonnes of cheap produce, hundreds of kilograms of dear fruit; buyers take less than growers send. */
const quantityOf = ({ base }: Produce, kind: SupplyKind, index: number): number => {
  const tonnes = Math.min(30, Math.max(0.6, 60 / base)) * (kind === 'supply' ? 1 : 0.3);
  return Math.max(2, Math.round(tonnes * (0.4 + 1.2 * chance('supply-qty', index)) * 10)) * 100;
};

/** Growers ask less than the market takes, buyers offer about as much. */
export const askedPrice = (
  product: Produce,
  kind: SupplyKind,
  day: string,
  unit: string,
  ...words: (string | number)[]
) => {
  const share = (kind === 'supply' ? 0.74 : 0.9) + 0.12 * chance('supply-price', product.name, ...words);
  const kilogram = marketPrice(product, day) * share;
  const price_unit = unit === '元/斤' ? ('元/斤' as const) : ('元/公斤' as const);
  const price = Math.max(0.1, Math.round((unit === '元/斤' ? kilogram / 2 : kilogram) * 10) / 10);
  return { price, price_kg: perKilogram(price, price_unit) };
};

/** The newest quote of the first market; markets rest for some days of the year. */
const marketPrice = (product: Produce, day: string): number => {
  const [market] = marketFile.read();
  for (let ago = 0; market && ago < 10; ago++) {
    const quote = priceOn(product, market, addDays(day, -ago));
    if (quote) return quote.avg;
  }
  return product.base;
};

const titleOf = ({ kind, product: { name, spec }, adcode, index, buyer }: Plan, qty: number): string => {
  if (kind === 'demand')
    return `${buyer?.buys ?? '求购'}${name}（${spec}）${qty >= 1000 ? `，每周约 ${qty / 1000} 吨` : ''}`;
  const city = cityOf(adcode)?.name ?? '';
  return pick(
    [
      `${city}${name}（${spec}）现货，产地直发`,
      `${city}基地${name}大量上市，${spec}`,
      `${name}（${spec}），${city}装车，可分级`,
    ],
    'supply-title',
    index,
  );
};

const describe = ({ kind, product: { name, spec } }: Plan, qty: number, place: string): string =>
  kind === 'supply'
    ? `${place}${name}（${spec}），现有约 ${qty} 公斤，可按天分批发货。看货、装车、结算方式可协商。示例信息，仅供演示。`
    : `收货地${place}，需要${name}（${spec}）约 ${qty} 公斤，要求新鲜、无病斑，到货验质后付款。示例信息，仅供演示。`;
