import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const HERE = __dirname;

/**
 * Bundles the processes; with `pathinfo` the output names the modules it contains. The bundler does not run inside
 * Jest.
 */
const buildInto = (out: string) => {
  const script = `
    import { compile } from '${HERE}/compile.ts';
    import { serverProcessesConfig } from '${HERE}/server-config.ts';
    const output = { path: '${out}', pathinfo: true };
    await compile(serverProcessesConfig().map((config) => ({ ...config, output: { ...config.output, ...output } })));
  `;
  return promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: HERE });
};

describe('the bundles of the server', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'bee-server-build-'));
  beforeAll(() => buildInto(out));
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  const holding = (modules: string) =>
    readdirSync(out).filter((file) => readFileSync(path.join(out, file), 'utf8').includes(modules));

  it('have the sandbox in a separate file, loaded only for demonstrations', () => {
    expect(holding('/server.ts')).toEqual(['main.js']);
    expect(holding('shared/sandbox/src/')).toEqual(['sandbox.js']);
  });
});
