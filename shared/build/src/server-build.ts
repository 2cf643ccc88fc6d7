import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from './compile.ts';
import { inputsHash } from './release-inputs.ts';
import { serverProcessesConfig } from './server-config.ts';
import { ROOT } from './workspace.ts';

/** Bundles the server's processes unless what they are made of is unchanged. */
export const buildServer = async (): Promise<{ built: boolean }> => {
  const mark = path.join(ROOT, 'server/dist/.inputs');
  const inputs = inputsHash(path.join(ROOT, 'server'));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return { built: false };
  await compile(serverProcessesConfig());
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, inputs);
  return { built: true };
};
