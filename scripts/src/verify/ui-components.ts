import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '@bee/build/import-graph';

/** Which components of @bee/ui a remote uses for a purpose; shared/ui/README.md has the table. */
type ComponentRule = {
  remote: string;
  entryPoint: RegExp;
  /** Names that the remote may import from there. */
  allowed: readonly string[];
  remedy: string;
};

const componentRules: readonly ComponentRule[] = [
  {
    remote: 'mf-content',
    entryPoint: /^@bee\/ui\/(core|fields|form|table|overlay|theme)$/,
    allowed: [],
    remedy: 'pages to read load no antd: use @bee/ui/content',
  },
  {
    remote: 'mf-member',
    entryPoint: /^@bee\/ui\/interactive$/,
    allowed: ['useCountdown'],
    remedy: 'use WorkForm of @bee/ui/fields, Dialog or SidePanel of @bee/ui/overlay',
  },
  {
    remote: 'mf-member',
    entryPoint: /^@bee\/ui\/(table|overlay)$/,
    allowed: ['WorkTable', 'Dialog', 'SidePanel'],
    remedy: 'use WorkTable, Dialog or SidePanel',
  },
];

/** Imports that the rules refuse, and native date fields, as `file: what, and the remedy`. */
export const misusedComponents = (root: string): string[] =>
  [...new Set(componentRules.map(({ remote }) => remote))].flatMap((remote) =>
    sourcesOf(path.join(root, remote, 'src')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return problemsOf(remote, text).map((problem) => `${path.relative(root, file)}: ${problem}`);
    }),
  );

const problemsOf = (remote: string, text: string): string[] => {
  const imported = importsOf(text);
  const refused = componentRules
    .filter((rule) => rule.remote === remote)
    .flatMap(({ entryPoint, allowed, remedy }) =>
      imported
        .filter(({ specifier }) => entryPoint.test(specifier))
        .flatMap(({ specifier, names }) => names.map((name) => ({ specifier, name })))
        .filter(({ name }) => !allowed.includes(name))
        .map(({ specifier, name }) => `${name} of ${specifier}; ${remedy}`),
    );
  const hasNativeDate = remote === 'mf-member' && /type="(date|datetime-local|month)"/.test(text);
  return hasNativeDate ? [...refused, 'a native date field speaks English; use DatePicker of @bee/ui/form'] : refused;
};

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
