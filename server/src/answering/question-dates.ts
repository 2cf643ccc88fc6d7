import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { firstOfMonth } from '../calendar-months.ts';

export type Span = { from: string; to: string };

/**
 * Times in a question. `days` are in the order of their recognition, `span` is the first span, `years` are years
 * without a date. `againstLastYear`: the result is compared with the same day a year earlier, which is not in `days`.
 * `rest` is the question without times.
 */
export type RequestedTime = {
  days: string[];
  span: Span | null;
  /** The first two spans; if only years are given, these years up to today. */
  spans: Span[];
  /** Dates as written that do not exist in the calendar. */
  invalid: string[];
  years: number[];
  againstLastYear: boolean;
  rest: string;
  /** First day whose prices the user may see; absent if all days are open. */
  since?: string;
};

/** @param before year of dates without one; by default the latest such dates up to today */
export const timeIn = (question: string, today: string, before?: number): RequestedTime => {
  // 2015年甲地的价格（2月18日）: the only year of the question is that of a date without one.
  const [, only] = /^[^年]*?((?:19|20)\d\d)年(?!\s*\d)[^年]*$/.exec(question.normalize('NFKC')) ?? [];
  const year = only === undefined ? before : Number(only);
  let rest = digitsFor(question);
  const days: string[] = [];
  const taken: Span[] = [];
  const years = new Set<number>();
  let againstLastYear = false;
  const invalid: string[] = [];
  const take = (pattern: RegExp, read: (parts: string[], whole: string) => void) => {
    rest = rest.replace(pattern, (...found) => {
      read(
        found.slice(1, -2).map((part: string | undefined) => part ?? ''),
        String(found[0]).trim(),
      );
      return ' ';
    });
  };
  const add = (day: string | null) => {
    if (day && !days.includes(day)) days.push(day);
  };
  const addSpan = (from: string | null, to: string | null) => {
    if (from && to) taken.push(from <= to ? { from, to } : { from: to, to: from });
  };
  const inYear = (month: string, date: string, said: string) => dayOf(yearOf(said, today, year), month, date, today);

  const dayFrom = ([year = '', m1 = '', d1 = '', said = '', m2 = '', d2 = '']: string[]) =>
    inYear(m1 || m2, d1 || d2, year || said);

  take(MONTHS, ([said = '', m1 = '', saidLast = '', m2 = '']) => {
    const around = Number(m1) > Number(m2) ? 1 : 0;
    const begun = yearOf(said, today, year);
    const last = dayOf(saidLast ? yearOf(saidLast, today, year) : begun && begun + around, m2, '1', today);
    const first = dayOf(begun ?? (last === null ? null : Number(last.slice(0, 4)) - around), m1, '1', today);
    addSpan(first, last && endOfMonth(last));
  });
  take(new RegExp(`${DAY}\\s*[到至~～—–-]\\s*${SHORT_DAY}`, 'g'), (parts) => {
    const from = dayFrom(parts);
    const [year = '', month = '', date = ''] = parts.slice(6);
    if (from) addSpan(from, dayOf(Number(year || from.slice(0, 4)), month || from.slice(5, 7), date, today));
  });
  take(new RegExp(DAY, 'g'), (parts, whole) => {
    const day = dayFrom(parts);
    if (day) add(day);
    else invalid.push(whole);
  });
  take(FESTIVAL, ([said = '', name = '']) => {
    const now = Number(today.slice(0, 4));
    const inNamed = yearOf(said, today, year);
    const days = (inNamed === null ? [now, now - 1] : [inNamed]).flatMap((one) => dayOfFestival(name, one) ?? []);
    add(days.find((one) => one <= today) ?? days[0] ?? null);
  });
  take(NO_DAY, (_, whole) => invalid.push(whole));
  take(
    /(今年|去年|前年|(?:19|20)\d\d年)?\s*(?:第?([一二三四1-4])季度|([上下])半年)/g,
    ([said = '', quarter = '', half]) => {
      const month = half ? (half === '上' ? 1 : 7) : numberOf(quarter) * 3 - 2;
      const first = inYear(String(month), '1', said);
      addSpan(first, first && addDays(firstOfMonth(first, half ? 6 : 3), -1));
    },
  );
  take(/今年(?:以来|至今|到现在)/g, () => addSpan(`${today.slice(0, 4)}-01-01`, today));
  take(/(今年|去年|前年|(?:19|20)\d\d年)?\s*(?<!\d)(1[0-2]|0?[1-9])月份?/g, ([said = '', month = '']) => {
    const first = inYear(month, '1', said);
    addSpan(first, first && endOfMonth(first));
  });
  take(/(上个?月)|(本月|这个月)/g, ([last]) => {
    const first = firstOfMonth(today, last ? -1 : 0);
    addSpan(first, last ? endOfMonth(first) : today);
    if (last && THAN_LAST.test(question)) addSpan(firstOfMonth(today, 0), today);
  });
  take(/(上个?(?:周|星期|礼拜))|(本周|这周|这个星期)/g, ([last]) => {
    const monday = mondayOf(today);
    addSpan(last ? addDays(monday, -7) : monday, last ? addDays(monday, -1) : today);
    if (last && THAN_LAST.test(question)) addSpan(monday, today);
  });
  const back = ([count = '', unit = '']: string[]) =>
    addSpan(addDays(today, 1 - Math.min(Math.round(numberOf(count) * (DAYS[unit] ?? 1)), LONGEST)), today);
  take(/(?:最近|近|过去)(\d{1,3}|[一二两三四五六七八九十半]+)个?(天|日|周|星期|月|年)/g, back);
  // 十年变化 means the last ten years.
  take(/(?<![\d第])(\d{1,2}|[一二两三四五六七八九十]+)(年)(?=(?:来|间|内)?的?(?:变化|走势|趋势))/g, back);
  take(/大前天|大前日/g, () => add(addDays(today, -3)));
  take(/前天|前日/g, () => add(addDays(today, -2)));
  take(/昨天|昨日/g, () => add(addDays(today, -1)));
  take(/今天|今日|今早/g, () => add(today));
  take(/明天|明日|明早/g, () => add(addDays(today, 1)));
  take(/后天|后日/g, () => add(addDays(today, 2)));
  take(/去年(?:同期|今天|的?这个时候|同一天)|(?<=[比较])去年(?!\s*\d|[上下第全末底初春夏秋冬])|同比/g, () => {
    const [span] = taken;
    if (span) {
      if (COMPARES.test(question)) addSpan(yearEarlier(span.from), yearEarlier(span.to));
      return;
    }
    if (COMPARES.test(question)) againstLastYear = true;
    else add(yearEarlier(days.at(-1) ?? today));
  });
  take(/(?<![\d.])((?:19|20)\d\d)(?:年度?|(?![\d.]))/g, ([found]) => years.add(Number(found)));
  take(/(今年)|(去年)|(前年)/g, ([now, last]) => years.add(Number(today.slice(0, 4)) - (now ? 0 : last ? 1 : 2)));
  const ofYears = days.length > 0 ? [] : [...years].map((year) => wholeYear(year, today));
  return {
    days,
    span: taken[0] ?? null,
    spans: (taken.length > 0 ? taken : ofYears).slice(0, 2),
    invalid,
    years: [...years],
    againstLastYear,
    rest,
  };
};

/** The current year ends today. */
const wholeYear = (year: number, today: string): Span => ({
  from: `${year}-01-01`,
  to: today.startsWith(`${year}-`) ? today : `${year}-12-31`,
});

const COMPARES = /[比涨跌较]|变化/;
const THAN_LAST = /[比较]上(?!次)/;

/** The same day a year earlier; February 28 for a leap day. */
export const yearEarlier = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`;

const MONTH = '(1[0-2]|0?[1-9])';
const DATE = '(3[01]|[12]\\d|0?[1-9])(?!\\d|\\.\\d)(?:日|号)?';
/** 2014年5月6日, 2014-05-06, 2014/5/6, 2014.5.6; without a year only 5月6日, since 5.6 may be a price. */
const DAY = `(?:(?<!\\d)((?:19|20)\\d\\d)\\s*[年\\-/.]\\s*${MONTH}\\s*[月\\-/.]\\s*${DATE}|(今年|去年|前年)?(?<!\\d)${MONTH}月${DATE})`;
/** 2025年1-9月, 10月到11月, 去年12月至今年2月. */
const MONTHS = new RegExp(
  `(今年|去年|前年|(?:19|20)\\d\\d(?=\\s*[年./-]))?\\s*[年./-]?\\s*(?<!\\d)${MONTH}(?:月份?)?\\s*[到至~～—–-]\\s*(?:(今年|去年|前年|(?:19|20)\\d\\d年)\\s*)?${MONTH}月份?(?!\\s*\\d)`,
  'g',
);
/** Matches 2月32日, 13月5日 and 13月, but not the age 13月龄. */
const NO_DAY = /(?:(?:19|20)\d\d年)?(?<!\d)(?:\d{1,2}月\d{1,2}[日号]|(?:1[3-9]|[2-9]\d|0{1,2})月(?!龄)份?)/g;
const SHORT_DAY = `(?:((?:19|20)\\d\\d)\\s*[年\\-/.]\\s*)?(?:${MONTH}\\s*[月\\-/.]\\s*)?${DATE}`;

const FESTIVAL =
  /(今年|去年|前年|(?:19|20)\d\d年)?的?(元旦|春节|大年初一|元宵节?|清明节?|五一(?:节|劳动节)?|劳动节|端午节?|中秋节?|国庆节?)(?:期间|前后|当天|那天|的时候)?/g;
/** Month and day, those of the lunar calendar negative. */
const FESTIVALS: readonly (readonly [RegExp, number, number])[] = [
  [/元旦/, 1, 1],
  [/春节|大年/, -1, 1],
  [/元宵/, -1, 15],
  [/清明/, 4, 5],
  [/五一|劳动/, 5, 1],
  [/端午/, -5, 5],
  [/中秋/, -8, 15],
  [/国庆/, 10, 1],
];
const LUNAR = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
/** The lunar year starts in January or February. */
const LUNAR_DELAY = 15;

const dayOfFestival = (name: string, year: number): string | null => {
  const [, month = 0, date = 0] = FESTIVALS.find(([said]) => said.test(name)) ?? [];
  if (month > 0) return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  // From the earliest possible day of that lunar month on.
  const first = addDays(`${year}-01-01`, LUNAR_DELAY + 29 * (-month - 1));
  for (let at = 0; at < 75; at += 1) {
    const day = addDays(first, at);
    const parts = LUNAR.formatToParts(new Date(`${day}T00:00:00Z`));
    const said = parts.filter(({ type }) => type === 'month' || type === 'day').map(({ value }) => value);
    if (said.join() === `${-month},${date}`) return day;
  }
  return null;
};

/** Maximum length of a span up to today, in days; no table starts earlier. */
const LONGEST = 100 * 365;
const DAYS: Record<string, number> = { 周: 7, 星期: 7, 月: 30, 年: 365 };

const yearOf = (said: string, today: string, year: number | undefined): number | null => {
  const now = Number(today.slice(0, 4));
  if (said === '') return year ?? null;
  return { 今年: now, 去年: now - 1, 前年: now - 2 }[said] ?? Number.parseInt(said, 10);
};

/** null if the date does not exist; without a year, the latest such date up to today. */
const dayOf = (year: number | null, month: string, date: string, today: string): string | null => {
  const text = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const of = (one: number) => `${one}-${text}`;
  const now = Number(today.slice(0, 4));
  const day = year === null ? (of(now) <= today ? of(now) : of(now - 1)) : of(year);
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
};

const endOfMonth = (day: string): string => addDays(firstOfMonth(day, 1), -1);

const mondayOf = (day: string): string => addDays(day, -((daysBetween('1970-01-05', day) % 7) + 7) % 7);

const NUMERALS = '〇一二三四五六七八九';

/** 二〇一四年七月二十日 → 2014年7月20日; other numerals are unchanged. */
const digitsFor = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[〇零一二三四五六七八九]{4}(?=年)/g, (year) => [...year].map(digitOf).join(''))
    .replace(/[一二三四五六七八九十]{1,3}(?=[月日号])/g, (number, at: number, all: string) =>
      // 一日 alone is a duration of one day, not a date.
      /[年月]/.test(all[at - 1] ?? '') || all[at + number.length] === '月' ? String(numberOf(number)) : number,
    );

const digitOf = (char: string): number => (char === '零' ? 0 : NUMERALS.indexOf(char));

const numberOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '半') return 0.5;
  const plain = text.replace('两', '二');
  const [tens = '', ones = ''] = plain.includes('十') ? plain.split('十') : ['', plain];
  const ten = plain.includes('十') ? (tens ? digitOf(tens) : 1) * 10 : 0;
  return ten + (ones ? digitOf(ones) : 0);
};
