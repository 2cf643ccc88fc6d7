import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type SampleResult = { elements: number; differences: string[]; styleTags: number };

/** Runs in a separate process: the stylesheets are only correct under NODE_ENV=production. */
async function compare(): Promise<Record<string, SampleResult>> {
  const script = require.resolve('./compare.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

describe('static stylesheets', () => {
  it("make every antd component look exactly as with antd's runtime styles, without style tags", async () => {
    const results = await compare();
    const wrong = Object.entries(results).filter(
      ([, { elements, differences, styleTags }]) => elements < 3 || differences.length > 0 || styleTags > 0,
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(results)).toContain('table');
  }, 600_000);
});
