import { ROOT, remoteNames } from '@bee/build/workspace';
import { storeLocation } from '../release/store-location.ts';
import { runTool, type ToolResult } from '../run-tool.ts';
import { buildInChild } from '../start/build-in-child.ts';
import { outdated } from '../start/outdated.ts';
import { apiBump } from './api-bump.ts';
import { dependencyRules } from './dependency-rules.ts';
import { outdatedPageParams } from './page-params.ts';
import { queriesOutsideStores } from './queries-outside-stores.ts';
import { styleProblems } from './style-rules.ts';
import { misusedComponents } from './ui-components.ts';
import { wordingViolations } from './wording.ts';

/** `summary`: figures to print after the title, also when the check has passed. */
export type CheckResult = ToolResult & { summary?: string };

export type Check = { title: string; run(): Promise<CheckResult> };

const SOURCES = ['mf-*', 'shell', 'shared', 'server', 'scripts'];

/** All checks of the sources, in the order in which they start: first the types, which take as long as most others. */
export const checks: Check[] = [
  { title: '类型 (tsc -b)', run: () => runTool('tsc', ['-b', '--pretty', 'false']) },
  { title: '格式与写法 (biome)', run: () => runTool('biome', ['ci', '--colors=off', '--max-diagnostics=200', '.']) },
  {
    title: '依赖方向 (dependency-cruiser)',
    run: () => dependencyRules(sourceFolders()),
  },
  {
    title: 'Queries in stores only',
    run: async () => {
      const found = queriesOutsideStores(ROOT);
      return { ok: found.length === 0, output: found.join('\n'), summary: `${found.length} queries outside stores` };
    },
  },
  {
    title: '样式规则',
    run: async () => {
      const problems = styleProblems(ROOT, remoteNames());
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  },
  {
    title: 'Components by purpose',
    run: async () => {
      const found = misusedComponents(ROOT);
      return { ok: found.length === 0, output: found.join('\n') };
    },
  },
  {
    title: 'Wording (names and comments)',
    run: async () => {
      const { files, violations } = wordingViolations(ROOT);
      return {
        ok: violations.length === 0,
        output: violations.join('\n'),
        summary: `${violations.length} violations in ${files} files`,
      };
    },
  },
  { title: '无用代码 (knip)', run: () => runTool('knip', ['--no-progress', '--no-config-hints']) },
  {
    title: 'Ids and parameters of pages',
    run: async () => {
      const outdated = await outdatedPageParams(ROOT, [...remoteNames(), 'shell']);
      return { ok: outdated.length === 0, output: outdated.join('\n') };
    },
  },
  { title: '共享包的版本号', run: async () => apiBump(ROOT) },
  { title: '构建', run: () => buildAll() },
];

const sourceFolders = () => SOURCES.flatMap((name) => (name === 'mf-*' ? remoteNames() : [name]));

/** Builds into the store, so that later steps find the releases there; the active composition is unchanged. */
const buildAll = async (): Promise<ToolResult> => {
  const { missing, server } = outdated(storeLocation());
  const tasks = [...(server ? ['server'] : []), ...missing];
  if (tasks.length === 0) return { ok: true, output: '' };
  try {
    await buildInChild(tasks);
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: (error as Error).message };
  }
};
