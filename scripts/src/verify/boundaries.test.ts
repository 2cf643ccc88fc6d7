import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const FIXTURES = path.join(ROOT, 'scripts/fixtures/boundaries');
const LEGAL = 'allowed';

/** Names of the rules that the sources in a fixture break. */
const brokenRules = (fixture: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [program, '--config', path.join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', '.'];
    // The exit code is the number of violations.
    execFile(process.execPath, args, { cwd: path.join(FIXTURES, fixture) }, (error, stdout) => {
      if (!stdout) return reject(error);
      const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
      resolve([...new Set(summary.violations.map(({ rule }) => rule.name))]);
    });
  });

const ruleNames = async (): Promise<string[]> => {
  const script = `import config from '${ROOT}/.dependency-cruiser.mjs'; console.log(JSON.stringify(config.forbidden.map((rule) => rule.name)))`;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout) as string[]),
    );
  });
};

describe('import boundaries', () => {
  it('has a fixture for every rule', async () => {
    const fixtures = readdirSync(FIXTURES).filter((name) => name !== LEGAL);
    expect(fixtures.sort()).toEqual((await ruleNames()).sort());
  });

  it.each(readdirSync(FIXTURES).filter((name) => name !== LEGAL))('%s fires, and no other rule', async (name) => {
    expect(await brokenRules(name)).toEqual([name]);
  });

  it('accepts the intended imports', async () => {
    expect(await brokenRules(LEGAL)).toEqual([]);
  });
});
