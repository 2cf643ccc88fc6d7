import type { Db } from '../../../../db/schema.ts';

/** UN Comtrade country numbers that differ from ISO 3166. */
const COMTRADE_NUMBERS: Record<string, string> = {
  '842': '840',
  '757': '756',
  '251': '250',
  '579': '578',
  '699': '356',
  '381': '380',
};

/** Names used by sources in addition to the names in the table. */
const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  印尼: 'ID',
  香港: 'HK',
  美国: 'US',
  韩国: 'KR',
  俄罗斯联邦: 'RU',
};

export type PartnerFinder = { byAny(text: string): string | null; byNumber(text: string): string | null };

/**
 * Finds countries by ISO alpha-2 or alpha-3 code, customs number, or Chinese or English name; or by ISO or Comtrade
 * number.
 */
export const knownPartners = async (db: Db): Promise<PartnerFinder> => {
  const rows = await db
    .selectFrom('trade_country')
    .select(['code', 'iso3', 'numeric_code', 'customs_code', 'name', 'en'])
    .execute();
  const any = new Map<string, string>();
  const numbers = new Map<string, string>();
  for (const { code, iso3, numeric_code, customs_code, name, en } of rows) {
    for (const text of [code, iso3, customs_code, name, en]) if (text) any.set(fold(text), code);
    if (numeric_code) numbers.set(numeric_code, code);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES))
    if (!any.has(fold(name)) && rows.some((row) => row.code === code)) any.set(fold(name), code);
  return {
    byAny: (text) => any.get(fold(text)) ?? null,
    byNumber: (text) => numbers.get((COMTRADE_NUMBERS[text] ?? text).padStart(3, '0')) ?? null,
  };
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
