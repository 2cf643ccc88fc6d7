import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, reach } from '@bee/build/import-graph';

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
    remote: 'mf-data-tools',
    entryPoint: /^@bee\/ui\/interactive$/,
    allowed: [],
    remedy: 'use WorkForm of @bee/ui/fields, Dialog of @bee/ui/overlay, on demand',
  },
  {
    remote: 'mf-data-tools',
    entryPoint: /^@bee\/ui\/(core|form|table|overlay)$/,
    allowed: ['Dialog', 'SidePanel'],
    remedy: 'use Dialog or SidePanel, DayField of @bee/ui/day for days, DataTable for tables',
  },
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

/** Remotes whose pages are to read: what works with antd is loaded when it is wanted. */
const ON_DEMAND = ['mf-ai', 'mf-content', 'mf-data-tools', 'mf-sanqi'];
const ANTD = /^@bee\/ui\/(core|fields|form|table|overlay|theme)$/;

/** Markup for which there is a component, whose file is excepted. */
const markup: readonly { pattern: RegExp; problem: string; except?: RegExp }[] = [
  {
    pattern: /type=("|\{[^}]*')(date|datetime-local|month)\b/,
    problem: 'a native date field speaks English; use DayField of @bee/ui/day',
  },
  {
    pattern: /type="file"/,
    problem: 'a field of the browser for files; use FileButton of @bee/ui/content',
    except: /\/content\/button\.tsx$/,
  },
  {
    pattern: /<dialog\b|<\w+ role="(alert)?dialog"|aria-modal=/,
    problem:
      'a dialog of its own; use Dialog or SidePanel of @bee/ui/overlay, Modal of @bee/ui/interactive in the shell',
    except: /\/interactive\/modal\.tsx$/,
  },
  {
    pattern: /role="(combobox|listbox)"|<datalist\b/,
    problem: 'suggestions of its own; use SuggestionBox of @bee/ui/suggest',
    except: /\/suggest\/suggestion-list\.tsx$/,
  },
  {
    pattern: /<table\b|role="(table|grid)"/,
    problem: 'a table of its own; use DataTable of @bee/ui/content or WorkTable of @bee/ui/table',
    except: /month-calendar\.tsx$|\/content\/data-table\.tsx$/, // days by weekday, not rows to sort
  },
  {
    pattern: /<select\b/,
    problem: 'choices of its own; use SelectField of the tools in GET forms, Select of @bee/ui/fields in forms of antd',
    except: /\/components\/select-field\.tsx$/,
  },
  {
    pattern: /role="tooltip"|<Tooltip\b/,
    problem: 'a tooltip of its own; write the text on the page, or use title',
    // Previews of the targets of links in a text, and samples of antd's states.
    except: /\/(citation|entry-preview)\.tsx$|\/testing\/samples\.tsx$/,
  },
  {
    pattern: /navigator\.clipboard|execCommand/,
    problem: 'copying of its own; use copyText of @bee/ui/content',
    except: /\/content\/copy-text\.ts$/,
  },
  {
    pattern: /toLocaleString\(|Intl\.NumberFormat/,
    problem: 'a number format of its own; use formatNumber of @bee/domain/format',
  },
];

/** Where markup is checked: in the remotes, the shell, and what they share. */
const SHARED = ['shared/ui', 'shared/charts', 'shared/platform'];
const WITH_MARKUP = /^(mf-|shell$|shared\/)/;

/** What the rules refuse in the sources of remotes, shell and shared packages, as `file: what, and the remedy`. */
export const misusedComponents = (root: string): string[] =>
  [...readdirSync(root), ...SHARED]
    .filter((folder) => WITH_MARKUP.test(folder) && existsSync(path.join(root, folder, 'src')))
    .flatMap((workspace) =>
      sourcesOf(path.join(root, workspace, 'src')).flatMap((file) => {
        const problems = [...problemsOf(workspace, file), ...tooEarly(workspace, file)];
        return problems.map((problem) => `${path.relative(root, file)}: ${problem}`);
      }),
    );

const problemsOf = (remote: string, file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const imported = importsOf(text).flatMap(({ specifier, names }) => names.map((name) => ({ specifier, name })));
  const refused = componentRules
    .filter((rule) => rule.remote === remote)
    .flatMap(({ entryPoint, allowed, remedy }) =>
      imported
        .filter(({ specifier, name }) => entryPoint.test(specifier) && !allowed.includes(name))
        .map(({ specifier, name }) => `${name} of ${specifier}; ${remedy}`),
    );
  return [
    ...refused,
    ...markup.filter(({ pattern, except }) => pattern.test(text) && !except?.test(file)).map(({ problem }) => problem),
  ];
};

const tooEarly = (remote: string, file: string): string[] => {
  if (!ON_DEMAND.includes(remote) || !/\.(page|widget)\.tsx$/.test(file)) return [];
  return [...reach([file], { lazy: false }).packages.keys()]
    .filter((specifier) => ANTD.test(specifier))
    .map((specifier) => `${specifier} is loaded with the page; load what needs it with useLazyComponent`);
};

export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
