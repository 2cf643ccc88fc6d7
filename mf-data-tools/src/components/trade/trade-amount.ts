import type { TradeFigures } from '@bee/contracts/resource/trade';
import { formatNumber, MISSING } from '@bee/domain/format';

type Maybe = number | null | undefined;

/** 1.23 亿, 456.7 万, 789: short for comparing at a glance. The table and its file have all digits. */
export const shortAmount = (value: Maybe): string => {
  if (value === null || value === undefined) return MISSING;
  const size = Math.abs(value);
  if (size >= 1e8) return `${formatNumber(value / 1e8, 2)} 亿`;
  if (size >= 1e4) return `${formatNumber(value / 1e4, size >= 1e6 ? 1 : 2)} 万`;
  return `${formatNumber(value)} `;
};

export const usdText = (value: Maybe): string => amountText(value, '美元');
export const cnyText = (value: Maybe): string => amountText(value, '元');

const amountText = (value: Maybe, unit: string): string =>
  value === null || value === undefined ? MISSING : `${shortAmount(value)}${unit}`;

const KILOGRAMS = new Set(['千克', '公斤', 'kg']);

export const isKilogram = (unit: string | null): boolean => unit !== null && KILOGRAMS.has(unit);

/** 12.30 万吨, 456 吨, 789 千克; other units (个, 升) unchanged. */
export const quantityText = (value: Maybe, unit: string | null): string => {
  if (value === null || value === undefined) return MISSING;
  if (!isKilogram(unit)) return `${shortAmount(value)}${unit ?? ''}`;
  if (value >= 1e7) return `${formatNumber(value / 1e7, 2)} 万吨`;
  if (value >= 1e3) return `${formatNumber(value / 1e3, value >= 1e5 ? 0 : 1)} 吨`;
  return `${formatNumber(value)} 千克`;
};

/** US$ per kilogram with two decimals; four for small prices, so that none is shown as 0. */
export const unitPriceText = (value: Maybe, unit: string | null): string => {
  if (value === null || value === undefined) return MISSING;
  return `${formatNumber(value, value < 0.1 ? 4 : 2)} 美元/${unit ?? '单位'}`;
};

/** 2025年2月, 2025年, 2025年1-2月, 2024年3月至2025年2月; for `2025-02`, `2025`, `2025-01~2025-02`. */
export const periodText = (period: string | null | undefined): string => {
  if (!period) return MISSING;
  const [from = '', to] = period.split('~');
  const [year, month] = from.split('-');
  if (!to) return month ? `${year}年${Number(month)}月` : `${year}年`;
  const [lastYear, lastMonth] = to.split('-');
  if (year === lastYear && month && lastMonth) return `${year}年${Number(month)}-${Number(lastMonth)}月`;
  return `${periodText(from)}至${periodText(to)}`;
};

export const flowTitles = { import: '进口', export: '出口' } as const;

/** Valuation basis of a flow: 进口 CIF 到岸价. */
export const basisTitles = { CIF: 'CIF 到岸价', FOB: 'FOB 离岸价' } as const;
export const flowBasis = { import: 'CIF', export: 'FOB' } as const;

/** For mirror data: the partner's exports at FOB are China's imports. */
export const basisText = (flow: keyof typeof flowBasis, mirror = false): string => {
  if (!mirror) return basisTitles[flowBasis[flow]];
  return flow === 'import' ? `伙伴海关申报的出口，${basisTitles.FOB}` : `伙伴海关申报的进口，${basisTitles.CIF}`;
};

/** Mirror data: reported by the partner's customs, so the valuation basis differs from that of the flow. */
export const isMirrored = ({ flow, value_basis }: Pick<TradeFigures, 'flow' | 'value_basis'>): boolean =>
  value_basis !== flowBasis[flow];

/** 进口 CIF 到岸价；出口 FOB 离岸价. */
export const flowsText = (
  flows: readonly (keyof typeof flowBasis)[],
  mirror: Record<keyof typeof flowBasis, boolean>,
): string => flows.map((flow) => `${flowTitles[flow]} ${basisText(flow, mirror[flow])}`).join('；');

export const flagTitles = { prov: '初步数', rev: '已修订', conf: '保密' } as const;
