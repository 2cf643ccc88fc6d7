import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { runTool, type ToolResult } from '../run-tool.ts';

const PAST_INDEX = ['server-module-index', 'server-module-to-module', 'server-module-definition'];
const CYCLE = ['cycle'];

/** Checks the rules of .dependency-cruiser.mjs. The summary counts the modules of the server and their violations. */
export const dependencyRules = async (folders: readonly string[]): Promise<ToolResult & { summary: string }> => {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders];
  const result = await runTool('depcruise', args);
  return { ...result, summary: summaryOf(result.output, countModules(ROOT)) };
};

/** @param output of dependency-cruiser's reporter `err`: a line `error <rule>: <from> → <to>` per violation */
export const summaryOf = (output: string, modules: number): string => {
  const count = (rules: readonly string[]) =>
    rules.reduce((sum, rule) => sum + output.split(`error ${rule}:`).length - 1, 0);
  return `${modules} server modules, ${count(PAST_INDEX)} imports past an index.ts, ${count(CYCLE)} cycles`;
};

const countModules = (root: string): number =>
  readdirSync(path.join(root, 'server/src/modules'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .length;
