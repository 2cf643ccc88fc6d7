import { remoteNames } from '@bee/build/workspace';

type Rule = [files: RegExp, folders: string[]];

/** The first that matches counts. The pages of a remote have specs of its own; any other file of the site concerns all. */
const RULES: Rule[] = [
  [/^(docs\/|[^/]+\.md$|scripts\/(?!src\/(test|start|compose|dev|import|release)\b))|\.test\.tsx?$/, []],
  [/^shared\/charts\//, ['mf-data-tools', 'mf-content', 'mf-sanqi']],
  [
    /^server\/src\/modules\/(prices|trade|industry|food|standards|statistics|supply|data-products)\//,
    ['mf-data-tools'],
  ],
  [/^server\/src\/modules\/assistant\//, ['mf-ai']],
  [/^server\/src\/modules\/commerce\//, ['mf-member']],
];

const SITE = /^(server|shared|shell|scripts)\/|^package-lock\.json$|^playwright\.config\.ts$/;

/** Which specs to run after a change: patterns for Playwright, none when no spec is concerned. */
export const relatedSpecs = (changed: readonly string[]): string[] => {
  const remotes = remoteNames();
  const all = ['shell', ...remotes].map(specsOf);
  const patterns = changed.flatMap((file) => {
    if (/^(shell|mf-[^/]+)\/e2e\/.*\.spec\.ts$/.test(file)) return [file];
    const rule = RULES.find(([files]) => files.test(file));
    if (rule) return rule[1].map(specsOf);
    const remote = remotes.find((name) => file.startsWith(`${name}/`));
    // Every page of every remote is visited by specs of the shell.
    if (remote) return [specsOf(remote), 'shell/e2e/every-page.spec.ts'];
    return SITE.test(file) ? all : [];
  });
  return [...new Set(patterns)];
};

const specsOf = (workspace: string): string => `${workspace}/e2e/`;
