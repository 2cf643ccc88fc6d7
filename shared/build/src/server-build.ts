import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from './compile.ts';
import { inputsHash, isServerBuilt, SERVER_MARK } from './release-inputs.ts';
import { serverProcessesConfig } from './server-config.ts';
import { ROOT } from './workspace.ts';

/** Bundles the server's processes unless their inputs are unchanged. */
export const buildServer = async (): Promise<{ built: boolean }> => {
  if (isServerBuilt()) return { built: false };
  const inputs = inputsHash(path.join(ROOT, 'server'));
  await compile(serverProcessesConfig());
  mkdirSync(path.dirname(SERVER_MARK), { recursive: true });
  writeFileSync(SERVER_MARK, inputs);
  return { built: true };
};
