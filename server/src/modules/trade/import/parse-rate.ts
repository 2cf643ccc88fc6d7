import type { TariffRate } from '@bee/contracts/resource/trade';
import type { StoredRate } from '../../../db/schema/trade.ts';
import { dayOf, type Fields } from '../../../importer/import-kind.ts';
import { cleanText, partsOf } from './trade-text.ts';

const kinds: Record<string, TariffRate['kind']> = {
  mfn: 'mfn',
  最惠国: 'mfn',
  agreement: 'agreement',
  协定: 'agreement',
  ldc: 'ldc',
  特惠: 'ldc',
  provisional: 'provisional',
  暂定: 'provisional',
  general: 'general',
  普通: 'general',
  quota: 'quota',
  关税配额: 'quota',
  additional: 'additional',
  加征: 'additional',
  反倾销: 'additional',
};

const titles: Record<TariffRate['kind'], string> = {
  mfn: '最惠国',
  agreement: '协定',
  ldc: '特惠',
  provisional: '暂定',
  general: '普通',
  quota: '关税配额',
  additional: '加征',
};

/** Parses an ad valorem rate (`5%`, `0`) or a specific rate (`1.2 元/千克`). */
export const parseRate = (fields: Fields, year: number): StoredRate | { refused: string } => {
  const said = cleanText(fields.kind);
  const kind = kinds[said.toLowerCase()] ?? kinds[said.split(/[：:—-]/)[0] ?? ''];
  if (!kind) return { refused: `没有这种税率（${said || '空'}）` };
  const text = cleanText(fields.rate);
  const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*元\/(\S+)$/.exec(text) ?? [];
  if (percent === undefined && amount === undefined)
    return { refused: `税率写成 5% 或 1.2 元/千克 的样子（${text || '空'}）` };
  const quota = quotas[cleanText(fields.quota)] ?? null;
  return {
    kind,
    title: cleanText(fields.title) || (kinds[said.toLowerCase()] && said !== '反倾销' ? titles[kind] : said),
    rate_text: percent === undefined || Number(percent) === 0 ? text : `${Number(percent)}%`,
    rate_pct: percent === undefined ? null : Number(percent),
    specific: amount === undefined ? null : { amount: Number(amount), per_unit: unit ?? '' },
    origins: partsOf(fields.origins).map((origin) => origin.toUpperCase()),
    quota,
    valid_from: dayOf(fields.valid_from) ?? `${year}-01-01`,
    valid_to: dayOf(fields.valid_to),
    basis: cleanText(fields.basis) || '—',
  };
};

const quotas: Record<string, StoredRate['quota']> = {
  in: 'in',
  内: 'in',
  配额内: 'in',
  out: 'out',
  外: 'out',
  配额外: 'out',
};
