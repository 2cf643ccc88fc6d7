import { addDays } from '../../../../server/src/sample/days.ts';
import { chance, pick } from '../../../../server/src/sample/random.ts';
import type { StandardRecord } from '../../../../server/src/sample/standards/standard-files.ts';
import { type Family, families } from './family.ts';

/**
 * 200 invented standards: every type, every state, chains, a merger. Drafts and those that are pending are so on any day
 * of loading.
 */
export const sampleStandards = (): StandardRecord[] => families.flatMap(versionsOf);

type Issue = { code: string; issued: string | null; effective: string | null };

const versionsOf = (family: Family): StandardRecord[] => {
  const issues = issuesOf(family);
  return issues.map(({ code, issued, effective }, at) => {
    const next = issues[at + 1];
    const isLast = at === issues.length - 1;
    const isDraft = issued === null;
    const ended = family.next === 'repealed' && isLast ? daysAgo(days(30, 600, code, 'end')) : null;
    const taken = at === issues.length - 1 ? takenOver(family) : null;
    const before = issues[at - 1];
    const merged = at === 0 && family.also ? families.filter(({ number }) => number === family.also) : [];
    return {
      code,
      title: family.title,
      titleEn: null,
      type: family.type,
      level: levelOf(family),
      cate: family.cate,
      status: isDraft ? 'draft' : 'in_force',
      stated: true,
      issuedAt: issued,
      effectiveAt: effective,
      repealedAt: taken ?? ended ?? next?.effective ?? null,
      adopted: adoptedOf(family, code),
      ics: [family.ics],
      ccs: family.ccs,
      issuer: issuers[family.type],
      committee: committees[family.type],
      drafters: draftersOf(family),
      scope: `规定了${family.title}的要求、方法与规则，适用于${family.products[0] ?? '相关产品'}等的生产、流通与检验。示例数据，非真实标准。`,
      products: family.products,
      officialUrl: null,
      replaces: [...(before ? [before.code] : []), ...merged.flatMap((one) => newestOf(one))],
    };
  });
};

const issuesOf = (family: Family): Issue[] => {
  const { letters, number, years, next } = family;
  const mark = letters === 'ISO' ? ':' : '-';
  const codeOf = (year: number | string) => `${letters} ${number}${mark}${year}`;
  const past = years.map((year): Issue => {
    const issued = addDays(`${year}-01-10`, days(0, 340, number, year));
    return { code: codeOf(year), issued, effective: addDays(issued, days(90, 200, number, year, 'wait')) };
  });
  if (next === 'draft') return [...past, { code: codeOf('{+0}'), issued: null, effective: null }];
  if (next !== 'pending') return past;
  const issued = daysAgo(days(20, 80, number, 'issued'));
  return [...past, { code: codeOf(`{${issued}}`), issued, effective: `+${days(9, 240, number, 'effect')}` }];
};

/** For the choice alone: a pending standard adopts one or none in any year of loading. */
const DRAWN_IN = '2026';

/** Some national standards adopt an international one that is two years older. */
const adoptedOf = ({ type, number }: Family, code: string): StandardRecord['adopted'] => {
  if (type !== 'gb' || chance('adopted', code.replace(/\{.+\}/, DRAWN_IN)) >= 0.12) return null;
  const [, days] = /\{(.+)\}/.exec(code) ?? [];
  const year = days ? `{${Number(days) - 2 * 365}}` : Number(code.slice(-4)) - 2;
  return { org: 'ISO', code: `ISO ${number}:${year}`, degree: '修改采用' };
};

/** Before the day of loading. */
const daysAgo = (count: number): string => `-${count}`;

/** Day on which a family that another one took in ended. */
const takenOver = ({ number }: Family): string | null => {
  const successor = families.find(({ also }) => also === number);
  return (successor && issuesOf(successor)[0]?.effective) ?? null;
};

const newestOf = (family: Family): string[] =>
  issuesOf(family)
    .slice(-1)
    .map(({ code }) => code);

const days = (least: number, most: number, ...words: (string | number)[]): number =>
  least + Math.floor((most - least) * chance('standard', ...words));

const levelOf = ({ type, letters }: Family): string | null => {
  if (type === 'intl' || type === 'qb' || type === 'tb') return null;
  if (letters.endsWith('/Z')) return '指导性';
  return letters.endsWith('/T') ? '推荐性' : '强制性';
};

const issuers: Record<Family['type'], string> = {
  gb: '示例标准化主管部门',
  hb: '示例行业主管部门',
  db: '示例省级标准化主管部门',
  tb: '示例农产品流通协会',
  qb: '示例食品有限公司',
  intl: '示例国际标准组织',
};

const committees: Record<Family['type'], string | null> = {
  gb: '示例农产品标准化技术委员会',
  hb: '示例农业标准化技术委员会',
  db: null,
  tb: null,
  qb: null,
  intl: '示例食品法典分委员会',
};

const BODIES = [
  '示例农业科学院',
  '示例农业大学',
  '示例质检研究院',
  '示例果蔬产业协会',
  '示例粮油研究所',
  '示例检测中心',
];

const draftersOf = ({ number }: Family): string[] => [
  ...new Set([pick(BODIES, number, 1), pick(BODIES, number, 2), pick(BODIES, number, 3)]),
];
