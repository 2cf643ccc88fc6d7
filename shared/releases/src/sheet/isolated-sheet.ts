import { readSheet, type SheetRule, SheetUnreadable, selectorsOf, withoutStrings } from './read-sheet.ts';

/**
 * A rule that could affect other parts of the page, and why.
 * @example { rule: 'body', why: '选择器在微前端的根元素之外' }
 */
export type OutsideRule = { rule: string; why: string };

/** Condition before every selector of a remote: inside its root elements. Without weight, so specificity is unchanged. */
export const rootOf = (remote: string): string => `:where([data-remote=${remote}]) `;

/** The sheet with all its selectors limited to the remote's root elements. @throws Error for rules that cannot be */
export const isolateSheet = (css: string, remote: string): string => {
  const refused = problemsOf(css, remote, () => []);
  if (refused.length > 0) throw new Error(refused.map(({ rule, why }) => `规则 “${rule}” ${why}`).join('；'));
  const root = rootOf(remote);
  const textOf = (rule: SheetRule): string => {
    if (rule.kind === 'statement') return `${rule.prelude};`;
    if (rule.kind === 'group') return `${rule.prelude}{${rule.rules.map(textOf).join('')}}`;
    if (rule.prelude.startsWith('@')) return `${rule.prelude}{${rule.body}}`;
    return `${selectorsOf(rule.prelude).map((selector) => root + selector)}{${rule.body}}`;
  };
  return readSheet(css).map(textOf).join('');
};

/** Rules of a finished sheet that are not limited to the remote's root elements. */
export const outsideRules = (css: string, remote: string): OutsideRule[] => {
  const root = rootOf(remote);
  return problemsOf(css, remote, (selector) =>
    selector.startsWith(root) && !/^[+~|]/.test(selector.slice(root.length).trim())
      ? []
      : ['不限于这个微前端自己的根元素，会影响页面的其他部分'],
  );
};

type SelectorCheck = (selector: string) => string[];

const problemsOf = (css: string, remote: string, check: SelectorCheck): OutsideRule[] => {
  if (css.includes('</')) return [{ rule: '</', why: '会结束内嵌它的 style 元素' }];
  try {
    return readSheet(css).flatMap((rule) => ruleProblems(rule, remote, check));
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error;
    return [{ rule: css.slice(0, SHOWN), why: `读不懂：${error.message}` }];
  }
};

const SHOWN = 80;

const ruleProblems = (rule: SheetRule, remote: string, check: SelectorCheck): OutsideRule[] => {
  if (rule.kind === 'group') return rule.rules.flatMap((inner) => ruleProblems(inner, remote, check));
  const { prelude } = rule;
  const found = prelude.startsWith('@')
    ? atRuleProblems(rule, remote)
    : selectorsOf(prelude).flatMap((selector) => [...selectorProblems(selector), ...check(selector)]);
  if (rule.kind === 'block' && /!\s*important/i.test(plain(rule.body))) found.push('用了 !important');
  return found.slice(0, 1).map((why) => ({ rule: prelude.slice(0, SHOWN), why }));
};

/** Names of animations and kinds of paper belong to the whole document, so they begin like the remote's classes. */
const atRuleProblems = ({ kind, prelude }: SheetRule, remote: string): string[] => {
  const [, name = ''] = /^@(?:(?:-webkit-)?keyframes|page) +([\w-]+)$/i.exec(prelude) ?? [];
  const prefix = `${remote.split('-').at(-1)}-`;
  if (kind === 'block' && name.startsWith(prefix)) return [];
  return [name ? `的名字应以 ${prefix} 开头` : '作用于整个页面'];
};

/** Elements outside of every root. The parts of `:not(body)` are refused too: there is no use for them. */
const selectorProblems = (selector: string): string[] =>
  /^[+~|]|(^|[\s>+~,(])(html|body)(?![\w-])|:(root|scope|host)\b/i.test(plain(selector))
    ? ['指向 html、body 或 :root，它们在微前端的根元素之外']
    : [];

/** The text without strings and attributes. */
const plain = (text: string): string => withoutStrings(text).replace(/\[[^\]]*\]/g, '');
