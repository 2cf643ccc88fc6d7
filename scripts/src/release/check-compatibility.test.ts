import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putSmallRelease } from '@bee/testing/small-release';
import { checkCompatibility } from './check-compatibility.ts';

const UNREACHABLE = 'http://127.0.0.1:9';

let store: string;
const before = process.env.RELEASE_STORE;
beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-store-'));
  process.env.RELEASE_STORE = store;
});
afterEach(() => {
  rmSync(store, { recursive: true });
  process.env.RELEASE_STORE = before ?? '';
});

/** @returns its id */
const put = (name: string, id: string): string => {
  putSmallRelease(store, name, id, { manifest: { owner: '智能组' } });
  return id;
};

describe('a newly built release', () => {
  it('is not checked when nothing is active yet', async () => {
    expect(await checkCompatibility('mf-ai', put('mf-ai', '1.1.0-00000000'), UNREACHABLE)).toEqual([]);
  });

  it('is reported as incompatible, as is an unreachable API; the composition is unchanged', async () => {
    const active = put('shell', '1.1.0-00000000');
    const composition = JSON.stringify({ sequence: 1, changed_at: '2026-01-01', shell: { active }, remotes: {} });
    writeFileSync(path.join(store, 'composition.json'), composition);
    const problems = await checkCompatibility('mf-ai', put('mf-ai', '1.2.0-00000000'), UNREACHABLE);
    expect(problems.join('\n')).toMatch(/mf-ai@1\.2\.0-00000000.*（智能组）.*［integrity］/);
    expect(problems.at(-1)).toContain('只按本机的约定核对');
    expect(readFileSync(path.join(store, 'composition.json'), 'utf8')).toBe(composition);
  });
});
