import type { PermitStatus } from '@bee/contracts/resource/trade';
import type { PermitEvent } from '../../db/schema/trade.ts';
import { type Access, type AccessEvent, accessOn } from '../world/market-access.ts';
import { codeFile, type GoodsRecord, goodsFile, partnerFile } from './trade-files.ts';

export type SamplePermit = {
  origin: string;
  product: string;
  cate: string;
  latin: string | null;
  en: string | null;
  status: PermitStatus;
  since: string | null;
  suspendedAt: string | null;
  changedAt: string | null;
  conditions: string[];
  registrationRequired: boolean;
  quarantinePermitRequired: boolean;
  protocol: { title: string; url: null; date: string | null } | null;
  history: PermitEvent[];
};

/** 示例数据: who may send what to China, with the dates on which that changed; nothing of it is an official list. */
export const samplePermits = (today: string): SamplePermit[] => {
  const access = accessOn(today);
  return goodsFile
    .read()
    .flatMap((goods) => access.filter(({ product }) => product === goods.name).map((row) => permitOf(goods, row)));
};

const permitOf = (goods: GoodsRecord, { origin, events }: Access): SamplePermit => {
  const granted = events.find(({ status }) => status !== 'none');
  const last = events.at(-1);
  const status = last?.status ?? 'none';
  const name = `${partnerFile.read().find(({ code }) => code === origin)?.name ?? origin}${goods.name}`;
  const history = events.flatMap((event, index) => eventOf(event, name, events[index - 1]) ?? []);
  return {
    origin,
    product: goods.name,
    cate: goods.cate,
    latin: goods.latin,
    en: codeFile.read().find(({ code }) => code === goods.hs[0])?.en ?? null,
    status,
    since: granted?.date ?? null,
    suspendedAt: status === 'suspended' ? (last?.date ?? null) : null,
    conditions: last && status === 'conditional' ? [last.text.replace(/^恢复[^，]*，/, '')] : [],
    registrationRequired: goods.cate !== '蔬菜' || goods.placeCate !== null,
    quarantinePermitRequired:
      ['进境水果', '进境粮食', '进境肉类'].includes(goods.placeCate ?? '') || BY_PERMIT.has(goods.name),
    protocol: granted ? protocolOf(name, granted.date) : null,
    history,
    changedAt: history.at(-1)?.date ?? null,
  };
};

/** Need a quarantine permit although any port takes them. */
const BY_PERMIT = new Set(['燕窝', '鱼粉', '豆粕']);

const protocolOf = (name: string, date: string | null): SamplePermit['protocol'] => ({
  title: date === null ? '传统贸易农产品准入名单（示例）' : `关于${name}输华检验检疫要求的议定书（示例）`,
  url: null,
  date,
});

/** Null for trade that is older than the lists. */
const eventOf = ({ date, status, text }: AccessEvent, name: string, before?: AccessEvent): PermitEvent | null => {
  if (date === null) return null;
  if (status === 'none') return { date, status, note: text };
  if (status === 'suspended') return { date, status, note: `${text}；依据《关于暂停${name}输华的公告（示例）》` };
  const opened = !before || before.status === 'none';
  if (!opened) return { date, status, note: `${text}；依据《关于调整${name}输华要求的公告（示例）》` };
  const signed = text.startsWith('签署') ? text : `签署议定书，允许输华${text ? `：${text}` : ''}`;
  return { date, status, note: signed };
};
