import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { TradeFlag } from '../../../db/schema/trade.ts';
import { type Fields, numberOf, type ParsedRow } from '../../../importer/import-kind.ts';
import { regs } from '../model/trade-modes.ts';
import type { PartnerFinder } from './store/known-partners.ts';
import type { TradeImport } from './trade.kind.ts';
import { cleanText, hsOf } from './trade-text.ts';

const CHINA = '156';

const flows: Record<string, TradeFlow> = {
  import: 'import',
  imports: 'import',
  进口: 'import',
  m: 'import',
  export: 'export',
  exports: 'export',
  出口: 'export',
  x: 'export',
};

const flags: Record<string, TradeFlag> = {
  prov: 'prov',
  初步: 'prov',
  rev: 'rev',
  修订: 'rev',
  已修订: 'rev',
  conf: 'conf',
  保密: 'conf',
};

export const parseTrade = (fields: Fields, partners: PartnerFinder): ParsedRow<TradeImport> => {
  const period = periodOf(cleanText(fields.period));
  if (!period) return { refused: `时期不对（${cleanText(fields.period) || '空'}），应写成 2025-02、202502 或 2025` };
  const code = hsOf(fields.hs);
  if ('refused' in code) return code;
  const side = sideOf(fields, partners);
  if ('refused' in side) return side;
  const [qty, usd, cny] = [numberOf(fields.qty), numberOf(fields.usd), numberOf(fields.cny)];
  if ([qty, usd, cny].some(Number.isNaN)) return { refused: '数量或金额不是数字' };
  if ([qty, usd, cny].some((value) => value !== null && value < 0)) return { refused: '数量或金额小于 0' };
  const flag = flags[cleanText(fields.flag).toLowerCase()] ?? null;
  if (usd === null && flag !== 'conf') return { refused: '没有金额；保密的行请在标记列写“保密”' };
  const secret = flag === 'conf';
  const unit = cleanText(fields.unit) || null;
  return {
    row: {
      ...period,
      ...side,
      hs: code.hs,
      port: cleanText(fields.port).slice(0, 40),
      mode: cleanText(fields.mode).replace(/^0+(?=\d)/, ''),
      reg: regOf(cleanText(fields.reg)),
      qty: secret || unit === null ? null : qty,
      unit,
      usd: secret ? null : usd,
      cny: secret ? null : cny,
      flag,
    },
    doubts: [...code.doubts, ...(qty !== null && unit === null ? ['数量没有单位，没有导入数量'] : [])],
  };
};

const periodOf = (text: string): Pick<TradeImport, 'month' | 'freq'> | null => {
  const [, year = '', month] = /^((?:19|20)\d\d)(?:[-/.年]?(0?[1-9]|1[0-2])月?)?(?:年)?$/.exec(text) ?? [];
  if (!year) return null;
  return month === undefined
    ? { month: `${year}-01-01`, freq: 'Y' }
    : { month: `${year}-${month.padStart(2, '0')}-01`, freq: 'M' };
};

type Side = Pick<TradeImport, 'flow' | 'partner' | 'mirror'>;

/** Converts trade with China reported by another country to the Chinese side: its exports are Chinese imports. */
const sideOf = (fields: Fields, partners: PartnerFinder): Side | { refused: string } => {
  const said = cleanText(fields.flow);
  if (/^re-?(export|import)s?$/i.test(said)) return { refused: '再出口、再进口已包含在出口、进口里' };
  const flow = flows[said.toLowerCase()];
  if (!flow) return { refused: `方向不对（${said || '空'}），应为进口或出口` };
  const [reporter, reporterNo] = [cleanText(fields.reporter), cleanText(fields.reporter_iso)];
  const [other, otherNo] = [cleanText(fields.partner), cleanText(fields.partner_iso)];
  const mirror = (reporter !== '' || reporterNo !== '') && reporterNo !== CHINA && !isChina(reporter);
  if (mirror && otherNo !== CHINA && !isChina(other)) return { refused: '报告国和伙伴国都不是中国' };
  const [name, number] = mirror ? [reporter, reporterNo] : [other, otherNo];
  const partner = (number && partners.byNumber(number)) || partners.byAny(name);
  if (!partner) return { refused: `没有这个贸易伙伴（${name || number}），请先用 partners 导入国家（地区）` };
  return { flow: mirror ? (flow === 'import' ? 'export' : 'import') : flow, partner, mirror };
};

const isChina = (name: string): boolean => /^(china|中国|chn|cn)$/i.test(name);

const provinceCodes = new Map(
  regs.flatMap(({ adcode, name }) => [
    [name, adcode],
    [adcode, adcode],
    [adcode.slice(0, 2), adcode],
  ]),
);

/** A province by its code, the first two digits of the code, or its name. */
const regOf = (text: string): string => provinceCodes.get(text) ?? text.slice(0, 6);
