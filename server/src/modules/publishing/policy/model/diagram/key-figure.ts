/** The number that an item of a policy is about, as a picture shows it in large type. */
export type KeyFigure = { value: string; unit: string; days: number | null };

const DIGITS = '零一二三四五六七八九';
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** Value of a Chinese numeral below a hundred million: 二千四百 is 2400, 十五 is 15. */
export const chineseNumber = (numeral: string): number => {
  const [high, low] = numeral.includes('万') ? numeral.split('万') : ['', numeral];
  return (high ? belowTenThousand(high) * 10_000 : 0) + belowTenThousand(low ?? '');
};

const belowTenThousand = (numeral: string): number => {
  let sum = 0;
  let digit = 0;
  for (const character of numeral) {
    const ten = TENS[character];
    if (ten) {
      sum += (digit || 1) * ten;
      digit = 0;
    } else digit = Math.max(0, DIGITS.indexOf(character));
  }
  return sum + digit;
};

const NUMBER = '([零一二三四五六七八九十百千万]+|\\d+(?:\\.\\d+)?)';
const CALENDAR_YEAR = /(\d{4}|[〇零一二三四五六七八九]{4})年/g;
const PERCENT = new RegExp(`百分之${NUMBER}`);
const AMOUNT = new RegExp(`${NUMBER}(个?工作日|小时|[日天年亩元吨]|%)`, 'g');
/** What readers look for first: money, then quantities, then periods. */
const UNITS_BY_WEIGHT = ['元', '%', '亩', '吨', '小时', '工作日', '天', '日', '年'];
const DAYS: Record<string, number> = { 工作日: 1.4, 日: 1, 天: 1, 小时: 1 / 24 };

/** The most telling amount or period in an item; null for items without one, and for dates. */
export const keyFigure = (item: string): KeyFigure | null => {
  const [, share] = PERCENT.exec(item) ?? [];
  if (share) return { value: figureOf(share), unit: '%', days: null };
  if (/\d+\s*年\s*\d+\s*月/.test(item)) return null;
  const [found] = [...item.replace(CALENDAR_YEAR, '').matchAll(AMOUNT)]
    .map(([, number = '', unit = '']) => ({ value: figureOf(number), unit: unit.replace('个', '') }))
    .sort((a, b) => UNITS_BY_WEIGHT.indexOf(a.unit) - UNITS_BY_WEIGHT.indexOf(b.unit));
  if (!found) return null;
  const days = DAYS[found.unit];
  return { ...found, days: days === undefined ? null : Number(found.value) * days };
};

const figureOf = (number: string): string => (/^\d/.test(number) ? number : String(chineseNumber(number)));
