import { splitSelectors } from './css-rules.ts';

/**
 * antd restyles every link of the page, with variables that only its own elements have: elsewhere links would lose
 * their colour and focus ring. Here such a rule reaches links within antd's elements only, with the same weight.
 */
export function keepLinksWithin(rule: string): string {
  if (!/^a(?![\w-])/.test(rule)) return rule;
  const end = rule.indexOf('{');
  const selectors = splitSelectors(rule.slice(0, end)).flatMap((selector) => [
    `:where(.bee) ${selector}`,
    selector.replace(/^a/, 'a:where(.bee)'),
  ]);
  return selectors.join(',') + rule.slice(end);
}
