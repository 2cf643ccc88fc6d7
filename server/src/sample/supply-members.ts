import type { SupplyKind } from '@bee/domain/supply';
import { DEMO_VIP, memberFile } from './members.ts';
import type { Produce } from './prices/price-files.ts';

/** A member in whose name sample postings are shown. */
export type SupplyMember = {
  mobile: string;
  province: string;
  contact: string;
  /** The number in the postings. All begin with 1380000, which belongs to nobody here. */
  phone: string;
};

export type Buyer = SupplyMember & {
  adcode: string;
  /** How its postings begin. */
  buys: string;
  wants(product: Produce): boolean;
};

const membersWho = (trades: SupplyKind): Buyer[] =>
  memberFile
    .read()
    .filter((member) => member.trades === trades)
    .map(
      ({ mobile, province, contact = '', adcode = '', buys = '', classes, maxPrice = Number.POSITIVE_INFINITY }) => ({
        ...{ mobile, province, contact, adcode, buys },
        phone: phoneOf(mobile),
        wants: ({ class: kind, base }) => (classes?.includes(kind) ?? true) && base <= maxPrice,
      }),
    );

const phoneOf = (mobile: string): string => mobile.replace('138000000', '138000010');

export const sellers = (): readonly SupplyMember[] => membersWho('supply');

export const buyers = (): readonly Buyer[] => membersWho('demand');

export const vip: SupplyMember = { mobile: DEMO_VIP, province: '云南省', contact: '老周', phone: phoneOf(DEMO_VIP) };
