import { portOf } from './ports.ts';

/** What decides on the ports: chilled fruit, what flies, loose grain, liquid oil, frozen goods, boxes. */
export type Cargo = 'fruit' | 'air' | 'grain' | 'oil' | 'cold' | 'box';

export type PortShare = { port: string; share: number };

/**
 * Ports with percents, of goods from a partner: `partner cargo ports` or `partner goods ports`; `*` is any. The most
 * special line applies. Estimate, order of magnitude.
 */
const rows = `
* fruit CNNSA:55 CNYAN:30 CNSHK:15
* air CNPVG:55 CNCAN:30 CNPEK:15
* grain CNRZH:40 CNTAO:35 CNNSA:25
* oil CNTSN:40 CNZJG:35 CNNSA:25
* cold CNYAN:40 CNTSN:35 CNTAO:25
* box CNSHA:50 CNTAO:30 CNNSA:20
TH fruit CNPIN:36 CNMHN:26 CNNSA:22 CNDOX:10 CNSHK:6
TH 冷冻榴莲 CNNSA:50 CNPIN:30 CNSHK:20
TH 椰子 CNNSA:60 CNSHK:40
TH grain CNTAO:45 CNRZH:30 CNZHA:25
TH box CNNSA:55 CNYTN:25 CNSHA:20
TH cold CNNSA:45 CNYAN:35 CNTSN:20
VN fruit CNPIN:62 CNHEK:18 CNDOX:12 CNLBA:8
VN 冷冻榴莲 CNPIN:55 CNNSA:45
VN grain CNQZH:45 CNNSA:35 CNTAO:20
VN cold CNZHA:40 CNDOX:35 CNNSA:25
VN box CNPIN:50 CNDOX:25 CNNSA:25
MY fruit CNNSA:60 CNSHK:40
MY 榴莲 CNCAN:60 CNPVG:40
MY box CNNSA:60 CNYTN:40
ID fruit CNNSA:60 CNSHK:40
ID cold CNXMN:45 CNNSA:30 CNSHA:25
ID box CNXMN:40 CNNSA:35 CNSHA:25
PH fruit CNYAN:48 CNDLC:27 CNTSN:25
PH 榴莲 CNPVG:60 CNCAN:40
KH fruit CNSHK:55 CNNSA:45
KH grain CNQZH:60 CNNSA:40
KH box CNYTN:60 CNNSA:40
LA * CNMHN:100
MM fruit CNRUI:70 CNMDN:30
MM grain CNRUI:55 CNFAN:45
MM * CNRUI:75 CNMDN:25
MN * CNERL:100
KR cold CNTAO:60 CNWEI:40
KR box CNTAO:55 CNWEI:30 CNDLC:15
HK * CNSZW:70 CNYTN:30
KZ grain CNALK:60 CNHRG:40
KZ * CNHRG:60 CNALK:40
UZ * CNHRG:100
TM * CNHRG:100
KG * CNTRG:100
TJ * CNKLS:100
PK box CNTAO:60 CNSHA:40
IN cold CNZHA:45 CNTSN:30 CNTAO:25
AU air CNPVG:50 CNCAN:35 CNCGO:15
AU fruit CNNSA:65 CNYAN:35
AU grain CNFAN:30 CNDLC:26 CNTAO:24 CNZHA:20
NZ fruit CNYAN:60 CNNSA:25 CNTSN:15
NZ air CNPVG:65 CNCAN:35
NZ cold CNYAN:45 CNTSN:35 CNTAO:20
US grain CNTAO:32 CNDLC:26 CNNTG:24 CNNSA:18
US fruit CNSHK:40 CNYAN:35 CNNSA:25
US 樱桃 CNCAN:50 CNPVG:50
CA grain CNFAN:36 CNDLC:34 CNNTG:30
CA 樱桃 CNCAN:60 CNPVG:40
BR grain CNRZH:26 CNTAO:24 CNTSN:18 CNDLC:17 CNFAN:15
BR cold CNYAN:42 CNTSN:34 CNTAO:24
BR 原糖 CNRZH:55 CNQZH:45
AR grain CNTAO:35 CNNSA:35 CNTSN:30
UY grain CNTSN:60 CNNSA:40
CL fruit CNNSA:60 CNYAN:40
CL 樱桃 CNNSA:62 CNYAN:27 CNTSN:7 CNPVG:4
CL grain CNRZH:60 CNDLC:40
CL box CNSHA:60 CNTSN:40
PE fruit CNYAN:60 CNNSA:40
PE box CNSHA:45 CNDLC:30 CNNSA:25
EC fruit CNDLC:40 CNYAN:35 CNTSN:25
EC cold CNZHA:35 CNTSN:33 CNYAN:32
RU grain CNMZL:45 CNSFH:30 CNHEH:25
RU cold CNDLC:50 CNTAO:50
RU oil CNMZL:60 CNDLC:40
RU air CNSFH:60 CNPEK:40
RU * CNMZL:60 CNSFH:40
UA grain CNNSA:40 CNQZH:32 CNRZH:28
FR grain CNNSA:60 CNNTG:40
ES cold CNTSN:38 CNYAN:34 CNYTN:28
NO air CNPVG:55 CNPEK:25 CNCGO:20
ID oil CNTSN:38 CNZJG:34 CNNSA:28
MY oil CNTSN:40 CNNSA:32 CNXMN:28
DE box CNSHA:55 CNCKG:25 CNTSN:20
BY cold CNALK:60 CNTSN:40
BY * CNALK:100
`;

const taken = new Map<string, PortShare[]>(
  rows
    .trim()
    .split('\n')
    .map((row) => {
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
