import { splitSelectors } from './css-rules.ts';

/**
 * antd styles every link of the page with variables that only its own elements have, so other links would lose their
 * colour and focus ring. This limits such a rule to links within antd's elements, with the same specificity.
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
