import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type WordingViolation = { line: number; text: string };

/** Files of these folders use the standard terms. */
const FOLDERS = [
  'server/src',
  'shell/src',
  'shell/e2e',
  'scripts/src',
  'scripts/template',
  ...['build', 'charts', 'contracts', 'domain', 'platform', 'releases', 'sandbox', 'testing', 'ui'].map(
    (name) => `shared/${name}/src`,
  ),
  ...['mf-ai', 'mf-content', 'mf-data-tools', 'mf-member', 'mf-sanqi'].flatMap((remote) => [
    `${remote}/src`,
    `${remote}/e2e`,
  ]),
];
/** Replaced by data files later, so not renamed. */
const EXCLUDED = ['server/src/sample'];
/** Names by file that releases in use depend on: renaming them would break a published API. */
const PUBLISHED: Record<string, string[]> = { 'shared/ui/src/data/map-panel.tsx': ['beside'] };

/** Words of identifiers, lower case, and the terms to use. */
const NAME_WORDS = new Map([
  ['told', 'reported, sent, described'],
  ['tell', 'notify, report, describe'],
  ['tells', 'notifies, reports'],
  ['beside', 'extras, neighbour'],
  ['anew', 'again'],
  ['wish', 'request, params'],
  ['whoever', 'the role'],
]);

/** Whole identifiers and the terms to use. */
const NAMES = new Map([
  ['MOST', 'MAX_ROWS, MAX_…'],
  ['AT_ONCE', 'CONCURRENCY or BATCH_SIZE'],
  ['KEPT_MS', 'TTL_MS'],
  ['FRESH_MS', 'TTL_MS'],
  ['EVERY_MS', 'INTERVAL_MS'],
  ['LOOK_EVERY_MS', 'POLL_INTERVAL_MS'],
  ['Who', 'Caller'],
  ['Moment', 'RequestTime'],
  ['Asking', 'a type ending in Params'],
]);

/** Words of comments and the words to use. */
const COMMENT_WORDS: [RegExp, string][] = [
  [/\bstands?\b(?!-)/i, 'is, holds, applies'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\banew\b/i, 'again'],
  [/\btold\b/i, 'notified, reported, shown'],
  [/\b(?:who|what)ever\b/i, 'any user, any value'],
  [/\b(?:no|some|any)body\b/i, 'no one, a user, any caller'],
  [/\bupon\b/i, 'on'],
];

/** Violations of the wording rules, one line each: `file:line text`, and the number of files read. */
export const wordingViolations = (root: string): { files: number; violations: string[] } => {
  const files = FOLDERS.flatMap((folder) => sourcesOf(path.join(root, folder))).filter(
    (file) => !EXCLUDED.some((folder) => path.relative(root, file).startsWith(`${folder}/`)),
  );
  const violations = files.flatMap((file) => {
    const name = path.relative(root, file);
    return violationsIn(readFileSync(file, 'utf8'))
      .filter(({ text }) => !PUBLISHED[name]?.some((published) => text.startsWith(`${published}: `)))
      .map(({ line, text }) => `${name}:${line} ${text}`);
  });
  return { files: files.length, violations };
};

const sourcesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?(\.tmpl)?$/.test(name))
        .map((name) => path.join(folder, name))
    : [];

export const violationsIn = (source: string): WordingViolation[] => {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: WordingViolation[] = [];
  const comments = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node)) {
      const term = termFor(node.text);
      if (term) found.push({ line: lineAt(node.getStart(file)), text: `${node.text}: use ${term}` });
    }
    for (const range of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      if (comments.has(range.pos)) continue;
      comments.add(range.pos);
      found.push(...commentViolations(source.slice(range.pos, range.end), lineAt(range.pos)));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** A name that this file chooses; imported names and fields of libraries are theirs. */
const isDeclared = (node: ts.Identifier): boolean =>
  (node.parent as ts.NamedDeclaration).name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isImportSpecifier(node.parent);

const termFor = (name: string): string | undefined => {
  const words = name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((word) => NAME_WORDS.get(word.toLowerCase()));
  return NAMES.get(name) ?? words.find(Boolean) ?? (name.startsWith('MOST_') ? 'MAX_…' : undefined);
};

const commentViolations = (comment: string, first: number): WordingViolation[] =>
  comment.split('\n').flatMap((text, index) =>
    COMMENT_WORDS.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(text) ?? [];
      return word ? [{ line: first + index, text: `“${word}”: use ${instead}` }] : [];
    }),
  );
