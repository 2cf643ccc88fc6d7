/**
 * Top-level rules of a stylesheet, at-rules with their whole block. Handles strings but not comments: for generated
 * CSS.
 */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
      continue;
    }
    if (character === '"' || character === "'") quote = character;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    const ends = depth === 0 && (character === '}' || character === ';');
    if (!ends) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules.filter((rule) => rule !== '' && rule !== ';');
}

/** Splits at commas outside of parentheses. */
export function splitSelectors(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/);
}
