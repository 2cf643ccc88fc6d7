import type { PermitStatus } from '@bee/contracts/resource/trade';
import type { PermitEvent } from '../../db/schema/trade.ts';
import { addDays } from '../days.ts';
import { chance, pick } from '../random.ts';
import { type SampleGoods, sampleGoods } from './goods.ts';
import { sampleCodes } from './hs-catalogue.ts';
import { samplePartners } from './partners.ts';
import { placeCateOf } from './requirements.ts';

export type SamplePermit = {
  origin: string;
  goods: SampleGoods;
  en: string | null;
  status: PermitStatus;
  since: string | null;
  suspendedAt: string | null;
  conditions: string[];
  registration: boolean;
  quarantine: boolean;
  protocol: { title: string; url: null; date: string } | null;
  history: PermitEvent[];
};

/** 示例数据: who may send what to China, with the dates on which that changed; nothing of it is an official list. */
export const samplePermits = (today: string): SamplePermit[] =>
  sampleGoods
    .filter(({ imports }) => imports > 0)
    .flatMap((goods) => [
      ...goods.from.map((origin) => permitOf(goods, origin, today, true)),
      ...othersThan(goods).map((origin) => permitOf(goods, origin, today, false)),
    ]);

/** Countries that ask for access, or have it and send nothing yet. */
const othersThan = ({ name, from }: SampleGoods): string[] =>
  samplePartners
    .map(({ code }) => code)
    .filter((code) => code !== 'HK' && !from.includes(code) && chance('permit', name, code) < 0.07);

const permitOf = (goods: SampleGoods, origin: string, today: string, trades: boolean): SamplePermit => {
  const key = [goods.name, origin] as const;
  const status = statusOf(key, trades);
  const granted = addDays(today, -Math.floor(500 + 5200 * chance('since', ...key)));
  const changed = addDays(today, -Math.floor(6 + 420 * chance('changed', ...key)));
  const since = status === 'none' ? null : granted;
  return {
    origin,
    goods,
    en: sampleCodes.find(({ code }) => code === goods.hs[0])?.en ?? null,
    status,
    since,
    suspendedAt: status === 'suspended' ? changed : null,
    conditions: conditionsOf(status, key),
    registration: placeCateOf(goods) !== null || goods.cate === '肉蛋奶蜂',
    quarantine: placeCateOf(goods) !== null,
    protocol:
      since === null
        ? null
        : { title: `关于${nameOf(origin)}${goods.name}输华检验检疫要求的议定书（示例）`, url: null, date: granted },
    history: historyOf(status, granted, changed, chance('resumed', ...key) < 0.08),
  };
};

const statusOf = (key: readonly [string, string], trades: boolean): PermitStatus => {
  const dice = chance('status', ...key);
  if (!trades) return dice < 0.3 ? 'none' : dice < 0.5 ? 'conditional' : 'allowed';
  return dice < 0.07 ? 'suspended' : dice < 0.2 ? 'conditional' : 'allowed';
};

const conditionsOf = (status: PermitStatus, key: readonly [string, string]): string[] =>
  status === 'conditional'
    ? [pick(['仅限注册企业生产的产品', '仅限指定产区', '须经低温检疫处理', '仅限冷冻运输'], 'condition', ...key)]
    : [];

const historyOf = (status: PermitStatus, granted: string, changed: string, resumed: boolean): PermitEvent[] => {
  if (status === 'none') return [{ date: changed, status, note: '已提出准入申请，风险分析进行中' }];
  const first: PermitEvent = {
    date: granted,
    status: status === 'conditional' ? 'conditional' : 'allowed',
    note: '签署议定书，允许输华',
  };
  if (status === 'suspended') return [first, { date: changed, status, note: '检出检疫性有害生物，暂停进口' }];
  if (!resumed) return [first];
  return [
    first,
    { date: addDays(changed, -90), status: 'suspended', note: '口岸检出问题，暂停进口' },
    { date: changed, status, note: '整改后恢复进口' },
  ];
};

const nameOf = (origin: string): string => samplePartners.find(({ code }) => code === origin)?.name ?? origin;
