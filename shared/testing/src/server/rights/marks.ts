/** Roles of callers; `vegetable` is a 蔬菜 VIP without VIP. */
export const roles = ['visitor', 'member', 'vip', 'vegetable'] as const;
export type Role = (typeof roles)[number];

/**
 * Numbers that replace values requiring a right; the key is the role that opens the value. Their leading digits are
 * found in any unit; sums and means that contain a mark are recognized by their size.
 */
export const PRICE_MARKS = { member: 424_242_424.5, vip: 535_353_535_353.5, vegetable: 686_868_686_868_686 } as const;
export const TABLE_MARKS = { member: 313_131_313, vip: 979_797_979_797 } as const;
export const TRADE_MARKS = { member: 646_464_646_464, vip: 757_575_757_575_757 } as const;

/** Words in texts that require a right. */
export const pageMark = (page: number): string => `XPAGE${page}X`;
export const REPORT_MARK = 'XMARKETREPORTX';
export const FILE_MARK = 'XDATAFILEX';
export const MOBILE_MARK = '13947474747';

const ALL_BUT = (...open: Role[]): Role[] => roles.filter((role) => !open.includes(role));

type Mark = { name: string; pattern: RegExp; closedTo: readonly Role[] };

const digits = (name: string, mark: number, closedTo: readonly Role[]): Mark => ({
  name,
  pattern: new RegExp(`(?<![\\w.-])${String(mark).slice(0, 6).split('').join('[.]?')}`),
  closedTo,
});

/** The content of one page of a report, in its PDF and in the texts derived from it. Chapter titles are public. */
const page = (number: number, closedTo: readonly Role[]): Mark => ({
  name: `page ${number}`,
  pattern: new RegExp(`${pageMark(number)}|(?:TEXT|PICTURE|FORM|NOTE)-O[FN]-PAGE-${number}\\b`),
  closedTo,
});

export const REPORT_PAGES = 8;

const marks: readonly Mark[] = [
  digits('price closed to visitors', PRICE_MARKS.member, ['visitor']),
  digits('price closed to members', PRICE_MARKS.vip, ['visitor', 'member']),
  digits('price closed to VIP', PRICE_MARKS.vegetable, ['visitor', 'member', 'vip']),
  digits('table row closed to visitors', TABLE_MARKS.member, ['visitor']),
  digits('table row closed to members', TABLE_MARKS.vip, ALL_BUT('vip')),
  digits('trade month closed to visitors', TRADE_MARKS.member, ['visitor']),
  digits('trade month closed to members', TRADE_MARKS.vip, ALL_BUT('vip')),
  ...[4, 5].map((number) => page(number, ['visitor'])),
  ...[6, 7, REPORT_PAGES].map((number) => page(number, ALL_BUT('vip'))),
  { name: 'row or comment of a market report', pattern: new RegExp(REPORT_MARK), closedTo: ALL_BUT('vegetable') },
  { name: 'row of a data file', pattern: new RegExp(FILE_MARK), closedTo: ALL_BUT('vip') },
  { name: 'phone number of a posting', pattern: new RegExp(MOBILE_MARK), closedTo: ['visitor'] },
];

/** Far above every open price, and far below the yearly mean with one closed day in it. */
const HIGHEST_PRICE: Record<Role, number> = {
  visitor: 1e6,
  member: 1e9,
  vip: 1e12,
  vegetable: Number.POSITIVE_INFINITY,
};

/**
 * Finds the marks in a text that exceed the right of a role.
 * @param onPrices the text has no large numbers other than prices
 */
export const beyondRight = (role: Role, text: string, onPrices = false): string[] => {
  const written = `${text}\n${text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')}`;
  const found = marks.filter(({ closedTo, pattern }) => closedTo.includes(role) && pattern.test(written));
  const sums = onPrices
    ? (text.match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w-])/g) ?? []).filter((number) => Number(number) > HIGHEST_PRICE[role])
    : [];
  return [...found.map(({ name }) => name), ...sums.slice(0, 1).map((number) => `a price of ${number}`)];
};

/** All marks in a text, for a role with full access. */
export const marksIn = (text: string): string[] =>
  marks.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
export const markNames: readonly string[] = marks.map(({ name }) => name);
