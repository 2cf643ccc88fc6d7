import { tableLines } from '../table-text.ts';
import { portOf } from './ports.ts';

/** What decides on the ports: chilled fruit, what flies, loose grain, liquid oil, frozen goods, boxes. */
export type Cargo = 'fruit' | 'air' | 'grain' | 'oil' | 'cold' | 'box';

export type PortShare = { port: string; share: number };

const taken = new Map<string, PortShare[]>(
  tableLines('world/ports-taken.txt').map((row) => {
    const [partner = '', what = '', ...ports] = row.split(' ');
    const shares = ports.map((one) => {
      const [port = '', share] = one.split(':');
      return { port: portOf(port).code, share: Number(share) / 100 };
    });
    return [`${partner} ${what}`, shares];
  }),
);

/** Ports through which goods of a partner come in, the main one first; shares sum to 1. */
export const portsOf = (partner: string, cargo: Cargo, goods: string | undefined): PortShare[] =>
  taken.get(`${partner} ${goods}`) ??
  taken.get(`${partner} ${cargo}`) ??
  taken.get(`${partner} *`) ??
  taken.get(`* ${cargo}`) ??
  [];

/** Ports of our goods to a partner, the main one first. */
const outward: Record<string, string> = {
  HK: 'CNSZW CNYTN',
  VN: 'CNPIN CNDOX CNHEK',
  TH: 'CNNSA CNMHN CNTAO',
  LA: 'CNMHN',
  MM: 'CNRUI',
  MN: 'CNERL',
  RU: 'CNMZL CNSFH CNDLC',
  KZ: 'CNHRG CNALK',
  UZ: 'CNHRG',
  KG: 'CNTRG',
  JP: 'CNTAO CNSHA CNDLC',
  KR: 'CNTAO CNWEI',
  MY: 'CNNSA CNXMN',
  ID: 'CNTAO CNNSA',
  PH: 'CNXMN CNTAO',
};

/** Ports that our goods leave through to a partner. */
export const portsTo = (partner: string): PortShare[] => {
  const [first = 'CNTAO', second] = (outward[partner] ?? 'CNTAO CNSHA CNNGB').split(' ');
  if (!second) return [{ port: first, share: 1 }];
  return [
    { port: first, share: 0.68 },
    { port: second, share: 0.32 },
  ];
};
