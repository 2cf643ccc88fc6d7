import type { PermitStatus } from '@bee/contracts/resource/trade';
import type { PermitEvent } from '../../../db/schema/trade.ts';
import type { Db } from '../../../db/schema.ts';
import { dayOf, type Fields, type ImportKind, type ParsedRow } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { knownPartners, type PartnerFinder } from './store/known-partners.ts';
import { publishPermits } from './store/publish-permits.ts';
import { cleanText, partsOf } from './trade-text.ts';

type PermitImport = {
  origin: string;
  product: string;
  latin: string | null;
  en: string | null;
  cate: string;
  status: PermitStatus;
  since: string | null;
  suspendedAt: string | null;
  conditions: string[];
  registrationRequired: boolean;
  quarantinePermitRequired: boolean;
  protocol: { title: string; url: string | null; date: string | null } | null;
  history: PermitEvent[];
};

const states: Record<string, PermitStatus> = {
  allowed: 'allowed',
  已准入: 'allowed',
  允许: 'allowed',
  恢复: 'allowed',
  suspended: 'suspended',
  暂停: 'suspended',
  暂停进口: 'suspended',
  conditional: 'conditional',
  有条件准入: 'conditional',
  none: 'none',
  未准入: 'none',
};

const staging = stagedRows<PermitImport>({
  table: 'stage_permit',
  columns: {
    ...{ origin: 'text', product: 'text', latin: 'text', en: 'text', cate: 'text', status: 'text' },
    ...{ since: 'date', suspendedAt: 'date', conditions: 'text[]', protocol: 'jsonb', history: 'jsonb' },
    ...{ registrationRequired: 'bool', quarantinePermitRequired: 'bool' },
  },
});

/** Market access lists: one row per country and product. */
export const permitKind = async (db: Db): Promise<ImportKind<PermitImport>> => {
  const partners = await knownPartners(db);
  return {
    name: 'permits',
    sourceKind: 'permit',
    title: '准入名录',
    columns: [
      { names: ['origin', '国家', '输出国家'], required: true },
      { names: ['product', '商品', '产品'], required: true },
      { names: ['status', '状态'], required: true },
      { names: ['latin', '拉丁学名'] },
      { names: ['en', '英文名'] },
      { names: ['cate', '类别'] },
      { names: ['since', '准入日期'] },
      { names: ['suspended_at', '暂停日期'] },
      { names: ['conditions', '条件'] },
      { names: ['registration', '须注册'] },
      { names: ['quarantine', '须检疫许可'] },
      { names: ['protocol', '议定书'] },
      { names: ['protocol_url', '议定书网址'] },
      { names: ['protocol_date', '议定书日期'] },
      { names: ['history', '沿革'] },
    ],
    parse: (fields) => parsePermit(fields, partners),
    keyOf: ({ origin, product }) => `${origin}|${product}`,
    ...staging,
    publish: publishPermits,
  };
};

const parsePermit = (fields: Fields, partners: PartnerFinder): ParsedRow<PermitImport> => {
  const [country, product, said] = [cleanText(fields.origin), cleanText(fields.product), cleanText(fields.status)];
  const origin = partners.byAny(country);
  if (!origin) return { refused: `没有这个国家（${country || '空'}），请先用 partners 导入国家（地区）` };
  if (!product) return { refused: '没有商品' };
  const status = states[said.toLowerCase()];
  if (!status) return { refused: `状态应为已准入、有条件准入、暂停进口或未准入（${said || '空'}）` };
  const url = cleanText(fields.protocol_url);
  if (url && !/^https?:\/\//.test(url)) return { refused: `议定书网址不对（${url}）` };
  const history = partsOf(fields.history).map(eventOf);
  const broken = history.find((event) => typeof event === 'string');
  if (broken !== undefined) return { refused: `沿革写成“2024-09-27 恢复 说明”的样子（${broken}）` };
  const title = cleanText(fields.protocol);
  const yes = (value: unknown) => /^(是|1|true|yes|须)$/i.test(cleanText(value)) || value === true;
  return {
    row: {
      origin,
      product,
      latin: cleanText(fields.latin) || null,
      en: cleanText(fields.en) || null,
      cate: cleanText(fields.cate) || '其他',
      status,
      since: dayOf(fields.since),
      suspendedAt: dayOf(fields.suspended_at),
      conditions: partsOf(fields.conditions),
      registrationRequired: yes(fields.registration),
      quarantinePermitRequired: yes(fields.quarantine),
      protocol: title ? { title, url: url || null, date: dayOf(fields.protocol_date) } : null,
      history: history.filter((event) => typeof event !== 'string').sort((a, b) => (a.date < b.date ? -1 : 1)),
    },
    doubts: [],
  };
};

/** Parses `2024-09-27 恢复 整改后恢复进口`; returns the text itself if it does not match. */
const eventOf = (text: string): PermitEvent | string => {
  const [, day, said = '', note = ''] = /^(\S+)\s+(\S+)(?:\s+(.*))?$/.exec(text) ?? [];
  const [date, status] = [dayOf(day), states[said]];
  return date && status ? { date, status, note: note || said } : text;
};
