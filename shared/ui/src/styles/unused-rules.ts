import { splitRules, splitSelectors } from './css-rules.ts';

/** Parts of antd that this site never renders; their rules are removed from the stylesheets. */
const unused = [
  /-rtl\b/, // the site is left-to-right
  /-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/, // preset colours: tokens only
  /\.ant-col-(xs|sm|md|lg|xl|xxl|xxxl)-/, // antd's responsive grid: pages use their own CSS
  /\.ant-(otp|input-group)\b/, // single-digit fields, the deprecated Input.Group
  /\.css-var-_R_/, // variables of a sample with its own scope
];

/** True when each selector of the rule, or of all rules in its block, matches something unused. */
export function isUnused(rule: string): boolean {
  if (rule.startsWith('@media')) {
    const inner = splitRules(rule.slice(rule.indexOf('{') + 1, -1));
    return inner.every(isUnused);
  }
  if (rule.startsWith('@')) return false;
  const selectors = splitSelectors(rule.slice(0, rule.indexOf('{')));
  return selectors.every((selector) => unused.some((pattern) => pattern.test(selector)));
}
