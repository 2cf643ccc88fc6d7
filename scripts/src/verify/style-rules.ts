import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Problems in the stylesheets of the remotes, one line each: `file:line remedy`. */
export const styleProblems = (root: string, remotes: string[]): string[] =>
  remotes.flatMap((remote) =>
    stylesheets(path.join(root, remote, 'src')).flatMap((file) =>
      problemsOf(readFileSync(file, 'utf8'), classPrefix(remote)).map(
        ({ line, text }) => `${path.relative(root, file)}:${line} ${text}`,
      ),
    ),
  );

/** The last word of a remote's name: classes of mf-data-tools start with `tools-`. */
export const classPrefix = (remote: string): string => `${remote.split('-').at(-1)}-`;

export type StyleProblem = { line: number; text: string };

/**
 * All remotes share one page, so a class has its remote's prefix (states are `is-…`) and every selector contains one.
 * Colours, font sizes and shadows use the tokens of @bee/ui. A shadow without blur is a line and therefore allowed.
 */
export const problemsOf = (css: string, prefix: string): StyleProblem[] => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const lineAt = (index: number) => plain.slice(0, index).split('\n').length;
  const problems: StyleProblem[] = [];
  for (const { text, index, isSelector } of pieces(plain)) {
    const found = isSelector ? selectorProblems(text, prefix) : declarationProblems(text);
    problems.push(...found.map((problem) => ({ line: lineAt(index), text: problem })));
  }
  return problems;
};

type Piece = { text: string; index: number; isSelector: boolean };

/** Selectors and declarations of a stylesheet; for at-rules only their content. */
const pieces = (css: string): Piece[] => {
  const found: Piece[] = [];
  for (const { 0: whole, 1: text = '', 2: end, index } of css.matchAll(/([^{};]+)([{};])/g)) {
    const trimmed = text.trim();
    if (!trimmed || trimmed.startsWith('@') || /^(from|to|\d+%)$/.test(trimmed)) continue;
    found.push({ text: trimmed, index: index + whole.indexOf(trimmed), isSelector: end === '{' });
  }
  return found;
};

const selectorProblems = (selectors: string, prefix: string): string[] =>
  selectors.split(/,(?![^(]*\))/).flatMap((part) => {
    const selector = part.trim();
    const classes = [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? '');
    const foreign = classes.filter((name) => !name.startsWith(prefix) && !/^(bee|is)-/.test(name));
    if (foreign.length > 0) return [`类名 .${foreign[0]} 应以 ${prefix} 开头`];
    if (selector.startsWith('&') || classes.some((name) => name.startsWith(prefix))) return [];
    return [`选择器 "${selector}" 应从 .${prefix}… 开始，否则会影响别的部分`];
  });

const declarationProblems = (declaration: string): string[] => {
  const colon = declaration.indexOf(':');
  const property = declaration.slice(0, colon).trim();
  const value = declaration.slice(colon + 1).trim();
  const problems: string[] = [];
  if (/#[0-9a-f]{3,8}\b/i.test(value)) problems.push(`${property} 的颜色 ${value} 应取自 --bee-* 变量`);
  if (/^font(-size)?$/.test(property) && /\dpx\b/.test(value)) problems.push(`字号 ${value} 应取自 --bee-* 变量`);
  if (property === 'box-shadow' && !/^(none|inherit|var\(--bee-)|^(inset )?-?\w+ -?\w+ 0 var\(--bee-/.test(value))
    problems.push(`阴影 ${value} 应取自 --bee-* 变量`);
  return problems;
};

const stylesheets = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return stylesheets(file);
    return name.endsWith('.css') ? [file] : [];
  });
