import { placeOf } from '@bee/domain/region';
import { type SupplyKind, type SupplyState, supplyStates } from '@bee/domain/supply';
import { perKilogram } from '@bee/domain/units';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, SupplyPostingTable } from '../db/schema.ts';
import { addDays, monthOf } from './days.ts';
import { DEMO_VIP } from './members.ts';
import type { Produce } from './produce.ts';
import { chance, pick } from './random.ts';

const POSTINGS = 60;

/** Owners of what is shown; the VIP has one posting in every state. */
const OWNERS = [
  { mobile: '13800000001', contact: '小麦', phone: '13800001001' },
  { mobile: '13800000003', contact: '阿霞', phone: '13800001003' },
] as const;

const CITIES = [
  '370700',
  '370100',
  '110100',
  '530100',
  '532600',
  '410100',
  '320100',
  '440100',
  '510100',
  '610100',
  '420100',
  '130100',
];

type Sample = Omit<Insertable<SupplyPostingTable>, 'uid' | 'form_token' | 'sample'> & { owner: string };

/** Postings of the demonstration accounts. All numbers begin with 1380000, which belongs to nobody here. */
export const loadSupply = async (
  db: Kysely<Database>,
  { today, products }: { today: string; products: readonly Produce[] },
): Promise<number> => {
  await db.deleteFrom('supply_posting').where('sample', '=', true).execute();
  const owners = await db
    .selectFrom('member')
    .select(['uid', 'mobile'])
    .where('mobile', 'in', [DEMO_VIP, ...OWNERS.map(({ mobile }) => mobile)])
    .execute();
  const rows = [...shownPostings(today, products), ...postingsOfVip(today, products)].flatMap(({ owner, ...row }) => {
    const uid = owners.find(({ mobile }) => mobile === owner)?.uid;
    return uid === undefined ? [] : [{ ...row, uid, form_token: null, sample: true }];
  });
  if (rows.length > 0) await db.insertInto('supply_posting').values(rows).execute();
  return rows.length;
};

/**
 * Sample postings never run out: those of the two sellers that have expired are shown again from today on, so that a
 * site that stands for months still has offers. @returns how many
 */
export const renewSupply = async (db: Kysely<Database>, today: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('supply_posting')
    .set({
      status: 'online',
      expires_at: sql<string>`${today}::date + 3 + (hashtext(id) & 15)`,
      published_at: new Date(`${today}T00:00:00+08:00`),
    })
    .where('sample', '=', true)
    .where('expires_at', '<', today)
    .where('status', 'in', ['online', 'expired'])
    .where('uid', 'in', (select) =>
      select
        .selectFrom('member')
        .select('uid')
        .where(
          'mobile',
          'in',
          OWNERS.map(({ mobile }) => mobile),
        ),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

const shownPostings = (today: string, products: readonly Produce[]): Sample[] =>
  Array.from({ length: POSTINGS }, (_, index) => {
    const kind: SupplyKind = chance('supply-kind', index) < 0.65 ? 'supply' : 'demand';
    const owner = pick(OWNERS, 'supply-owner', index);
    const days = Math.floor(chance('supply-days', index) * 20) + (index % 10 === 0 ? 0 : 2);
    const age = Math.floor(chance('supply-age', index) * 9);
    return posting({
      index,
      kind,
      today,
      products,
      state: 'online',
      daysLeft: index % 10 === 0 ? index % 3 : days,
      age,
      ...owner,
      owner: owner.mobile,
    });
  });

/** One in every state, so that each can be looked at. */
const postingsOfVip = (today: string, products: readonly Produce[]): Sample[] =>
  (Object.keys(supplyStates) as SupplyState[]).map((state, index) =>
    posting({
      index: POSTINGS + index,
      kind: index % 3 === 2 ? 'demand' : 'supply',
      today,
      products,
      state,
      daysLeft: state === 'expired' ? -2 : 12 + index,
      age: state === 'expired' ? 14 : index,
      owner: DEMO_VIP,
      contact: '老周',
      phone: '13800001002',
    }),
  );

type Plan = {
  index: number;
  kind: SupplyKind;
  today: string;
  products: readonly Produce[];
  state: SupplyState;
  daysLeft: number;
  /** Days since it was written. */
  age: number;
  owner: string;
  contact: string;
  phone: string;
};

const posting = ({ index, kind, today, products, state, daysLeft, age, owner, contact, phone }: Plan): Sample => {
  const produce = products[index % products.length];
  if (!produce) throw new Error('没有示例品种');
  const written = new Date(
    new Date(`${today}T00:00:00+08:00`).getTime() - age * 86_400_000 - 2 * 3_600_000 - index * 60_000,
  );
  const adcode = pick(CITIES, 'supply-city', index);
  const wasShown = !['draft', 'pending', 'rejected'].includes(state);
  const qty = Math.round((chance('supply-qty', index) * 19 + 1) * 5) * 100;
  return {
    id: `sample-${String(index + 1).padStart(3, '0')}`,
    owner,
    kind,
    title: titleOf(kind, produce, index),
    product: produce.name,
    variety: '',
    spec: produce.spec,
    qty,
    qty_unit: '公斤',
    ...priceOf(produce, today, index),
    adcode,
    place: placeOf(adcode) ?? '',
    origin: kind === 'supply' && index % 2 === 0 ? `${placeOf(adcode) ?? ''}` : '',
    expires_at: addDays(today, daysLeft),
    description: describe(kind, produce, qty),
    contact,
    mobile: phone,
    status: state,
    ...(state === 'rejected' && { reason: '标题没有写清规格，请补充后重新提交' }),
    views: wasShown ? Math.floor(chance('supply-views', index) * 180) + 3 : 0,
    contacts: wasShown ? Math.floor(chance('supply-contacts', index) * 12) : 0,
    created_at: written,
    published_at: wasShown ? new Date(written.getTime() + 3_600_000) : null,
  };
};

/** Around the mean of the product, by month; every fifth is to be agreed. */
const priceOf = ({ base, peak, swing }: Produce, today: string, index: number) => {
  if (index % 5 === 3) return { price: null, price_unit: null, price_kg: null, negotiable: true };
  const season = 1 + swing * Math.cos(((monthOf(today) - peak) / 6) * Math.PI);
  const kilogram = base * season * (0.82 + chance('supply-price', index) * 0.24);
  const price_unit = index % 4 === 1 ? ('元/斤' as const) : ('元/公斤' as const);
  const price = Math.max(0.1, Math.round((price_unit === '元/斤' ? kilogram / 2 : kilogram) * 10) / 10);
  return { price, price_unit, price_kg: perKilogram(price, price_unit), negotiable: false };
};

const titleOf = (kind: SupplyKind, { name, spec }: Produce, index: number): string =>
  kind === 'supply'
    ? pick(
        [`${name}${spec}现货，产地直发`, `基地${name}大量上市，${spec}`, `${spec}${name}，按需分级装车`],
        'supply-title',
        index,
      )
    : pick(
        [`长期求购${name}，${spec}`, `食堂采购${name}，要求${spec}`, `急购${name}一车，${spec}`],
        'supply-title',
        index,
      );

const describe = (kind: SupplyKind, { name, spec }: Produce, qty: number): string =>
  kind === 'supply'
    ? `${name}（${spec}），现有约 ${qty} 公斤，可按天分批发货。看货、装车、结算方式可协商。示例信息，仅供演示。`
    : `需要${name}（${spec}）约 ${qty} 公斤，要求新鲜、无病斑，到货验质后付款。示例信息，仅供演示。`;
