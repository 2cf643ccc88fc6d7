import { type Decimal, parseDecimal } from '@bee/domain/decimal';

const MAX_YUAN = parseDecimal('1000000000000') ?? 0n;

/** CIF price in yuan; a message for an invalid one. */
export const readPrice = (text: string): Decimal | string =>
  readAmount(text, { title: '完税价格', unit: '元', most: MAX_YUAN, mostText: '1 万亿' });

/** Weight in kilograms. */
export const readWeight = (text: string): Decimal | string =>
  readAmount(text, { title: '数量', unit: '公斤', most: MAX_YUAN, mostText: '1 万亿' });

type Amount = { title: string; unit: string; most: Decimal; mostText: string };

const readAmount = (text: string, { title, unit, most, mostText }: Amount): Decimal | string => {
  if (text.trim() === '') return `请填写${title}（${unit}）`;
  const value = parseDecimal(text);
  if (value === null) return `${title}应为数字，最多六位小数，例如 12345.67`;
  if (value <= 0n) return `${title}应大于 0`;
  if (value > most) return `${title}最多 ${mostText} ${unit}`;
  return value;
};
