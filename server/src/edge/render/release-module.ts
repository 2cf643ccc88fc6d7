import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import vm from 'node:vm';
import { hasIntegrity } from '@bee/releases/store/integrity';

const builtins = new Set(builtinModules);

/**
 * Evaluates a release's CommonJS file after checking its hash. `provided` resolves its external modules; of Node it may
 * load built-in modules only.
 */
export const loadReleaseModule = (
  { file, integrity }: { file: string; integrity: string },
  provided: Record<string, () => unknown>,
): unknown => {
  const code = readFileSync(file, 'utf8');
  if (!hasIntegrity(code, integrity)) throw new Error(`${file} is not the file of its release`);
  const nodeRequire = createRequire(file);
  const require = (request: string): unknown => {
    const provide = provided[request];
    if (provide) return provide();
    if (builtins.has(request.replace(/^node:/, ''))) return nodeRequire(request);
    throw new Error(`"${request}" is not provided to server files`);
  };
  const module = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
};
