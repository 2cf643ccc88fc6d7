/** A style rule or an at-rule with a block of declarations, a group of rules (`@media`), or a statement (`@import`). */
export type SheetRule =
  | { kind: 'block'; prelude: string; body: string }
  | { kind: 'group'; prelude: string; rules: SheetRule[] }
  | { kind: 'statement'; prelude: string };

/** A sheet that cannot be read safely. Browsers repair such text in ways that nothing here imitates. */
export class SheetUnreadable extends Error {
  override name = 'SheetUnreadable';
}

/** At-rules whose block contains rules. */
const GROUP = /^@(media|supports|container)\b/i;
const KEYFRAMES = /^@(-webkit-)?keyframes\b/i;

/**
 * Rules of a minified stylesheet. It must be plain: no comments, no nested rules, and no escapes outside of strings,
 * which could spell any name.
 * @throws SheetUnreadable
 */
export const readSheet = (css: string): SheetRule[] => {
  let at = 0;
  const rules = (isInside: boolean): SheetRule[] => {
    const found: SheetRule[] = [];
    for (;;) {
      const start = at;
      at = endOf(css, at, '{};');
      const prelude = css.slice(start, at).trim();
      const end = css[at];
      if (end === '}' && !isInside) throw new SheetUnreadable(`多出一个 }，在 ${near(css, at)}`);
      if (end === undefined && isInside) throw new SheetUnreadable('少一个 }');
      if (end !== '{' && prelude) found.push({ kind: 'statement', prelude });
      at += 1;
      if (end === undefined || end === '}') return found;
      if (end === '{')
        found.push(
          GROUP.test(prelude)
            ? { kind: 'group', prelude, rules: rules(true) }
            : { kind: 'block', prelude, body: body(prelude) },
        );
    }
  };
  const body = (prelude: string): string => {
    const start = at;
    for (let depth = 1; depth > 0; at += 1) {
      at = endOf(css, at, '{}');
      const end = css[at];
      if (end === undefined) throw new SheetUnreadable('少一个 }');
      if (end === '{' && !KEYFRAMES.test(prelude)) throw new SheetUnreadable(`规则 ${prelude} 里还有规则`);
      depth += end === '{' ? 1 : -1;
    }
    return css.slice(start, at - 1);
  };
  return rules(false);
};

/** Selectors of a list, split at the commas outside of parentheses, attributes and strings. */
export const selectorsOf = (prelude: string): string[] => {
  const selectors: string[] = [];
  for (let at = 0; at <= prelude.length; at += 1) {
    const end = endOf(prelude, at, ',');
    selectors.push(prelude.slice(at, end).trim());
    at = end;
  }
  return selectors;
};

/** The text without the content of its strings. */
export const withoutStrings = (text: string): string => {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    if (isQuote(text[at])) at = stringEnd(text, at) - 1;
    else plain += text[at];
  }
  return plain;
};

const CLOSING: Record<string, string> = { '(': ')', '[': ']' };

/** Index of the first of these characters outside of brackets and strings; the length if there is none. */
const endOf = (css: string, start: number, stops: string): number => {
  const open: string[] = [];
  for (let at = start; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (open.length === 0 && stops.includes(character)) return at;
    if (character === '\\') throw new SheetUnreadable(`字符串以外有 \\，在 ${near(css, at)}`);
    if (isQuote(character)) at = stringEnd(css, at) - 1;
    else if (css.startsWith('/*', at)) throw new SheetUnreadable(`有注释，在 ${near(css, at)}`);
    else if (CLOSING[character]) {
      open.push(CLOSING[character]);
      if (isUnquotedUrl(css, at)) at = css.indexOf(')', at) - 1;
      if (at < 0) throw new SheetUnreadable('url( 没有结束');
    } else if (character === ')' || character === ']') {
      if (open.pop() !== character) throw new SheetUnreadable(`括号不成对，在 ${near(css, at)}`);
    } else if (character === '{' || character === '}') {
      throw new SheetUnreadable(`括号不成对，在 ${near(css, at)}`);
    }
  }
  if (open.length > 0) throw new SheetUnreadable('括号没有结束');
  return css.length;
};

const isQuote = (character: string | undefined) => character === '"' || character === "'";

/** Whether this parenthesis begins an address without quotes, in which any character but `)` may be. */
const isUnquotedUrl = (css: string, at: number): boolean =>
  /(^|[^\w\u0080-\uffff-])url$/i.test(css.slice(Math.max(0, at - 4), at)) &&
  !/^\s*["']/.test(css.slice(at + 1, at + 40));

const stringEnd = (css: string, start: number): number => {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at + 1;
    else if (/[\n\r\f]/.test(css[at] ?? '')) break;
  }
  throw new SheetUnreadable(`字符串没有结束，在 ${near(css, start)}`);
};

const near = (css: string, at: number): string => `“${css.slice(Math.max(0, at - 20), at + 20)}”`;
