import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');
const FIXTURES = path.join(ROOT, 'scripts/fixtures/boundaries');
const LEGAL = 'allowed';
const fixtures = readdirSync(FIXTURES);

type Findings = { rules: string[]; broken: Record<string, string[]> };

/**
 * Names of all rules, and of those that the sources of each fixture break. One process for all of them, which is not
 * Jest's because the package consists of ES modules. The configuration reads the folders of where it runs.
 */
const SCRIPT = `
import { cruise } from 'dependency-cruiser';
const broken = {};
let rules = [];
for (const fixture of ${JSON.stringify(fixtures)}) {
  process.chdir('${FIXTURES}/' + fixture);
  const config = await import('${ROOT}/.dependency-cruiser.mjs?' + fixture);
  const { forbidden, options: { enhancedResolveOptions, ...options } } = config.default;
  rules = forbidden.map(({ name }) => name);
  const { output } = await cruise(
    ['.'],
    { ...options, ruleSet: { forbidden }, validate: true, outputType: 'json' },
    { ...enhancedResolveOptions, bustTheCache: true },
  );
  broken[fixture] = [...new Set(JSON.parse(output).summary.violations.map(({ rule }) => rule.name))];
}
console.log(JSON.stringify({ rules, broken }));
`;

let findings: Findings;
beforeAll(async () => {
  const args = ['--input-type=module', '-e', SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  findings = JSON.parse(stdout) as Findings;
});

describe('import boundaries', () => {
  it('has a fixture for every rule', () => {
    expect(fixtures.filter((name) => name !== LEGAL).sort()).toEqual(findings.rules.sort());
  });

  it.each(fixtures.filter((name) => name !== LEGAL))('%s fires, and no other rule', (name) => {
    expect(findings.broken[name]).toEqual([name]);
  });

  it('accepts the intended imports', () => {
    expect(findings.broken[LEGAL]).toEqual([]);
  });
});
